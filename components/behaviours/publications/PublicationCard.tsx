import { FilePicture } from '@/components/ui/FilePicture';
import type { Firm } from '@/lib/content/schemas/firm';
import { documentPath } from '@/lib/resources/documentPath';
import type { Publication } from '@/lib/server/content/loaders/resources';
import { mediaCard } from '@/lib/server/resources/media';
import { DocumentMeta } from './DocumentMeta';
import { PictureCard } from './PictureCard';
import { PublicationActions } from './PublicationActions';

type PublicationCardProps = {
  item: Publication;
  firm: Pick<Firm, 'mark'>;
  /** Text of the download link for two seconds after a click. */
  notice: string;
  /** True for the newest ones, at the top of the media page: with their description. */
  isFeatured?: boolean;
  /** True for the newest of all, the page's largest picture above the fold. */
  isLarge?: boolean;
};

/** A publication in a list; its title leads to its page. */
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
      icon="sheet"
      title={title}
      link={{ href: documentPath(item) }}
      meta={
        <>
          <DocumentMeta document={item} kind={kind} />
          <p>{details}</p>
        </>
      }
      text={isFeatured && item.description}
    >
      {file && <PublicationActions item={item} file={file} notice={notice} isFeatured={isFeatured} />}
    </PictureCard>
  );
}
