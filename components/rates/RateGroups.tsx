import { RatePlace } from '@/components/behaviours/RatePlace';
import { DataTable } from '@/components/ui/data-table/DataTable';
import { EvidenceMark } from '@/components/ui/evidence-mark/EvidenceMark';
import { VisuallyHidden } from '@/components/ui/visually-hidden/VisuallyHidden';
import type { CardGroup, CardRate } from '@/lib/server/resources/rateHistory';
import styles from './RateGroups.module.scss';

function Law({ rate: { law, href, since, before, note, mark } }: { rate: CardRate }) {
  return (
    <>
      {since && <span className={styles.since}>Since {since}. </span>}
      {href ? <a href={href}>{law}</a> : law}
      {mark && ' '}
      <EvidenceMark mark={mark} isReasonShown />
      {before.length > 0 && <span className={styles.before}> Before: {before.join('; ')}.</span>}
      {note && (
        <span className={styles.before}>
          {' '}
          {note.text} <a href={note.href}>{note.link}</a>.
        </span>
      )}
    </>
  );
}

const COLUMNS = [
  { label: 'Rate' },
  { label: 'Value', isNumeric: true, isSelfEvident: true },
  { label: 'Law', isSelfEvident: true },
] as const;

function RateTable({ title, rates }: Pick<CardGroup, 'title' | 'rates'>) {
  return (
    <DataTable
      caption={title}
      isCaptionHidden
      holds="sentences"
      columns={COLUMNS}
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
              {rates.length === 1 ? '1 rate' : `${rates.length} rates`}
              <VisuallyHidden>: {title}</VisuallyHidden>
            </summary>
            <RateTable title={title} rates={rates} />
          </details>
        </section>
      ))}
    </div>
  );
}
