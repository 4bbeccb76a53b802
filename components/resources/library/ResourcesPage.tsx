import { PageHero } from '@/components/shell/hero/PageHero';
import { LIBRARY_CATEGORIES } from '@/lib/resources/libraryCategories';
import { getPageTexts } from '@/lib/server/content/loaders/pageTexts';
import { emptyPicture } from '@/lib/server/pictures/registry';
import { PAGES } from '@/lib/site/pages';
import { librarySections } from './librarySections';
import { ResourceLibrary } from './ResourceLibrary';

/** Sets the category of the URL on the root element before the first paint; style sheets hide the other categories. */
const CATEGORY_SCRIPT = `(function(){var c=new URLSearchParams(location.search).get('category');if(${JSON.stringify(LIBRARY_CATEGORIES)}.indexOf(c)>=0)document.documentElement.setAttribute('data-library',c)})()`;

/** The library. It stays out of the search index: its documents have records of their own. */
export function ResourcesPage() {
  return (
    <div data-pagefind-ignore="all">
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: a constant whose hash the policy carries */}
      <script dangerouslySetInnerHTML={{ __html: CATEGORY_SCRIPT }} />
      <PageHero
        page={PAGES.resources}
        kind="tool"
        lead={getPageTexts().resources.lead}
        withoutScript={getPageTexts().resources.withoutScript}
      />
      <ResourceLibrary sections={librarySections()} emptyPicture={emptyPicture('no-resources')} />
    </div>
  );
}
