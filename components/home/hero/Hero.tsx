import { BorderStrip } from '@/components/shell/BorderStrip';
import type { Home } from '@/lib/content/schemas/pages';
import styles from './Hero.module.scss';
import { HeroSlide } from './HeroSlide';
import { HeroSlider } from './HeroSlider';

/** First section of Home: slides that follow one another, each with its picture and its call to action. */
export function Hero({ slides }: Pick<Home, 'slides'>) {
  return (
    <>
      <HeroSlider
        label="What we do"
        slides={slides.map((slide, index) => ({
          id: slide.id,
          label: slide.label,
          content: <HeroSlide slide={slide} isFirst={index === 0} />,
        }))}
      />
      <div className={styles.strip}>
        <BorderStrip border="diamonds" scope="home" />
      </div>
    </>
  );
}
