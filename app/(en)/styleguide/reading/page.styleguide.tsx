import { PageHero } from '@/components/shell/hero/PageHero';
import { pageMetadata } from '@/lib/server/seo/pageMetadata';
import { definePage } from '@/lib/site/sitePage';

const PAGE = definePage({
  path: '/styleguide/reading',
  name: 'A reading page',
  description: 'The head of a reading page. A tool for engineers: only builds with STYLEGUIDE=1 hold it.',
  parent: { path: '/styleguide', crumb: 'Styleguide' },
  isHidden: true,
});

export const generateMetadata = () => pageMetadata(PAGE);

export default function ReadingSpecimenPage() {
  return (
    <PageHero
      kind="reading"
      page={PAGE}
      lead="A title on paper, under a header in its colours."
      meta="Law as at a day"
    />
  );
}
