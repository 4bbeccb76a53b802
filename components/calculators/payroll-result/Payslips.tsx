import type { RowTexts } from '@/lib/money/breakdown';
import { formatExact } from '@/lib/money/format';
import type { Payslip } from '@/lib/payroll/payslip';
import { deductionsOf, earningsOf, FUND_LABELS, nameAndNumber, type PayslipLine } from '@/lib/payroll/payslipLines';
import { markLines } from '@/lib/payroll/slipMarks';
import { say } from '@/lib/words/say';
import styles from './Payslips.module.scss';

type PayslipsProps = { slips: readonly Payslip[]; texts: RowTexts; employer: string; month: string };

const STATUS_LABELS = {
  resident: 'Resident',
  'non-resident': 'Non-resident',
  'second-job': 'Second job',
  director: 'Part-time director',
} as const;

function Lines({ title, lines }: { title: string; lines: readonly PayslipLine[] }) {
  return (
    <table>
      <caption>{title}</caption>
      <tbody>
        {lines.map(([label, amount]) => (
          <tr key={label}>
            <th scope="row">{label}</th>
            <td>{formatExact(amount)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Slip({ slip, texts, employer, month }: { slip: Payslip } & Omit<PayslipsProps, 'slips'>) {
  const { employee, employerPension, sdl, wcf, benefits, taxable } = slip;
  const paid = [
    [`${say(FUND_LABELS[employee.fund])} ${formatExact(employerPension)}`, employerPension],
    [`WCF ${formatExact(wcf)}`, wcf],
    [`SDL ${formatExact(sdl)}`, sdl],
  ] as const;
  const onTop = paid.flatMap(([text, amount]) => (amount === 0 ? [] : [text]));
  const title = say('Payslip, {month}', { month });
  const [marksTitle, ...marks] = markLines(slip, texts);
  return (
    <article className={styles.slip} aria-label={say('Payslip of {name}', { name: employee.name })}>
      <header>
        <b>{employer || title}</b>
        {employer && <span>{title}</span>}
      </header>
      <p>
        <b>{nameAndNumber(slip)}</b>. {say(STATUS_LABELS[employee.status])}. {say('Amounts in TZS.')}
      </p>
      <div className={styles.columns}>
        <Lines title={say('Pay')} lines={earningsOf(slip)} />
        <Lines title={say('Deductions')} lines={deductionsOf(slip)} />
      </div>
      <p className={styles.net}>
        {say('Net pay')} <b>{formatExact(slip.net)}</b>
      </p>
      <p>
        {benefits > 0
          ? say('Taxable pay {taxable}, of which benefits in kind {benefits}.', {
              taxable: formatExact(taxable),
              benefits: formatExact(benefits),
            })
          : say('Taxable pay {taxable}.', { taxable: formatExact(taxable) })}
        {onTop.length > 0 && ` ${say('Paid by the employer on top: {payments}.', { payments: onTop.join(', ') })}`}
      </p>
      {marksTitle && (
        <p>
          {marksTitle}: {marks.join('; ')}.
        </p>
      )}
      <p className={styles.received}>{say('Received (date and signature)')}</p>
    </article>
  );
}

/** One payslip a block, on paper alone: two or three on a sheet of A4, none cut in two. */
export function Payslips({ slips, ...texts }: PayslipsProps) {
  return (
    <div className={styles.paper}>
      {slips.map((slip, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two people may have one name; the list never changes while shown.
        <Slip key={index} slip={slip} {...texts} />
      ))}
    </div>
  );
}
