import { Proof } from '@/components/shared/Proof';
import { BorderStrip, InlinePicture } from '@/components/shell/BorderStrip';
import { ButtonLink } from '@/components/ui/button/ButtonLink';
import { FilePicture } from '@/components/ui/FilePicture';
import { TextLink } from '@/components/ui/TextLink';
import type { Claim, Firm } from '@/lib/content/schemas/firm';
import type { Home, HeroSlide as Slide } from '@/lib/content/schemas/pages';
import type { Achievements } from '@/lib/content/schemas/people';
import { photoFile } from '@/lib/server/pictures/photos/pagePhoto';
import { WINDOW_WIDTHS } from '@/lib/server/pictures/photos/photoSizes';
import { slidePicture } from '@/lib/server/pictures/registry';
import { telLink } from '@/lib/site/contactLinks';
import styles from './Hero.module.scss';
import { HeroSlider } from './HeroSlider';
import slidePictureStyles from './SlidePicture.module.scss';

type SlidePictureProps = {
  slide: Slide;
  /** Inlines the picture, for the initial slide. The pictures of other slides are files, loaded when needed. */
  isDrawn: boolean;
};

/** Aspect ratio of the area above the border in the wide crop, and widths of both crops. */
const PHOTO_BOX = { ratio: 1.4, widths: { base: '100vw', medium: '50vw' } };

/** A slide's picture, with its border: full width on phones, otherwise the right half. A photo replaces the drawn scene. */
function SlidePicture({ slide, isDrawn }: SlidePictureProps) {
  const { src: srcSet, width, height } = slidePicture({ ...slide, cut: 'wide' });
  return (
    <div className={slidePictureStyles.picture}>
      {slide.image && (
        <FilePicture
          {...photoFile(slide.image, PHOTO_BOX)}
          lazy={!isDrawn}
          isFirst={isDrawn}
          className={slidePictureStyles.photo}
        />
      )}
      {isDrawn ? (
        <>
          <InlinePicture svg={slidePicture.markup({ ...slide, cut: 'wide' })} className={slidePictureStyles.wide} />
          <InlinePicture svg={slidePicture.markup({ ...slide, cut: 'phone' })} className={slidePictureStyles.phone} />
        </>
      ) : (
        <FilePicture
          {...slidePicture({ ...slide, cut: 'phone' })}
          crop={{ media: `(min-width: ${WINDOW_WIDTHS.medium})`, srcSet, width, height }}
          className={slidePictureStyles.file}
        />
      )}
    </div>
  );
}

type HeroSlideProps = {
  slide: Slide;
  /** Whether this is the first slide, which has the page's h1 and an inlined picture. */
  isFirst: boolean;
};

function HeroSlide({ slide, isFirst }: HeroSlideProps) {
  const { title, description, proverb, callToAction } = slide;
  const Heading = isFirst ? 'h1' : 'h2';

  return (
    <>
      <div className={styles.words}>
        <Heading className={styles.title}>{title}</Heading>
        <p className={`${styles.lead} opening`}>{description}</p>
      </div>
      <figure className={`${styles.figure} notPrinted`}>
        <SlidePicture slide={slide} isDrawn={isFirst} />
        <figcaption className={`${styles.caption} caption`}>
          <span className="block proverb" lang="sw">
            {proverb.text}
          </span>{' '}
          <q>{proverb.translation}</q> Swahili proverb
        </figcaption>
      </figure>
      <div className={`${styles.actions} notPrinted`}>
        <ButtonLink href={callToAction.link} variant="accent" size="large">
          {callToAction.text}
        </ButtonLink>
        <ButtonLink href="/contact" variant="outline" size="large">
          Book a Consultation
        </ButtonLink>
      </div>
    </>
  );
}

type HeroProps = Pick<Home, 'slides'> &
  Pick<Achievements, 'registrations'> &
  Pick<Firm, 'phone'> & { claim: Claim | undefined };

/**
 * The first section of the home page: slides with a picture and call to action each, the firm's credentials and, on phones, a
 * number to call.
 */
export function Hero({ slides, registrations, phone, claim }: HeroProps) {
  return (
    <>
      <HeroSlider
        label="What we do"
        slides={slides.map((slide, index) => ({
          id: slide.id,
          label: slide.label,
          content: <HeroSlide slide={slide} isFirst={index === 0} />,
        }))}
      >
        <Proof registrations={registrations} claim={claim} />
        <p className={styles.call}>
          <TextLink href={telLink(phone)}>{phone}</TextLink>
        </p>
      </HeroSlider>
      <div className={styles.strip}>
        <BorderStrip border="diamonds" scope="home" />
      </div>
    </>
  );
}
