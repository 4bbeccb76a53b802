import { Swatch } from '@/components/shared/StackedBar';
import { roundToShillings } from '@/lib/money/amount';
import { type BreakdownLine, type BreakdownRow, roundRows } from '@/lib/money/breakdown';
import { formatAmount, formatNumber, formatPercent, formatSigned } from '@/lib/money/format';
import type { Translate } from '@/lib/words/translate';
import styles from './ResultRows.module.scss';
import type { Fact, FactGroup } from './resultModel';

/** A row that makes rounded amounts add up. */
export const roundingLine = (translate: Translate): BreakdownLine => ({
  label: translate('Rounding'),
  rule: translate('each line is rounded'),
});

/** Formats a rounded amount. Deductions have a minus sign, unless they are 0. */
export function amountInRow({ kind }: Pick<BreakdownRow, 'kind'>, amount: number): string {
  const text = formatSigned(amount);
  return kind === 'deduction' && text !== '0' ? `− ${text}` : text;
}

/** The rows of a calculation without formulas, each beside its colour in the bar. */
export function ResultRows({
  rows,
  isMarked,
  translate,
}: {
  rows: readonly BreakdownRow[];
  isMarked: boolean;
  translate: Translate;
}) {
  const rounded = roundRows(rows, undefined, roundToShillings, roundingLine(translate));
  return (
    <ul className={`${styles.rows} digits`} role="list">
      {rounded.map((row) => (
        <li key={row.id} data-kind={row.kind}>
          {isMarked && row.mark && <Swatch tone={row.mark} />}
          <span>{row.label}</span> <strong>{amountInRow(row, row.shown[0] ?? 0)}</strong>
        </li>
      ))}
    </ul>
  );
}

const FORMATS: Record<Fact['unit'], (value: number, translate: Translate) => string> = {
  percent: formatPercent,
  shillings: formatAmount,
  hours: (hours, translate) => translate('{hours} h', { hours: formatNumber(hours) }),
};

/** Summary figures with their notes, one per row. */
export function FactRows({ title, items, note, translate }: FactGroup & { translate: Translate }) {
  return (
    <div className={styles.group}>
      {title && <h3>{title}</h3>}
      <ul className={`${styles.rows} digits`} role="list">
        {items.map(({ label, value, unit }) => (
          <li key={label}>
            <span>{label}</span> <strong>{value === null ? '–' : FORMATS[unit](value, translate)}</strong>
          </li>
        ))}
      </ul>
      {note && <p>{note}</p>}
    </div>
  );
}
