import { Disclosure } from '@/components/ui/accordion/Disclosure';
import { EvidenceMark, EvidenceSign } from '@/components/ui/evidence-mark/EvidenceMark';
import type { Withholding } from '@/lib/content/schemas/withholding';
import { rateAnchor } from '@/lib/site/ratesPath';
import styles from './KindList.module.scss';
import { groupedKinds, kindFacts, type RateOf, rateOfKind } from './kindFacts';

type KindListProps = { published: Withholding; rateOf: RateOf };

/** Every kind of payment with its rate, in groups; each opens to its law and to what to know of it. */
export function KindList({ published, rateOf }: KindListProps) {
  const rates = published.kinds.map((kind) => rateOfKind(kind));
  return groupedKinds(published).map(({ id, label: title, kinds }) => (
    <div key={id} className={styles.group}>
      <h3 className={styles.title}>{title}</h3>
      {kinds.map((kind) => {
        const of = rateOfKind(kind);
        const isFirst = published.kinds[rates.indexOf(of)] === kind;
        const { label, rate, facts, notes, marks } = kindFacts(kind, rateOf);
        return (
          <Disclosure
            key={label}
            summary={
              <span className={styles.kind}>
                {label}: <strong className={styles.rate}>{rate}</strong>
                {marks[0] && ' '}
                {marks[0] && <EvidenceSign is={marks[0].is} />}
              </span>
            }
          >
            <dl id={of && isFirst ? rateAnchor(of) : undefined} className={styles.facts}>
              {facts.map(({ term, text }) => (
                <div key={term}>
                  <dt>{term}: </dt>
                  <dd>{text}</dd>
                </div>
              ))}
            </dl>
            {marks.map((mark) => (
              <p key={mark.reason}>
                <EvidenceMark mark={mark} isReasonShown />
              </p>
            ))}
            {notes.map((note) => (
              <p key={note}>{note}</p>
            ))}
          </Disclosure>
        );
      })}
    </div>
  ));
}
