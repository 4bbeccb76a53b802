import { viewerLinkProps } from '@/lib/links/viewerLink';
import { DownloadLink } from '../download-link/DownloadLink';
import { TextLink } from '../link/TextLink';

export type PublicationActionsProps = {
  /** Id by which the viewer knows the document. */
  id: string;
  /** The publication's file; nothing is offered where there is none. */
  file: { href: string; type: string; text: string } | undefined;
  /** Title that the viewer shows over it. */
  title: string;
  /** Stands for two seconds in place of the download's words. */
  notice: string;
  /** Says its words as the large cards of the newest publications do. */
  isFeatured?: boolean;
};

/** What can be done with a publication: look at it, keep it, read it. A file that no viewer shows is kept only. */
export function PublicationActions({ id, title, file, notice, isFeatured = false }: PublicationActionsProps) {
  if (!file) return null;
  if (file.type !== 'PDF') {
    return <DownloadLink href={file.href} label={isFeatured ? 'Download file' : 'Download File'} notice={notice} />;
  }
  const viewer = viewerLinkProps({ id, title, facts: file.text });
  return (
    <>
      <TextLink href={file.href} size="small" icon="eye" {...viewer}>
        Preview
      </TextLink>
      <DownloadLink href={file.href} label="Download" notice={notice} />
      <TextLink href={file.href} size="small" icon="book" {...viewer}>
        {isFeatured ? 'Read full publication' : 'Read Publication'}
      </TextLink>
    </>
  );
}
