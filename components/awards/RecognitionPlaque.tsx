import { FilePicture } from '@/components/ui/picture/FilePicture';
import { Plaque } from '@/components/ui/plaque/Plaque';
import type { Affiliation, Award } from '@/lib/content/schemas/awards';
import { badgePicture, defaultPicture } from '@/lib/pictures/files';
import { photoFile } from '@/lib/pictures/photos';
import styles from './RecognitionPlaque.module.scss';

type RecognitionPlaqueProps = {
  recognition: Pick<Award | Affiliation, 'id' | 'image' | 'caption' | 'descriptor'>;
  /** Set large on the plaque. */
  name: string;
};

/** Plaque of an award or a body: drawn with words of ours until the firm has a photo or a licensed logo. */
export function RecognitionPlaque({ recognition, name }: RecognitionPlaqueProps) {
  const { id, image, caption, descriptor } = recognition;
  const fallbackSrc = defaultPicture().src;
  if (!image) return <Plaque picture={badgePicture(id)} {...{ caption, name, descriptor, fallbackSrc }} />;
  const { src, width, height, alt } = photoFile(image);
  return (
    <span className={styles.paper}>
      <FilePicture {...{ src, width, height, alt, fallbackSrc }} className={styles.picture} />
    </span>
  );
}
