import { FramedPicture } from '@/components/ui/framed-picture/FramedPicture';
import type { Founder } from '@/lib/content/schemas/about';
import { defaultPicture } from '@/lib/pictures/files';
import { framedFounder } from '@/lib/pictures/framedPictures';
import styles from './FounderPicture.module.scss';

/** Beside the name on phones, above it from 768 px. */
const PICTURE_WIDTHS = { base: '132px', medium: '440px' };

/** Portrait of the founder: a photo, or while there is none a drawn bust with initials. */
export function FounderPicture({ founder }: { founder: Pick<Founder, 'initials' | 'image'> }) {
  return (
    <div className={styles.picture} aria-hidden={!founder.image || undefined}>
      <FramedPicture picture={framedFounder(founder, PICTURE_WIDTHS)} fallbackSrc={defaultPicture().src} />
      {!founder.image && <span className={styles.initials}>{founder.initials}</span>}
    </div>
  );
}
