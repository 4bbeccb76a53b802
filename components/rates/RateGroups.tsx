import { RatePlace } from '@/components/shared/RatePlace';
import { DataTable } from '@/components/ui/DataTable';
import { Disclosure } from '@/components/ui/Disclosure';
import { SourcesDiffer } from '@/components/ui/SourcesDiffer';
import type { CardGroup, CardRate } from '@/lib/server/rates/rateHistory';
import { ENGLISH } from '@/lib/words/translate';
import styles from './RateGroups.module.scss';

function Law({ rate: { law, href, since, before, note } }: { rate: CardRate }) {
  return (
    <>
      {since && <span className={styles.since}>{`Since ${since}. `}</span>}
      {href ? <a href={href}>{law}</a> : law}
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

/** Every rate by group, initially collapsed, with its law, start date and previous values. */
export function RateGroups({ groups }: { groups: readonly CardGroup[] }) {
  return (
    <div className={styles.groups}>
      {groups.map(({ id, title, rates }) => (
        <div key={id} id={id}>
          <Disclosure
            heading="h3"
            headingId={`${id}-rates`}
            summary={
              <>
                {title}{' '}
                <small className={`${styles.count} small muted`}>
                  {rates.length === 1 ? '1 rate' : `${rates.length} rates`}
                </small>
              </>
            }
          >
            <DataTable
              caption={title}
              isCaptionHidden
              holds="sentences"
              columns={[
                { label: 'Rate' },
                { label: 'Value', isNumeric: true, isSelfEvident: true },
                { label: 'Law', isSelfEvident: true },
              ]}
              rows={rates.map((rate) => [
                <RatePlace key="label" of={rate.id}>
                  {rate.label}
                </RatePlace>,
                <>
                  <span className={`${styles.value} digits`}>
                    {rate.text}
                    {rate.sign}
                  </span>
                  <SourcesDiffer translate={ENGLISH} mark={rate.mark} />
                </>,
                <Law key="law" rate={rate} />,
              ])}
            />
          </Disclosure>
        </div>
      ))}
    </div>
  );
}
