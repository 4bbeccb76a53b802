import { ButtonLink } from '@/components/ui/button/ButtonLink';
import type { HeroSlide as Slide } from '@/lib/content/schemas/pages';
import { HeroCloth } from './HeroCloth';
import styles from './HeroSlide.module.scss';

type HeroSlideProps = {
  slide: Slide;
  /** The first slide holds the page's h1, and its picture is inlined. */
  isFirst: boolean;
};

/** One slide: text, picture with its proverb, two links. */
export function HeroSlide({ slide, isFirst }: HeroSlideProps) {
  const { title, description, proverb, callToAction } = slide;
  const Heading = isFirst ? 'h1' : 'h2';

  return (
    <>
      <div className={styles.words}>
        <Heading className={styles.title}>{title}</Heading>
        <p className={styles.lead}>{description}</p>
      </div>
      <figure className={styles.figure}>
        <HeroCloth slide={slide} isDrawn={isFirst} />
        <figcaption className={styles.caption}>
          <q className={styles.saying}>{proverb.translation}</q> Swahili proverb
        </figcaption>
      </figure>
      <div className={styles.actions}>
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
