import { useSay } from '#words';
import { Icon } from '@/components/ui/icon/Icon';
import { TextLink } from '@/components/ui/TextLink';
import type { Proverb } from '@/lib/content/schemas/firm';
import { getPageTexts } from '@/lib/server/content/loaders/pages';
import { drawPicture } from '@/lib/server/pictures/composition/picture';
import { hrefIn } from '@/lib/site/translatedPages';
import type { Say } from '@/lib/words/say';
import { InlinePicture } from './BorderStrip';
import styles from './NotFoundPage.module.scss';
import searchStyles from './SiteSearchForm.module.scss';

/** The main pages in the language of the page. */
function waysOn(say: Say) {
  const translated = [
    { label: say('Calculators'), href: hrefIn('/calculator', say.language) },
    { label: say('Contact Us'), href: hrefIn('/contact', say.language) },
  ];
  if (say.language === 'sw') return translated;
  return [
    { label: 'Services', href: '/services' },
    ...translated.slice(0, 1),
    { label: 'Resources library', href: '/resources' },
    ...translated.slice(1),
  ];
}

/** Field that leads to the search page; a plain form, so that it needs no script here. */
function SiteSearchForm() {
  const say = useSay();
  return (
    // biome-ignore lint/a11y/useSemanticElements: browsers of three years ago do not know <search>.
    <div role="search">
      <form action={hrefIn('/search', say.language)} className={searchStyles.form}>
        <label htmlFor="site-search" className="visuallyHidden">
          {say('Search the whole site')}
        </label>
        <input
          id="site-search"
          type="search"
          name="q"
          dir="auto"
          className={searchStyles.field}
          placeholder={say('Search')}
        />
        <button type="submit" className={searchStyles.button} aria-label={say('Search')}>
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

/** Page for unknown URLs: a search, links to the main pages, a proverb. */
export function NotFoundPage({ proverb }: { proverb: Proverb }) {
  const say = useSay();
  return (
    <div className={`${styles.page} band`} data-pagefind-ignore="all">
      <div>
        <p className={`${styles.status} ui`}>404</p>
        <h1 className={styles.title}>{say('This page was not found')}</h1>
        <p className={`${styles.lead} lead`}>{getPageTexts(say.language).notFound.lead}</p>
        <SiteSearchForm />
        <ul role="list" className={styles.ways}>
          {waysOn(say).map(({ label, href }) => (
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
        {say.language === 'en' && (
          <figcaption className={`${styles.translation} small soft`}>
            “{proverb.translation}” Swahili proverb
          </figcaption>
        )}
      </figure>
    </div>
  );
}
