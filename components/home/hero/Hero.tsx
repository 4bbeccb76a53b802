import { BorderStrip } from '@/components/shell/BorderStrip';
import type { Home } from '@/lib/content/schemas/home';
import { SERVICE_CATEGORY_LABELS, type Service } from '@/lib/content/schemas/service';
import { HeroSlide } from './HeroSlide';
import { HeroSlider } from './HeroSlider';

type HeroProps = {
  home: Pick<Home, 'kicker' | 'slides'>;
  /** A slide that links to a service shows the name of its category. */
  services: readonly Pick<Service, 'slug' | 'category'>[];
};

/** First section of Home: slides that follow one another, each with its picture and its call to action. */
export function Hero({ home, services }: HeroProps) {
  const kickerOf = (link: string) => {
    const service = services.find(({ slug }) => slug === link);
    return service ? SERVICE_CATEGORY_LABELS[service.category] : home.kicker;
  };

  return (
    <>
      <HeroSlider
        label="What we do"
        slides={home.slides.map((slide, index) => ({
          id: slide.id,
          label: slide.label,
          content: <HeroSlide slide={slide} kicker={kickerOf(slide.callToAction.link)} isFirst={index === 0} />,
        }))}
      />
      <BorderStrip border="diamonds" scope="home" />
    </>
  );
}
