import { ButtonLink } from '@/components/ui/button/ButtonLink';
import type { HeroSlide as Slide } from '@/lib/content/schemas/home';
import { HeroCloth } from './HeroCloth';
import styles from './HeroSlide.module.scss';

type HeroSlideProps = {
  slide: Slide;
  /** Line above the heading. */
  kicker: string;
  /** The first slide holds the page's h1, and its picture is inlined. */
  isFirst: boolean;
};

/** One slide: text, picture with its proverb, two links. */
export function HeroSlide({ slide, kicker, isFirst }: HeroSlideProps) {
  const { title, description, proverb, callToAction } = slide;
  const Heading = isFirst ? 'h1' : 'h2';

  return (
    <>
      <div className={styles.words}>
        <p className={styles.kicker} data-first={isFirst || undefined}>
          {kicker}
        </p>
        <Heading className={styles.title}>{title}</Heading>
        <p className={styles.lead}>{description}</p>
      </div>
      <figure className={styles.figure}>
        <HeroCloth slide={slide} isDrawn={isFirst} />
        <figcaption className={styles.caption}>
          <q className={styles.saying}>{proverb.translation}</q> <span className={styles.origin}>Swahili proverb</span>
        </figcaption>
      </figure>
      <div className={styles.actions}>
        <ButtonLink href={callToAction.link} variant="accent" size="large" iconEnd="arrow-right">
          {callToAction.text}
        </ButtonLink>
        <ButtonLink href="/contact" variant="outline" size="large">
          Book a Consultation
        </ButtonLink>
      </div>
    </>
  );
}
