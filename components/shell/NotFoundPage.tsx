import { Icon } from '@/components/ui/icon/Icon';
import { TextLink } from '@/components/ui/TextLink';
import type { Proverb } from '@/lib/content/schemas/firm';
import { getPageTexts } from '@/lib/server/content/loaders/pages';
import { drawPicture } from '@/lib/server/pictures/composition/picture';
import { hrefIn } from '@/lib/site/translatedPages';
import type { Translate } from '@/lib/words/translate';
import { InlinePicture } from './BorderStrip';
import styles from './NotFoundPage.module.scss';
import searchStyles from './SiteSearchForm.module.scss';

/** Links to the main pages in the page's language. */
function waysOn(translate: Translate) {
  const translated = [
    { label: translate('Calculators'), href: hrefIn('/calculator', translate.language) },
    { label: translate('Contact Us'), href: hrefIn('/contact', translate.language) },
  ];
  if (translate.language === 'sw') return translated;
  return [
    { label: 'Services', href: '/services' },
    ...translated.slice(0, 1),
    { label: 'Resources library', href: '/resources' },
    ...translated.slice(1),
  ];
}

/** Leads to the search page. A plain form, so it works without JavaScript. */
function SiteSearchForm({ translate }: { translate: Translate }) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: browsers that are three years old do not support <search>.
    <div role="search">
      <form action={hrefIn('/search', translate.language)} className={searchStyles.form}>
        <label htmlFor="site-search" className="visuallyHidden">
          {translate('Search the whole site')}
        </label>
        <input
          id="site-search"
          type="search"
          name="q"
          dir="auto"
          className={searchStyles.field}
          placeholder={translate('Search')}
        />
        <button type="submit" className={searchStyles.button} aria-label={translate('Search')}>
          <Icon name="search" />
        </button>
      </form>
    </div>
  );
}

const dhow = () =>
  drawPicture({
    id: 'page:not-found',
    motif: 'dhow',
    palette: 'night',
    border: 'waves',
    width: 560,
    height: 524,
    thickness: 36,
    hasProverbLabel: true,
  });

/** Page for unknown URLs, with a search field, links to the main pages and a proverb. */
export function NotFoundPage({ proverb, translate }: { proverb: Proverb; translate: Translate }) {
  return (
    <div className={`${styles.page} band`} data-pagefind-ignore="all">
      <div>
        <p className={`${styles.status} ui`}>404</p>
        <h1 className={styles.title}>{translate('This page was not found')}</h1>
        <p className={`${styles.lead} lead`}>{getPageTexts(translate.language).notFound.lead}</p>
        <SiteSearchForm translate={translate} />
        <ul role="list" className={styles.ways}>
          {waysOn(translate).map(({ label, href }) => (
            <li key={href}>
              <TextLink href={href} arrow>
                {label}
              </TextLink>
            </li>
          ))}
        </ul>
      </div>
      <figure>
        <div className={styles.picture}>
          <InlinePicture svg={dhow()} />
          <p lang="sw" className={`${styles.proverb} proverb`}>
            {proverb.text}
          </p>
        </div>
        {translate.language === 'en' && (
          <figcaption className="above3 small soft">“{proverb.translation}” Swahili proverb</figcaption>
        )}
      </figure>
    </div>
  );
}
