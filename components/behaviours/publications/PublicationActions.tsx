import { DownloadLink } from '@/components/ui/download-link/DownloadLink';
import { TextLink } from '@/components/ui/link/TextLink';
import { firstPageOf } from '@/lib/links/firstPage';
import { viewerLinkProps } from '@/lib/links/viewerLink';
import type { FileFacts } from '@/lib/server/resources/fileFacts';

type PublicationActionsProps = {
  /** Id of the document in the viewer. */
  id: string;
  file: FileFacts;
  /** Title in the viewer. */
  title: string;
  /** Text of the download link for two seconds after a click. */
  notice: string;
  /** True for the wording of the large cards of the newest publications. */
  isFeatured?: boolean;
};

/** Links of a publication: preview, download, read. A file that the viewer cannot show can only be downloaded. */
export function PublicationActions({ id, title, file, notice, isFeatured = false }: PublicationActionsProps) {
  if (file.type !== 'PDF') {
    return <DownloadLink href={file.href} label={isFeatured ? 'Download file' : 'Download File'} notice={notice} />;
  }
  const viewer = viewerLinkProps({ id, title, facts: file.text, picture: firstPageOf(file.href) });
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
