import { FramedPicture } from '@/components/ui/framed-picture/FramedPicture';
import type { Founder } from '@/lib/content/schemas/about';
import { defaultPicture, founderPicture } from '@/lib/pictures/registry';
import styles from './FounderPicture.module.scss';

/** Beside the name on phones, above it from 768 px. */
const PICTURE_WIDTHS = { base: '132px', medium: '440px' };

/** The founder: the firm's photo, or in cloth with initials for a head, since no face is guessed. */
export function FounderPicture({ founder }: { founder: Pick<Founder, 'initials' | 'image'> }) {
  return (
    <div className={styles.picture} aria-hidden={!founder.image || undefined}>
      <FramedPicture picture={founderPicture.framed(PICTURE_WIDTHS, founder)} fallbackSrc={defaultPicture().src} />
      {!founder.image && <span className={styles.initials}>{founder.initials}</span>}
    </div>
  );
}
