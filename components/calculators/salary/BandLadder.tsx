import { formatAmount } from '@/lib/money/format';
import type { PayeBand } from '@/lib/salary/rates';
import styles from './BandLadder.module.scss';

type BandLadderProps = {
  bands: readonly PayeBand[];
  /** Where a step ends: at taxable pay, or at the net pay that it leaves. */
  ends: 'taxable' | 'net';
};

const TEXTS = {
  taxable: { title: 'Your PAYE band', end: 'taxable pay' },
  net: { title: 'Net pay range', end: 'net pay' },
} as const;

/** Short form of an edge: 270k, 1m. */
function shortAmount(amount: number): string {
  return amount >= 1_000_000 ? `${amount / 1_000_000}m` : `${amount / 1000}k`;
}

/** The PAYE bands as steps. The `data-band` of CalculatorGrid around it marks the band of the result. */
export function BandLadder({ bands, ends }: BandLadderProps) {
  const endOf = (index: number) => (ends === 'net' ? bands[index]?.netUpTo : bands[index + 1]?.above) ?? undefined;

  return (
    <div className={styles.ladder}>
      <h2 className={styles.title}>{TEXTS[ends].title}</h2>
      <ol className={styles.steps} role="list">
        {bands.map(({ rate }, index) => {
          const end = endOf(index);
          return (
            <li key={rate} className={styles.step}>
              <span className={styles.rate}>{rate}%</span>
              <span className={styles.block} aria-hidden="true" />
              <abbr className={styles.end} title={end === undefined ? 'above' : `up to ${formatAmount(end)}`}>
                {end === undefined ? 'more' : shortAmount(end)}
              </abbr>
            </li>
          );
        })}
      </ol>
      <p className={styles.text}>Each step ends at the monthly {TEXTS[ends].end} below it.</p>
    </div>
  );
}
