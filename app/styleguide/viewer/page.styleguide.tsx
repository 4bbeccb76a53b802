import { ViewerSpecimens } from '@/components/pdf-viewer/ViewerSpecimens';
import { PageHero } from '@/components/shell/hero/PageHero';
import { pageMetadata } from '@/lib/server/seo/pageMetadata';

export const generateMetadata = () =>
  pageMetadata({
    title: 'Viewer specimens',
    description: 'Documents of every kind in the viewer. A tool for engineers: only builds with STYLEGUIDE=1 hold it.',
    path: '/styleguide/viewer',
    isHidden: true,
  });

export default function ViewerSpecimensPage() {
  return (
    <>
      <PageHero
        title="Viewer specimens"
        lead="Documents of every kind in the viewer."
        above={[{ name: 'Styleguide', href: '/styleguide' }]}
        border="matting"
      />
      <ViewerSpecimens />
    </>
  );
}
