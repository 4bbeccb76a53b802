import { EvidenceMark, EvidenceSign } from '@/components/ui/evidence-mark/EvidenceMark';
import { amountsOf, type BreakdownRow, type RowText } from '@/lib/money/breakdown';
import { formatSigned, formatTzs } from '@/lib/money/format';
import styles from './BreakdownLine.module.scss';

type BreakdownLineProps = {
  row: BreakdownRow;
  text: RowText | undefined;
  isMonthly: boolean;
  /** Of the table; one amount stands in each. */
  columns: readonly string[];
};

/** Texts of a row's cells: its amount, those of the table's own columns, or that of a month, a year and a day. */
function amountTexts(row: BreakdownRow, isMonthly: boolean): string[] {
  const amounts = amountsOf(row, isMonthly);
  if (amounts.length === 1 && row.kind === 'total') return [formatTzs(row.amount)];
  const sign = row.kind === 'deduction' && row.amount ? '− ' : '';
  return amounts.map((amount) => sign + formatSigned(amount));
}

/** A row of a BreakdownTable, which opens to its formula and the law behind it. */
export function BreakdownLine({ row, text, isMonthly, columns }: BreakdownLineProps) {
  const mark = row.amount === 0 ? undefined : text?.mark;
  return (
    <tr data-kind={row.kind}>
      <th scope="row">
        <details className={styles.line}>
          <summary>
            <span>
              {text?.label}{' '}
              <small>
                {row.rule ?? text?.rule}
                {mark && ' '}
                {mark && <EvidenceSign is={mark.is} />}
              </small>
            </span>
          </summary>
          <p>{row.formula}</p>
          {text?.law && (
            <p>
              {text.law}
              {mark && ' '}
              <EvidenceMark mark={mark} isReasonShown />
            </p>
          )}
        </details>
      </th>
      {amountTexts(row, isMonthly).map((amount, column) => (
        <td key={columns[column] ?? ''} data-label={columns[column]}>
          {amount}
        </td>
      ))}
    </tr>
  );
}
