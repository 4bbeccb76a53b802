import type { ReactNode } from 'react';
import { Disclosure } from '@/components/ui/Disclosure';
import type { Amendments } from '@/lib/server/resources/amendments';
import type { LawChange } from '@/lib/server/resources/changes';
import styles from './LawChanges.module.scss';

const changesInWords = (count: number) => `${count} ${count === 1 ? 'change' : 'changes'}`;

/** The Finance Acts that changed an act, by year. Each opens to its changes and a permalink. */
export function AmendmentList({ amendments, id }: { amendments: Amendments; id: string }) {
  const { heading, items } = amendments;
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className={`${styles.heading} h3`}>
        {heading}
      </h2>
      <div className={styles.years}>
        {items.map(({ law, year, path, changes }) => (
          <Disclosure key={path} summary={`${year}: ${changesInWords(changes.length)}`}>
            <ul role="list" className={styles.links}>
              {[...changes, { text: `All of the ${law}`, path }].map(({ text, path: href }) => (
                <li key={href}>
                  <a href={href}>{text}</a>
                </li>
              ))}
            </ul>
          </Disclosure>
        ))}
      </div>
    </section>
  );
}

const linkTo = (document: LawChange['act']) => document && <a href={document.path}>{document.title}</a>;

function Change({ change }: { change: LawChange }) {
  const { id, title, detail, who, section, from, hasOwnDay, act, replacedBy } = change;
  const facts: Record<string, ReactNode> = {
    From: hasOwnDay && from,
    Concerns: who,
    Where: section,
    Amends: linkTo(act),
    'Changed later by': linkTo(replacedBy),
  };
  return (
    <li className={styles.change} id={id}>
      <h3 className="below1 h4">
        <a href={`#${id}`} className={styles.permalink}>
          {title}
        </a>
      </h3>
      <p>{detail}</p>
      <dl className={`${styles.facts} small muted`}>
        {Object.entries(facts).map(
          ([term, fact]) =>
            fact && (
              <div key={term}>
                <dt>{term}</dt>
                <dd>{fact}</dd>
              </div>
            ),
        )}
      </dl>
    </li>
  );
}

/** The changes made by a Finance Act, each with a permalink. */
export function ChangeList({ changes }: { changes: readonly LawChange[] }) {
  return (
    <ul role="list" className={styles.changes}>
      {changes.map((change) => (
        <Change key={change.id} change={change} />
      ))}
    </ul>
  );
}
