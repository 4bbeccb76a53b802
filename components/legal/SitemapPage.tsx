import { PageHero } from '@/components/shell/hero/PageHero';
import { getPageTexts } from '@/lib/server/content/loaders/pageTexts';
import type { SitePageGroup } from '@/lib/server/seo/sitePages';
import { PAGES } from '@/lib/site/pages';
import styles from './SitemapPage.module.scss';

/** Every page of the site, in its groups. */
export function SitemapPage({ groups }: { groups: SitePageGroup[] }) {
  return (
    <>
      <PageHero kind="reading" page={PAGES.sitemap} lead={getPageTexts().sitemap.lead} />
      <div className={styles.groups} data-pagefind-ignore>
        {groups.map(({ heading, pages }, index) => (
          <section key={heading} aria-labelledby={`group-${index}`}>
            <h2 id={`group-${index}`} className={styles.heading}>
              {heading}
            </h2>
            <ul role="list" className={styles.pages}>
              {pages.map(({ path, name }) => (
                <li key={path}>
                  <a href={path} className={styles.link}>
                    {name}
                  </a>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </>
  );
}
