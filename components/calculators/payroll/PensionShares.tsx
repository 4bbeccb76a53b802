import { formatExact } from '@/lib/money/format';
import { pensionWays, WAY_COLUMNS, wayCells } from '@/lib/payroll/pensionWays';
import type { PayrollRules } from '@/lib/payroll/rates';
import { say } from '@/lib/words/say';
import { ReferenceTable } from '../layout/ReferenceTable';

/** Pay of the table. */
const PAY = 1_000_000;

/** The three ways of sharing the pension contribution, on one pay. `month` is its first day. */
export function PensionShares({ rules, month }: { rules: PayrollRules; month: string }) {
  return (
    <ReferenceTable
      title={say('Who bears the pension contribution')}
      caption={say('Three ways to share the pension contribution on TZS {pay} a month', { pay: formatExact(PAY) })}
      holds="figures"
      columns={WAY_COLUMNS.map((label, index) => ({ label: say(label), isNumeric: index > 0 }))}
      rows={pensionWays(PAY, month, rules).map((way) => {
        const [head, ...amounts] = wayCells(way);
        return [head, ...amounts.map(formatExact)];
      })}
    >
      <p>
        {say(
          'The Fund takes 20% of pay. The employee bears at most half; the employer may bear more, or all. What is taken from pay is free of PAYE. Cost is without SDL and WCF, which do not depend on it. ‘Ways to share the pension’, below the result, does it for your own figure.',
        )}
      </p>
    </ReferenceTable>
  );
}
