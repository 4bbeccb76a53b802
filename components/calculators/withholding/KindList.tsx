import { Disclosure } from '@/components/ui/accordion/Disclosure';
import { SourcesDiffer } from '@/components/ui/sources-differ/SourcesDiffer';
import type { Withholding } from '@/lib/content/schemas/tax/business';
import { rateAnchor } from '@/lib/site/paths';
import styles from './KindList.module.scss';
import { groupedKinds, kindFacts, rateOfKind } from './kindFacts';

/** Every kind of payment with its rate, in groups; each opens to its law and to what to know of it. */
export function KindList({ published }: { published: Withholding }) {
  const rates = published.kinds.map((kind) => rateOfKind(kind));
  return groupedKinds(published).map(({ id, label: title, kinds }) => (
    <div key={id} className={styles.group}>
      <h3 className={styles.title}>{title}</h3>
      {kinds.map((kind) => {
        const of = rateOfKind(kind);
        const isFirst = published.kinds[rates.indexOf(of)] === kind;
        const { label, rate, facts, notes } = kindFacts(kind);
        return (
          <Disclosure
            key={label}
            summary={
              <span className={styles.kind}>
                {label}: <strong className={styles.rate}>{rate}</strong>
              </span>
            }
          >
            <dl id={of && isFirst ? rateAnchor(of) : undefined} className={styles.facts}>
              {facts.map(({ term, text, mark }) => (
                <div key={term}>
                  <dt>{term}: </dt>
                  <dd>
                    {text}
                    <SourcesDiffer mark={mark} />
                  </dd>
                </div>
              ))}
            </dl>
            {notes.map((note) => (
              <p key={note}>{note}</p>
            ))}
          </Disclosure>
        );
      })}
    </div>
  ));
}
