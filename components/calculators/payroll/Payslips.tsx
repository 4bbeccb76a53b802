import { roundingLeft, roundToShillings } from '@/lib/money/amount';
import { formatAmount, formatSigned } from '@/lib/money/format';
import type { Payslip } from '@/lib/payroll/payslip';
import styles from './Payslips.module.scss';

/** A line on a payslip, in shillings. */
type PayslipLine = readonly [label: string, amount: number];

const FUND_LABELS = { nssf: 'NSSF', psssf: 'PSSSF', 'psssf-basic': 'PSSSF', none: 'Pension' } as const;

const STATUS_LABELS = {
  resident: 'Resident',
  'non-resident': 'Non-resident',
  'second-job': 'Second job',
  director: 'Part-time director',
} as const;

/** Lines with their total. Lines without an amount are omitted. */
function Lines({ title, lines, total }: { title: string; lines: readonly PayslipLine[]; total: PayslipLine }) {
  const rounding: PayslipLine = [
    'Rounding',
    roundingLeft(
      total[1],
      lines.map(([, amount]) => amount),
    ),
  ];
  return (
    <table>
      <caption>{title}</caption>
      <tbody>
        {[...[...lines, rounding].filter(([, amount]) => amount !== 0), total].map(([label, amount]) => (
          <tr key={label}>
            <th scope="row">{label}</th>
            <td>{formatSigned(amount)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

type PayslipsProps = { slips: readonly Payslip[]; employer: string; month: string };

function Slip({ slip, employer, month }: { slip: Payslip } & Omit<PayslipsProps, 'slips'>) {
  const { employee, benefits } = slip;
  const { name, number, status } = employee;
  const fund = FUND_LABELS[employee.fund];
  const paid: readonly PayslipLine[] = [
    [fund, slip.employerPension],
    ['WCF', slip.wcf],
    ['SDL', slip.sdl],
  ];
  const onTop = paid.flatMap(([label, amount]) => (amount === 0 ? [] : [`${label} ${formatAmount(amount)}`]));
  const title = `Payslip, ${month}`;
  const rounding = roundingLeft(slip.net, [slip.gross]) + roundToShillings(slip.deductions);
  return (
    <article className={`${styles.slip} digits small`} aria-label={`Payslip for ${name}`}>
      <header>
        <b>{employer || title}</b>
        {employer && <span>{title}</span>}
      </header>
      <p>
        <b>{number ? `${name}, number ${number}` : name}</b>. {STATUS_LABELS[status]}. Amounts in TZS.
      </p>
      <div className={styles.columns}>
        <Lines
          title="Pay"
          lines={[
            ['Basic pay', employee.basic],
            ['Allowances', employee.allowances],
            ['Overtime', employee.overtime],
            ['Bonus', employee.bonus],
          ]}
          total={['Gross pay', slip.gross]}
        />
        <Lines
          title="Deductions"
          lines={[
            [fund, slip.employeePension],
            [status === 'director' ? 'Withholding tax' : 'PAYE', slip.paye],
            ['Student loan (HESLB)', slip.heslb],
            ['Union dues', slip.union],
            ['Insurance', slip.insurance],
            ['Other deductions', slip.otherDeductions],
          ]}
          total={['All deductions', slip.deductions]}
        />
      </div>
      <p className={styles.net}>
        {rounding !== 0 && `Rounding ${formatSigned(rounding, '+')}. `}
        Net pay <b>{formatAmount(slip.net)}</b>
      </p>
      <p>
        Taxable pay {formatAmount(slip.taxable)}
        {benefits > 0 && `, of which benefits in kind ${formatAmount(benefits)}`}.
        {onTop.length > 0 && ` Paid by the employer in addition: ${onTop.join(', ')}.`}
      </p>
      <p className={styles.received}>Received (date and signature)</p>
    </article>
  );
}

/** Payslips for print only. Two or three fit on an A4 page, and none is split across pages. */
export function Payslips({ slips, ...frame }: PayslipsProps) {
  return (
    <div className={styles.paper}>
      {slips.map((slip, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: names may repeat, and the list never changes while it is shown.
        <Slip key={index} slip={slip} {...frame} />
      ))}
    </div>
  );
}
