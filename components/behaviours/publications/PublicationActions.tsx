import { DownloadLink } from '@/components/ui/DownloadLink';
import { TextLink } from '@/components/ui/TextLink';
import { viewerLinkProps } from '@/lib/links/viewerLink';
import { documentPath } from '@/lib/resources/documentPath';
import type { Publication } from '@/lib/server/content/loaders/resources';
import type { FileFacts } from '@/lib/server/resources/fileFacts';

type PublicationActionsProps = {
  item: Pick<Publication, 'id' | 'category' | 'title' | 'downloadUrl'>;
  file: FileFacts;
  /** Text of the download link for two seconds after a click. */
  notice: string;
  /** True for the wording of the large cards of the newest publications. */
  isFeatured?: boolean;
};

/** Links of a publication: preview, download, read. A file that the viewer cannot show can only be downloaded. */
export function PublicationActions({ item, file, notice, isFeatured = false }: PublicationActionsProps) {
  const download = { href: file.href, notice, facts: file.text };
  if (file.type !== 'PDF') {
    return <DownloadLink {...download} label={isFeatured ? 'Download file' : 'Download File'} />;
  }
  const { id, title, downloadUrl: href } = item;
  const link = { href, ...viewerLinkProps({ id, title, facts: file.text, pageHref: documentPath(item) }) };
  return (
    <>
      <TextLink {...link} size="small" icon="eye">
        Preview
      </TextLink>
      <DownloadLink {...download} label="Download" />
      <TextLink {...link} size="small">
        {isFeatured ? 'Read full publication' : 'Read Publication'}
      </TextLink>
    </>
  );
}
