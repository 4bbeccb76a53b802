import { formatAmount } from '@/lib/money/formatAmount';
import { formatTzs } from '@/lib/money/formatTzs';
import type { Line, LineTexts } from '@/lib/money/line';
import styles from './LineTable.module.scss';

type LineTableProps = { caption: string; lines: readonly Line[]; texts: LineTexts };

function amountText({ amount, kind }: Line): string {
  if (kind === 'total') return formatTzs(amount);
  return `${kind && amount ? '− ' : ''}${formatAmount(amount)}`;
}

/** A calculation line by line; each opens to its formula in the visitor's own numbers and the law behind it. */
export function LineTable({ caption, lines, texts }: LineTableProps) {
  return (
    <table className={styles.table}>
      <caption>{caption}</caption>
      <tbody>
        {lines.map((line) => {
          const text = texts[line.id];
          return (
            <tr key={line.id} data-kind={line.kind}>
              <th scope="row">
                <details>
                  <summary>
                    <span>
                      {text?.label} <small>{line.rule ?? text?.rule}</small>
                    </span>
                  </summary>
                  <p>{line.formula}</p>
                  {text?.law && <p>{text.law}</p>}
                </details>
              </th>
              <td>{amountText(line)}</td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
