import { PageHero } from '@/components/shell/hero/PageHero';
import { Styleguide } from '@/components/styleguide/Styleguide';
import { TextLink } from '@/components/ui/TextLink';
import { pageMetadata } from '@/lib/server/seo/pageMetadata';
import { definePage } from '@/lib/site/sitePage';

const PAGE = definePage({
  path: '/styleguide',
  name: 'Styleguide',
  description: 'Every part of the design in its states. A tool for engineers: only builds with STYLEGUIDE=1 hold it.',
  picture: { motif: 'sun', palette: 'tanzanite', border: 'matting' },
  isHidden: true,
});

/** The other kinds of head: one page has one. */
const HEADS = (
  <>
    <TextLink href="/styleguide/viewer">Head of a tool</TextLink>
    <TextLink href="/styleguide/reading">Head of a reading page</TextLink>
  </>
);

export const generateMetadata = () => pageMetadata(PAGE);

export default function StyleguidePage() {
  return (
    <>
      <PageHero
        page={PAGE}
        lead="Every part of the design in its states, under the head of a picture page."
        actions={HEADS}
      />
      <Styleguide />
    </>
  );
}
