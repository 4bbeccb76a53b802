import { formatAmount } from '@/lib/money/format';
import type { PayeBand } from '@/lib/salary/rates';
import { say } from '@/lib/words/say';
import styles from './BandLadder.module.scss';

type BandLadderProps = {
  bands: readonly PayeBand[];
  /** Where a step ends: at taxable pay, or at the net pay that it leaves. */
  ends: 'taxable' | 'net';
};

const TEXTS = {
  taxable: { title: 'Your PAYE band', end: 'Each step ends at the monthly taxable pay below it.' },
  net: { title: 'Net pay range', end: 'Each step ends at the monthly net pay below it.' },
} as const;

/** Short form of an edge: 270k, 1m. */
function shortAmount(amount: number): string {
  const [short, unit] =
    amount >= 1_000_000 ? ([amount / 1_000_000, '{number}m'] as const) : ([amount / 1000, '{number}k'] as const);
  return say(unit, { number: short });
}

/** The PAYE bands as steps. The `data-band` of CalculatorGrid around it marks the band of the result. */
export function BandLadder({ bands, ends }: BandLadderProps) {
  const endOf = (index: number) => (ends === 'net' ? bands[index]?.netUpTo : bands[index + 1]?.above) ?? undefined;

  return (
    <div className={styles.ladder}>
      <h2 className={styles.title}>{say(TEXTS[ends].title)}</h2>
      <ol className={styles.steps} role="list">
        {bands.map(({ rate }, index) => {
          const end = endOf(index);
          return (
            <li key={rate} className={styles.step}>
              <span className={styles.rate}>{rate}%</span>
              <span className={styles.block} aria-hidden="true" />
              <abbr
                className={styles.end}
                title={end === undefined ? say('above') : say('up to {amount}', { amount: formatAmount(end) })}
              >
                {end === undefined ? say('more') : shortAmount(end)}
              </abbr>
            </li>
          );
        })}
      </ol>
      <p className={styles.text}>{say(TEXTS[ends].end)}</p>
    </div>
  );
}
