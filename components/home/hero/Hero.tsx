import { Proof } from '@/components/behaviours/Proof';
import { BorderStrip } from '@/components/shell/BorderStrip';
import { SampleTag } from '@/components/ui/sample-tag/SampleTag';
import type { Claim } from '@/lib/content/schemas/firm';
import type { Home } from '@/lib/content/schemas/pages';
import type { Achievements } from '@/lib/content/schemas/people';
import styles from './Hero.module.scss';
import { HeroSlide } from './HeroSlide';
import { HeroSlider } from './HeroSlider';

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
