import { Disclosure } from '@/components/ui/accordion/Disclosure';
import type { RowTexts } from '@/lib/money/breakdown';
import { formatExact } from '@/lib/money/format';
import type { Payslip } from '@/lib/payroll/payslip';
import { deductionsOf, earningsOf } from '@/lib/payroll/payslipLines';
import { markLines } from '@/lib/payroll/slipMarks';
import { say } from '@/lib/words/say';
import styles from './EmployeeCards.module.scss';
import { PayslipActions } from './PayslipActions';

type EmployeeCardsProps = { slips: readonly Payslip[]; texts: RowTexts; employer: string; month: string };

/** A card for each employee, in the place of the table on phones: the net pay, and a payslip to open and to share. */
export function EmployeeCards({ slips, texts, employer, month }: EmployeeCardsProps) {
  return (
    <ul role="list" className={styles.cards} aria-label={say('Payroll of {month}', { month })}>
      {slips.map((slip, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two people may have one name; the list never changes while shown.
        <li key={index}>
          <Disclosure
            summary={
              <span className={styles.head}>
                <span>{slip.employee.name}</span> <strong>{formatExact(slip.net)}</strong>
              </span>
            }
          >
            <dl className={styles.lines}>
              {[...earningsOf(slip), ...deductionsOf(slip)].map(([label, amount]) => (
                <div key={label}>
                  <dt>{label}</dt>
                  <dd>{formatExact(amount)}</dd>
                </div>
              ))}
            </dl>
            <PayslipActions slip={slip} frame={{ employer, month, marks: markLines(slip, texts) }} />
          </Disclosure>
        </li>
      ))}
    </ul>
  );
}
