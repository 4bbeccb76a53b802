import { useSay } from '#words';
import { Icon } from '@/components/ui/icon/Icon';
import { hrefIn } from '@/lib/site/translatedPages';
import styles from './SiteSearchForm.module.scss';

/** Field that leads to the search page; a plain form, so that it needs no script here. */
export function SiteSearchForm() {
  const say = useSay();
  const { language } = say;
  return (
    // biome-ignore lint/a11y/useSemanticElements: browsers of three years ago do not know <search>.
    <div role="search">
      <form action={hrefIn('/search', language)} className={styles.form}>
        <label htmlFor="site-search" className={styles.label}>
          {say('Search the whole site')}
        </label>
        <input id="site-search" type="search" name="q" className={styles.field} placeholder={say('Search')} />
        <button type="submit" className={styles.button} aria-label={say('Search')}>
          <Icon name="search" />
        </button>
      </form>
    </div>
  );
}
