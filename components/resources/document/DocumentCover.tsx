import { FilePicture } from '@/components/ui/picture/FilePicture';
import { WINDOW_WIDTHS } from '@/lib/server/pictures/photos/photoSizes';
import { defaultPicture, documentBand, documentCover } from '@/lib/server/pictures/registry';
import type { LibraryDocument } from '@/lib/server/resources/allDocuments';
import styles from './DocumentCover.module.scss';

/** The cloth of a document's cover beside its title; above it, from edge to edge, in narrow windows. */
export function DocumentCover({ document }: { document: LibraryDocument }) {
  return (
    <div className={styles.cover}>
      <FilePicture
        {...documentBand(document)}
        sources={[{ srcSet: documentCover(document).src, media: `(min-width: ${WINDOW_WIDTHS.large})` }]}
        fallbackSrc={defaultPicture().src}
        lazy={false}
        className={styles.picture}
      />
    </div>
  );
}
