import { DataTable } from '@/components/ui/data-table/DataTable';
import type { CardGroup, CardRate } from '@/lib/server/resources/rateHistory';
import styles from './RateGroups.module.scss';

function Law({ rate: { law, href, since, before } }: { rate: CardRate }) {
  return (
    <>
      {since && <span className={styles.since}>Since {since}. </span>}
      {href ? <a href={href}>{law}</a> : law}
      {before.length > 0 && <span className={styles.before}> Before: {before.join('; ')}.</span>}
    </>
  );
}

/** Every rate of the card in its group, each with its law, its first day and what held before. */
export function RateGroups({ groups }: { groups: readonly CardGroup[] }) {
  return groups.map(({ id, title, rates }) => (
    <section key={id} id={id} className={styles.group} aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`} className={styles.title}>
        {title}
      </h2>
      <DataTable
        caption={title}
        isCaptionHidden
        columns={[{ label: 'Rate' }, { label: 'Value' }, { label: 'Law' }]}
        rows={rates.map((rate) => [
          <span key="label" id={rate.id} className={styles.anchor}>
            {rate.label}
          </span>,
          <span key="value" className={styles.value} data-new={rate.isNew || undefined}>
            {rate.text}
          </span>,
          <Law key="law" rate={rate} />,
        ])}
      />
    </section>
  ));
}
