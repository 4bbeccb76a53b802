import { PageHero } from '@/components/shell/PageHero';
import { TextLink } from '@/components/ui/TextLink';
import type { SearchablePage } from '@/lib/search/searchPages';
import { stockPicture } from '@/lib/server/pictures/registry';
import { popularPages } from '@/lib/server/search/searchablePages';
import { PAGES } from '@/lib/site/pages';
import { ENGLISH } from '@/lib/words/translate';
import styles from './PopularPages.module.scss';
import { SearchBox } from './SearchBox';
import { SearchProvider } from './SearchProvider';
import { SearchResults } from './SearchResults';

/** Popular pages, shown until there are results. */
export function PopularPages({ pages }: { pages: readonly SearchablePage[] }) {
  return (
    <section aria-labelledby="popular-pages">
      <p className={`${styles.unscripted} measure lead hiddenWithScript`}>
        The search runs in your browser and needs JavaScript, which is switched off. Below are the pages that most
        visitors look for; the site map lists every page.
      </p>
      <h2 id="popular-pages" className="h3">
        Popular searches
      </h2>
      <ul role="list" className={styles.list}>
        {pages.map(({ href, title, place, text }) => (
          <li key={href} className={styles.page}>
            <p className="small muted">{place}</p>
            <a href={href} className={`${styles.link} h4Large strong`}>
              {title}
            </a>
            <p>{text}</p>
          </li>
        ))}
      </ul>
      <TextLink href={PAGES.sitemap.path} arrow>
        Sitemap
      </TextLink>
    </section>
  );
}

/** The search page. Without a query, or without JavaScript, it lists popular pages. */
export function SearchPage() {
  return (
    <div data-pagefind-ignore="all">
      <SearchProvider>
        <PageHero translate={ENGLISH} page={PAGES.search} kind="tool" actions={<SearchBox />} />
        <SearchResults emptyPicture={stockPicture('no-results')} popular={<PopularPages pages={popularPages()} />} />
      </SearchProvider>
    </div>
  );
}
