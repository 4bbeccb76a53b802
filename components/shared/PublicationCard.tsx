import { DownloadLink } from '@/components/ui/DownloadLink';
import { FilePicture } from '@/components/ui/FilePicture';
import type { IconName } from '@/components/ui/icon/Icon';
import { TextLink } from '@/components/ui/TextLink';
import type { Firm } from '@/lib/content/schemas/firm';
import type { Video } from '@/lib/content/schemas/resources';
import { documentPath } from '@/lib/resources/documentPath';
import { getPageTexts } from '@/lib/server/content/loaders/pages';
import type { Publication } from '@/lib/server/content/loaders/resources';
import { resourcePicture } from '@/lib/server/pictures/registry';
import type { FileFacts } from '@/lib/server/resources/fileFacts';
import { mediaCard } from '@/lib/server/resources/media';
import { viewerLinkProps } from '@/lib/site/viewerLink';
import { ListRow } from './ListRow';
import { DocumentMeta, PictureCard } from './PictureCard';

type PublicationActionsProps = {
  item: Pick<Publication, 'id' | 'category' | 'title' | 'downloadUrl'>;
  file: FileFacts;
  /** Replaces the download link's text for two seconds after a click. */
  notice: string;
  /** Uses the wording of the large cards for the newest publications. */
  isFeatured?: boolean;
};

/** Preview, download and read links of a publication. A file that the viewer cannot show can only be downloaded. */
export function PublicationActions({ item, file, notice, isFeatured = false }: PublicationActionsProps) {
  const download = { href: file.href, notice, facts: file.text };
  if (file.type !== 'PDF') {
    return <DownloadLink {...download} label={isFeatured ? 'Download file' : 'Download File'} />;
  }
  const { id, title, downloadUrl: href } = item;
  const pageHref = documentPath(item);
  const link = viewerLinkProps({ id, title, facts: file.text, pageHref, picture: file.picture });
  return (
    <>
      <TextLink href={href} {...link} size="small" icon="eye">
        Preview
      </TextLink>
      <DownloadLink {...download} label="Download" />
      <TextLink href={pageHref} size="small">
        {isFeatured ? 'Read full publication' : 'Read Publication'}
      </TextLink>
    </>
  );
}

const KIND_ICONS: Record<Publication['kind'], IconName> = {
  interview: 'user',
  analysis: 'sheet',
  news: 'calendar',
  guide: 'book',
  article: 'file',
  research: 'search',
};

type PublicationCardProps = {
  item: Publication;
  firm: Pick<Firm, 'mark'>;
  /** Replaces the download link's text for two seconds after a click. */
  notice: string;
  /** For the newest publications at the top of the media page: also shows the description. */
  isFeatured?: boolean;
  /** For the very newest publication, the largest picture above the fold. */
  isLarge?: boolean;
};

/** A publication in a list. The title links to its page. */
export function PublicationCard(props: PublicationCardProps) {
  const { item, firm, notice, isFeatured = false, isLarge = false } = props;
  const { title, kind, details, picture, fallbackSrc, file } = mediaCard(item, firm);
  return (
    <PictureCard
      shape="column"
      isLarge={isLarge}
      picture={
        <FilePicture
          {...picture}
          lazy={!isLarge}
          isFirst={isLarge}
          fallbackSrc={fallbackSrc}
          failureMessage={isFeatured ? `The picture of the featured publication "${title}" failed` : undefined}
        />
      }
      icon={KIND_ICONS[item.kind]}
      title={title}
      link={{ href: documentPath(item) }}
      meta={
        <DocumentMeta document={item} kind={kind}>
          {details}
        </DocumentMeta>
      }
      text={isFeatured && item.description}
    >
      {file && <PublicationActions item={item} file={file} notice={notice} isFeatured={isFeatured} />}
    </PictureCard>
  );
}

/** A publication in the list of all, without its picture. */
export function PublicationRow({ item, firm, notice }: Pick<PublicationCardProps, 'item' | 'firm' | 'notice'>) {
  const { title, kind, details, file } = mediaCard(item, firm);
  return (
    <ListRow
      icon={KIND_ICONS[item.kind]}
      title={title}
      link={{ href: documentPath(item) }}
      actions={file && <PublicationActions item={item} file={file} notice={notice} />}
    >
      <DocumentMeta document={item} kind={kind}>
        {details}
      </DocumentMeta>
    </ListRow>
  );
}

/** Notice above the list of videos until at least one of them has a URL. */
export const videosToCome = (videos: readonly Video[]): string | undefined =>
  videos.every(({ placeholder }) => placeholder) ? getPageTexts('en').media.videosToCome : undefined;

/** A video on another site, opened in a new tab. Without a known URL it is not linked. */
export function VideoCard({ video }: { video: Video }) {
  const link = video.placeholder ? undefined : { href: video.link, newTab: 'opens in a new tab' };
  return (
    <PictureCard
      shape="row"
      picture={<FilePicture {...resourcePicture(video)} />}
      icon={link && 'play'}
      title={video.title}
      link={link}
      meta={<DocumentMeta document={video} />}
    >
      {link && (
        <TextLink {...link} size="small" icon="external">
          Watch Video
        </TextLink>
      )}
    </PictureCard>
  );
}
