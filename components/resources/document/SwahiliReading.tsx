import { SectionHeading } from '@/components/ui/section-heading/SectionHeading';
import { getTwinTexts } from '@/lib/server/content/loaders/twinTexts';
import { PAGES } from '@/lib/site/pages';
import { here } from '@/lib/site/twins';
import { say } from '@/lib/words/say';
import styles from './ReadNext.module.scss';

const ID = 'soma-pia';

/** The other texts in Kiswahili, at the end of one of them. */
export function SwahiliReading({ after }: { after: string }) {
  return (
    <section className={styles.band} aria-labelledby={ID} data-pagefind-ignore>
      <div className={styles.inner}>
        <SectionHeading id={ID} title={say('Read next')} variant="ruled" />
        <ul role="list" className={styles.items}>
          {getTwinTexts()
            .filter(({ path }) => path !== after)
            .map(({ path, title }) => (
              <li key={path}>
                <h3 className={styles.title}>
                  <a href={here(path)}>{title}</a>
                </h3>
              </li>
            ))}
          <li>
            <h3 className={styles.title}>
              <a href={here(PAGES.glossary.path)}>{say('Glossary')}</a>
            </h3>
          </li>
        </ul>
      </div>
    </section>
  );
}
