import { Icon } from '@/components/ui/icon/Icon';
import { here } from '@/lib/site/twins';
import { say } from '@/lib/words/say';
import styles from './SiteSearchForm.module.scss';

/** Field that leads to the search page; a plain form, so that it needs no script here. */
export function SiteSearchForm() {
  return (
    // biome-ignore lint/a11y/useSemanticElements: browsers of three years ago do not know <search>.
    <div role="search">
      <form action={here('/search')} className={styles.form}>
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
