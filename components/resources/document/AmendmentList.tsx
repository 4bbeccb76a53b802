import { Disclosure } from '@/components/ui/Disclosure';
import type { Amendments } from '@/lib/server/resources/amendments';
import styles from './AmendmentList.module.scss';

const changesInWords = (count: number) => `${count} ${count === 1 ? 'change' : 'changes'}`;

/** The Finance Acts that changed an act, by year. Each opens to its changes and to a link to itself. */
export function AmendmentList({ amendments, id }: { amendments: Amendments; id: string }) {
  const { heading, items } = amendments;
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className={styles.title}>
        {heading}
      </h2>
      <div className={styles.years}>
        {items.map(({ law, year, path, changes }) => (
          <Disclosure key={path} summary={`${year}: ${changesInWords(changes.length)}`}>
            <ul role="list" className={styles.changes}>
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
