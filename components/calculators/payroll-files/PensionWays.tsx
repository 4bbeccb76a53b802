import { useState } from 'react';
import { DataTable } from '@/components/ui/data-table/DataTable';
import { formatExact } from '@/lib/money/format';
import { readAmount } from '@/lib/money/input';
import { pensionWays, WAY_COLUMNS, wayCells } from '@/lib/payroll/pensionWays';
import { firstDayOfMonth, monthName } from '@/lib/payroll/sheet';
import { say } from '@/lib/words/say';
import { AmountField } from '../form/AmountField';
import type { FilesPanelProps } from './filesPanel';
import styles from './Panels.module.scss';

/** The three ways of sharing the pension contribution, for one pay. */
export function PensionWays({ month, rules }: FilesPanelProps) {
  const [text, setText] = useState('1,000,000');
  const read = readAmount(text, { whenEmpty: say('Please enter the gross pay of a month.') });
  const ways = read.error === undefined ? pensionWays(read.amount, firstDayOfMonth(month), rules) : [];
  return (
    <div className={styles.panel}>
      <AmountField
        name="pay"
        label={say('Gross pay of a month')}
        unit="TZS"
        step={10_000}
        value={text}
        error={read.error}
        onChange={setText}
      />
      {ways.length > 0 && (
        <DataTable
          caption={say('Three ways to share the pension contribution, {month}, TZS', { month: monthName(month) })}
          columns={WAY_COLUMNS.map((label, index) => ({ label: say(label), isNumeric: index > 0 }))}
          rows={ways.map((way) => {
            const [head, ...amounts] = wayCells(way);
            return [head, ...amounts.map(formatExact)];
          })}
        />
      )}
      <p className={styles.note}>
        {say(
          'What the employer bears more costs the employer as much, and the employee pays PAYE on pay that is no longer taken off. Cost is without SDL and WCF, which do not depend on the shares. Set the share of a person under ‘More’.',
        )}
      </p>
    </div>
  );
}
