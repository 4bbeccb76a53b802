import { FramedPicture } from '@/components/ui/framed-picture/FramedPicture';
import { FilePicture } from '@/components/ui/picture/FilePicture';
import { Plaque } from '@/components/ui/plaque/Plaque';
import type { Award } from '@/lib/content/schemas/people';
import { photoFile } from '@/lib/server/pictures/photos/pagePhoto';
import { plaquePictures } from '@/lib/server/pictures/plaquePictures';
import { awardPicture, defaultPicture } from '@/lib/server/pictures/registry';
import styles from './AwardPicture.module.scss';

/** The gallery shows one award, two from 1024 px. */
const GALLERY_WIDTHS = { base: '92vw', large: '46vw', nav: '588px' };
const VIEWER_WIDTHS = { base: '92vw', nav: '896px' };

/** Drawn: a photo of an award is shown by its own component, not as a logo. */
function AwardPlaque({ award: { id, title, caption, descriptor } }: { award: Award }) {
  return (
    <Plaque pictures={plaquePictures({ id })} name={title} caption={caption} descriptor={descriptor} isDecorative />
  );
}

/** An award in the gallery: the firm's photo of it in a border, or quietly its plaque alone. */
export function AwardPicture({ award, index }: { award: Award; index: number }) {
  if (!award.image) {
    return (
      <span className={styles.drawn}>
        <span className={styles.plaque}>
          <AwardPlaque award={award} />
        </span>
      </span>
    );
  }
  return (
    <span className={styles.picture}>
      <FramedPicture
        picture={awardPicture.framed(GALLERY_WIDTHS, award, index)}
        fallbackSrc={defaultPicture().src}
        lazy={index > 0}
        className={styles.cloth}
      />
    </span>
  );
}

/** An award in the full-screen viewer, which announces it: its plaque, or the whole photo. */
export function WholeAward({ award }: { award: Award }) {
  if (!award.image) return <AwardPlaque award={award} />;
  return (
    <FilePicture
      {...photoFile(award.image, { widths: VIEWER_WIDTHS })}
      alt=""
      lazy={false}
      fallbackSrc={defaultPicture().src}
      className={styles.photo}
    />
  );
}
