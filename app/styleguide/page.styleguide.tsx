import { PageHero } from '@/components/shell/hero/PageHero';
import { Styleguide } from '@/components/styleguide/Styleguide';
import { pageMetadata } from '@/lib/server/seo/pageMetadata';
import { definePage } from '@/lib/site/sitePage';

const PAGE = definePage({
  path: '/styleguide',
  name: 'Styleguide',
  description: 'Every part of the design in its states. A tool for engineers: only builds with STYLEGUIDE=1 hold it.',
  border: 'matting',
  isHidden: true,
  loading: 'live',
});

export const generateMetadata = () => pageMetadata(PAGE);

export default function StyleguidePage() {
  return (
    <>
      <PageHero page={PAGE} lead="Every part of the design in its states." />
      <Styleguide />
    </>
  );
}
