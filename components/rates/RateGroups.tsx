import { RatePlace } from '@/components/behaviours/RatePlace';
import { DataTable } from '@/components/ui/data-table/DataTable';
import { EvidenceMark } from '@/components/ui/evidence-mark/EvidenceMark';
import { VisuallyHidden } from '@/components/ui/visually-hidden/VisuallyHidden';
import type { CardGroup, CardRate } from '@/lib/server/resources/rateHistory';
import { linkHere } from '@/lib/site/twins';
import { say } from '@/lib/words/say';
import styles from './RateGroups.module.scss';

function Law({ rate: { law, href, since, before, note, mark } }: { rate: CardRate }) {
  return (
    <>
      {since && <span className={styles.since}>{say('Since {day}. ', { day: since })}</span>}
      {href ? <a {...linkHere(href)}>{law}</a> : law}
      {mark && ' '}
      <EvidenceMark mark={mark} isReasonShown />
      {before.length > 0 && (
        <span className={styles.before}> {say('Before: {values}.', { values: before.join('; ') })}</span>
      )}
      {note && (
        <span className={styles.before}>
          {' '}
          {note.text} <a {...linkHere(note.href)}>{note.link}</a>.
        </span>
      )}
    </>
  );
}

const columns = () => [
  { label: say('Rate') },
  { label: say('Value'), isNumeric: true, isSelfEvident: true },
  { label: say('Law'), isSelfEvident: true },
];

function RateTable({ title, rates }: Pick<CardGroup, 'title' | 'rates'>) {
  return (
    <DataTable
      caption={title}
      isCaptionHidden
      holds="sentences"
      columns={columns()}
      rows={rates.map((rate) => [
        <RatePlace key="label" of={rate.id}>
          {rate.label}
        </RatePlace>,
        <span key="value" className={styles.value} data-new={rate.isNew || undefined}>
          {rate.text}
        </span>,
        <Law key="law" rate={rate} />,
      ])}
    />
  );
}

/**
 * Every rate of the card in its group, each with its law, its first day and what held before. On phones a group opens
 * under its heading; wider screens show all of them.
 */
export function RateGroups({ groups }: { groups: readonly CardGroup[] }) {
  return (
    <div className={styles.groups}>
      {groups.map(({ id, title, rates }, index) => (
        <section key={id} id={id} className={styles.group} aria-labelledby={`${id}-title`}>
          <h2 id={`${id}-title`} className={styles.title}>
            {title}
          </h2>
          <details className={styles.fold} open={index === 0}>
            <summary className={styles.summary}>
              {rates.length === 1 ? say('1 rate') : say('{count} rates', { count: rates.length })}
              <VisuallyHidden>: {title}</VisuallyHidden>
            </summary>
            <RateTable title={title} rates={rates} />
          </details>
        </section>
      ))}
    </div>
  );
}
