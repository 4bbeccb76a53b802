import { PageHero } from '@/components/shell/PageHero';
import type { HeroPage } from '@/lib/site/pageIn';
import { ENGLISH } from '@/lib/words/translate';
import styles from './SitemapPage.module.scss';

type ListedGroup = { heading: string; pages: readonly { path: string; name: string }[] };

type SitemapPageProps = { page: HeroPage; lead: string; groups: readonly ListedGroup[] };

/** The site's pages by group. */
export function SitemapPage({ page, lead, groups }: SitemapPageProps) {
  return (
    <>
      <PageHero translate={ENGLISH} kind="reading" page={page} lead={lead} />
      <div className={`${styles.groups} wrap section`} data-pagefind-ignore>
        {groups.map(({ heading, pages }, index) => (
          <section key={heading} aria-labelledby={`group-${index}`}>
            <h2 id={`group-${index}`} className={`${styles.heading} h3`}>
              {heading}
            </h2>
            <ul role="list" className={styles.pages}>
              {pages.map(({ path, name }) => (
                <li key={path}>
                  <a href={path} className="linkTarget">
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
