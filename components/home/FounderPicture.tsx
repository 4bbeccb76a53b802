import { FilePicture } from '@/components/ui/picture/FilePicture';
import type { Founder } from '@/lib/content/schemas/about';
import { defaultPicture, founderPortrait } from '@/lib/pictures/files';
import styles from './FounderPicture.module.scss';

/** The founder in cloth, with initials for a head: no face is guessed. */
export function FounderPicture({ founder }: { founder: Pick<Founder, 'initials'> }) {
  return (
    <div className={styles.picture} aria-hidden="true">
      <FilePicture {...founderPortrait()} fallbackSrc={defaultPicture().src} />
      <span className={styles.initials}>{founder.initials}</span>
    </div>
  );
}
