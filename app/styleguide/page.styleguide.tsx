import { PageHero } from '@/components/shell/hero/PageHero';
import { Styleguide } from '@/components/styleguide/Styleguide';
import { pageMetadata } from '@/lib/server/seo/pageMetadata';

export const generateMetadata = () =>
  pageMetadata({
    title: 'Styleguide',
    description: 'Every part of the design in its states. A tool for engineers: only builds with STYLEGUIDE=1 hold it.',
    path: '/styleguide',
    isHidden: true,
  });

export default function StyleguidePage() {
  return (
    <>
      <PageHero title="Styleguide" lead="Every part of the design in its states." border="matting" />
      <Styleguide />
    </>
  );
}
