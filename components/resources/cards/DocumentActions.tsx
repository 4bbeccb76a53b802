import { DownloadLink } from '@/components/ui/DownloadLink';
import { TextLink } from '@/components/ui/TextLink';
import { viewerLinkProps } from '@/lib/links/viewerLink';
import { documentPath } from '@/lib/resources/documentPath';
import { isSummaryOfLaw, SUMMARY_NOTICE, shortTitle } from '@/lib/resources/summaryTitle';
import type { LibraryDocument } from '@/lib/server/resources/allDocuments';
import type { FileFacts } from '@/lib/server/resources/fileFacts';
import styles from './DocumentActions.module.scss';

type DocumentActionsProps = {
  document: LibraryDocument;
  /** The document's file; its links are left out where there is none. */
  file: FileFacts | undefined;
};

/** Links of a document in a list. The one to a PDF is an ordinary link, which the viewer takes over. */
export function DocumentActions({ document, file }: DocumentActionsProps) {
  const { id, category, downloadUrl } = document;
  const path = documentPath(document);
  return (
    <div className={styles.actions}>
      {category === 'articles' && (
        <TextLink href={path} size="small" newTab>
          Read Article
        </TextLink>
      )}
      {downloadUrl.endsWith('.xlsx') && (
        <TextLink href={path} size="small" newTab>
          View Resource
        </TextLink>
      )}
      {file?.type === 'PDF' && (
        <TextLink
          href={file.href}
          size="small"
          icon="eye"
          {...viewerLinkProps({
            id,
            title: shortTitle(document),
            facts: isSummaryOfLaw(document) ? `${SUMMARY_NOTICE} · ${file.text}` : file.text,
            pageHref: path,
          })}
        >
          View Document
        </TextLink>
      )}
      {file && <DownloadLink href={file.href} label="Download" notice="Download started" facts={file.text} />}
    </div>
  );
}
