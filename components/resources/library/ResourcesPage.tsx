import { PageHero } from '@/components/shell/hero/PageHero';
import { getPageTexts } from '@/lib/server/content/loaders/pages';
import { stockPicture } from '@/lib/server/pictures/registry';
import { PAGES } from '@/lib/site/pages';
import { librarySections } from './librarySections';
import { ResourceLibrary } from './ResourceLibrary';

/** The library. It stays out of the search index: its documents have records of their own. */
export function ResourcesPage() {
  return (
    <div data-pagefind-ignore="all">
      <PageHero
        page={PAGES.resources}
        kind="tool"
        lead={getPageTexts().resources.lead}
        withoutScript={getPageTexts().resources.withoutScript}
      />
      <ResourceLibrary sections={librarySections()} emptyPicture={stockPicture('no-resources')} />
    </div>
  );
}
