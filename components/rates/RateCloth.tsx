import { BorderStrip } from '@/components/shell/BorderStrip';
import { VisuallyHidden } from '@/components/ui/visually-hidden/VisuallyHidden';
import type { RateThread } from '@/lib/server/resources/rateThreads';
import { ratesPath } from '@/lib/site/ratesPath';
import { foreignLanguage, linkHere } from '@/lib/site/twins';
import { say } from '@/lib/words/say';
import styles from './RateCloth.module.scss';

/** '12/13' from '2012/13': the columns are narrow. */
const shortYear = (year: string) => year.slice(2);

/** Every value of a rate with its law and what it came to, the newest first, and where to go on from it. */
function Thread({ thread: { id, stripes, example, tool, documents, ask, citation } }: { thread: RateThread }) {
  return (
    <div className={styles.thread}>
      {example && <p>{example}:</p>}
      <ol role="list">
        {stripes.map(
          ({ text, from, when, law, href, effect }) =>
            text && (
              <li key={from}>
                <strong>{text}</strong> {when}
                {effect && (
                  <>
                    : <strong>{effect}</strong>
                  </>
                )}
                .{' '}
                {href ? (
                  <a {...linkHere(href)} target="_self">
                    {law}
                  </a>
                ) : (
                  law
                )}
              </li>
            ),
        )}
      </ol>
      <p className={styles.ways}>
        <a href={`#${id}`}>{say('In the list of today')}</a>
        {[...documents.map((one) => ({ ...one, lang: foreignLanguage(one.href) })), { ...tool, lang: undefined }].map(
          ({ href, name, lang }) => (
            // By the browser itself: after a navigation of the router no place is :target, and nothing would light up.
            <a key={href} {...linkHere(href)} lang={lang} target="_self">
              {name}
            </a>
          ),
        )}
        <a href={ask}>{say('Ask us')}</a>
      </p>
      <p>{say('Cite: {citation}', { citation })}</p>
    </div>
  );
}

/**
 * The headline rates woven over the tax years, the newest first: one row a rate, one stripe a value. A row opens to its
 * thread below it: every value with its law, and what it came to.
 */
export function RateCloth({ years, threads }: { years: readonly string[]; threads: readonly RateThread[] }) {
  return (
    <div className={styles.cloth} data-pagefind-ignore>
      <BorderStrip border="diamonds" palette="tanzanite" scope="cloth-top" isThin />
      {/* biome-ignore lint/a11y/useSemanticElements: a group that scrolls, not a set of fields. */}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be in reach of the arrow keys. */}
      <div className={styles.frame} role="group" aria-label={say('Rates since 2012/13')} tabIndex={0}>
        <div className={styles.row}>
          <span className={styles.label}>{say('July to June')}</span>
          {years.map((year) => {
            const { href, hrefLang } = linkHere(ratesPath(year));
            const label = say('Rates of {year}', { year: shortYear(year) });
            return (
              <a key={year} href={href} hrefLang={hrefLang} className={styles.year} aria-label={label}>
                {shortYear(year)}
              </a>
            );
          })}
        </div>
        {threads.map((thread) => (
          <details key={thread.id} name="thread" className={styles.rate}>
            <summary className={styles.row}>
              <span className={styles.label}>{thread.label}</span>
              {thread.stripes.map(({ years: count, text, from }) => (
                <span key={from ?? 'none'} className={styles.stripe} data-years={count} data-empty={!text || undefined}>
                  {text && <VisuallyHidden>: </VisuallyHidden>}
                  <span>{text}</span>
                </span>
              ))}
            </summary>
            <Thread thread={thread} />
          </details>
        ))}
      </div>
      <BorderStrip border="diamonds" palette="tanzanite" scope="cloth-end" isThin />
    </div>
  );
}
