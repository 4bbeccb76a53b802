import { FilePicture } from '@/components/ui/FilePicture';
import { documentCover } from '@/lib/server/pictures/registry';
import type { LibraryDocument } from '@/lib/server/resources/allDocuments';
import { publicationPicture } from '@/lib/server/resources/media';
import styles from './DocumentCover.module.scss';

/** The cloth of a document's cover beside its title; the paper below the cloth is cropped. A publication has its picture. */
export function DocumentCover({ document }: { document: LibraryDocument }) {
  return (
    <FilePicture
      {...(document.category === 'media' ? publicationPicture(document) : documentCover(document))}
      lazy={false}
      className={styles.cover}
    />
  );
}
