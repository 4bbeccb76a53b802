import { Proof } from '@/components/behaviours/Proof';
import { BorderStrip } from '@/components/shell/BorderStrip';
import { ButtonLink } from '@/components/ui/button/ButtonLink';
import { SampleTag } from '@/components/ui/sample-tag/SampleTag';
import type { Claim } from '@/lib/content/schemas/firm';
import type { Home, HeroSlide as Slide } from '@/lib/content/schemas/pages';
import type { Achievements } from '@/lib/content/schemas/people';
import styles from './Hero.module.scss';
import { HeroCloth } from './HeroCloth';
import heroSlideStyles from './HeroSlide.module.scss';
import { HeroSlider } from './HeroSlider';

type HeroSlideProps = {
  slide: Slide;
  /** The first slide holds the page's h1, and its picture is inlined. */
  isFirst: boolean;
};

/** One slide: text, picture with its proverb, two links. */
function HeroSlide({ slide, isFirst }: HeroSlideProps) {
  const { title, description, proverb, callToAction } = slide;
  const Heading = isFirst ? 'h1' : 'h2';

  return (
    <>
      <div className={heroSlideStyles.words}>
        <Heading className={heroSlideStyles.title}>{title}</Heading>
        <p className={heroSlideStyles.lead}>{description}</p>
      </div>
      <figure className={heroSlideStyles.figure}>
        <HeroCloth slide={slide} isDrawn={isFirst} />
        <figcaption className={heroSlideStyles.caption}>
          <q className={heroSlideStyles.saying}>{proverb.translation}</q> Swahili proverb
        </figcaption>
      </figure>
      <div className={heroSlideStyles.actions}>
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

type HeroProps = Pick<Home, 'slides'> & Pick<Achievements, 'registrations'> & { claim: Claim | undefined };

/** First section of Home: slides that follow one another, each with its picture and its call to action, and one line of proof. */
export function Hero({ slides, registrations, claim }: HeroProps) {
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
        <SampleTag of={registrations} />
      </HeroSlider>
      <div className={styles.strip}>
        <BorderStrip border="diamonds" scope="home" />
      </div>
    </>
  );
}
