import { ButtonLink } from '@/components/ui/button/ButtonLink';
import { DownloadLink } from '@/components/ui/download-link/DownloadLink';
import { PrintButton } from '@/components/ui/print-button/PrintButton';
import { firstPageOf } from '@/lib/links/firstPage';
import { viewerLinkProps } from '@/lib/links/viewerLink';
import { documentPath } from '@/lib/resources/documentPath';
import { titleInContext } from '@/lib/resources/summaryTitle';
import type { LibraryDocument } from '@/lib/server/resources/allDocuments';
import type { FileFacts } from '@/lib/server/resources/fileFacts';
import styles from './DocumentBox.module.scss';

type DocumentBoxProps = { document: LibraryDocument; file: FileFacts | undefined };

/** Links to a document's file. Where there is none, a button prints the page instead. */
export function DocumentBox({ document, file }: DocumentBoxProps) {
  return (
    <section className={styles.box} aria-labelledby="this-document">
      <div className={styles.head}>
        <h2 id="this-document" className={styles.title}>
          This document
        </h2>
        {file && <p className={styles.facts}>{file.text}</p>}
      </div>
      <div className={styles.actions}>
        {file?.type === 'PDF' && (
          <ButtonLink
            href={file.href}
            size="small"
            icon="eye"
            fullWidth
            {...viewerLinkProps({
              id: document.id,
              title: titleInContext(document),
              facts: file.text,
              pageHref: documentPath(document),
              picture: firstPageOf(file.href),
            })}
          >
            View Document
          </ButtonLink>
        )}
        {file ? (
          <DownloadLink href={file.href} label="Download" notice="Download started" variant="button" />
        ) : (
          <PrintButton />
        )}
      </div>
    </section>
  );
}
