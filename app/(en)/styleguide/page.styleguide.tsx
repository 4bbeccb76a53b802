import { PageHero } from '@/components/shell/PageHero';
import { Styleguide } from '@/components/styleguide/Styleguide';
import { TextLink } from '@/components/ui/TextLink';
import { pageMetadata } from '@/lib/server/seo/pageMetadata';
import { definePage } from '@/lib/site/sitePage';
import { ENGLISH } from '@/lib/words/translate';

const PAGE = definePage({
  path: '/styleguide',
  name: 'Styleguide',
  description: 'Parts of the design in their states. A tool for engineers: only builds with STYLEGUIDE=1 hold it.',
  picture: { motif: 'sun', palette: 'tanzanite', border: 'matting' },
  isHidden: true,
});

export const generateMetadata = () => pageMetadata(PAGE, 'en');

export default function StyleguidePage() {
  return (
    <>
      <PageHero
        translate={ENGLISH}
        page={PAGE}
        actions={<TextLink href="/styleguide/viewer">Viewer specimens</TextLink>}
      />
      <Styleguide />
    </>
  );
}
