import { FilePicture } from '@/components/ui/FilePicture';
import { defaultPicture, documentCover } from '@/lib/server/pictures/registry';
import type { LibraryDocument } from '@/lib/server/resources/allDocuments';
import { publicationPicture } from '@/lib/server/resources/media';
import styles from './DocumentCover.module.scss';

/** The picture of a document's cover beside its title; the paper below it is cropped. A publication has its picture. */
export function DocumentCover({ document }: { document: LibraryDocument }) {
  return (
    <FilePicture
      {...(document.category === 'media' ? publicationPicture(document) : documentCover(document))}
      fallbackSrc={defaultPicture().src}
      lazy={false}
      className={styles.cover}
    />
  );
}
