import { DocumentViewerHost } from '@/components/pdf-viewer/host/DocumentViewerHost';
import { PageHero } from '@/components/shell/PageHero';
import { ViewerSpecimens } from '@/components/styleguide/ViewerSpecimens';
import { pageMetadata } from '@/lib/server/seo/pageMetadata';
import { definePage } from '@/lib/site/sitePage';
import { ENGLISH } from '@/lib/words/translate';

const PAGE = definePage({
  path: '/styleguide/viewer',
  name: 'Viewer specimens',
  description: 'Documents of every kind in the viewer. A tool for engineers: only builds with STYLEGUIDE=1 hold it.',
  parent: { path: '/styleguide', crumb: 'Styleguide' },
  border: 'matting',
  isHidden: true,
});

export const generateMetadata = () => pageMetadata(PAGE, 'en');

export default function ViewerSpecimensPage() {
  return (
    <>
      <PageHero translate={ENGLISH} kind="tool" page={PAGE} lead="Documents of every kind in the viewer." />
      <ViewerSpecimens />
      <DocumentViewerHost />
    </>
  );
}
