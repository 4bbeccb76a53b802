import { TextLink } from '@/components/ui/link/TextLink';
import type { Service } from '@/lib/content/schemas/services';
import { searchablePages } from '@/lib/server/search/searchablePages';
import styles from './Fits.module.scss';

/** For whom a service is, each with the page that answers first. */
export function Fits({ fits }: Pick<Service, 'fits'>) {
  const titles = new Map(searchablePages().map(({ href, title }) => [href, title]));
  return (
    <section aria-labelledby="for-you">
      <h2 id="for-you">Is it for you?</h2>
      <ul role="list">
        {fits.map(({ who, what, link }) => (
          <li key={who} className={styles.row}>
            <strong>{who}</strong>
            {/* The search index would join the two without the space. */} <span>{what}</span>
            {link && (
              <TextLink href={link} size="small">
                {titles.get(link)}
              </TextLink>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
