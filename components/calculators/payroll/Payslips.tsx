import { formatExact } from '@/lib/money/format';
import type { Payslip } from '@/lib/payroll/payslip';
import styles from './Payslips.module.scss';

/** A printed line of a payslip, in shillings. */
type PayslipLine = readonly [label: string, amount: number];

/** Names of the pension funds. */
const FUND_LABELS = { nssf: 'NSSF', psssf: 'PSSSF', 'psssf-basic': 'PSSSF', none: 'Pension' } as const;

const present = (lines: readonly PayslipLine[]) => lines.filter(([, amount]) => amount !== 0);

/** Returns the earnings with their total; lines without an amount are left out. */
const earningsOf = ({ employee, gross }: Payslip): PayslipLine[] => [
  ...present([
    ['Basic pay', employee.basic],
    ['Allowances', employee.allowances],
    ['Overtime', employee.overtime],
    ['Bonus', employee.bonus],
  ]),
  ['Gross pay', gross],
];

/** Returns the deductions with their total. */
const deductionsOf = ({ employee, ...slip }: Payslip): PayslipLine[] => [
  ...present([
    [FUND_LABELS[employee.fund], slip.employeePension],
    [employee.status === 'director' ? 'Withholding tax' : 'PAYE', slip.paye],
    ['Student loan (HESLB)', slip.heslb],
    ['Union dues', slip.union],
    ['Insurance', slip.insurance],
    ['Other deductions', slip.otherDeductions],
  ]),
  ['All deductions', slip.deductions],
];

/** Returns a person's name, with the employee number if there is one. */
const nameAndNumber = ({ employee: { name, number } }: Payslip): string =>
  number ? `${name}, number ${number}` : name;

type PayslipsProps = { slips: readonly Payslip[]; employer: string; month: string };

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

function Slip({ slip, employer, month }: { slip: Payslip } & Omit<PayslipsProps, 'slips'>) {
  const { employee, employerPension, sdl, wcf, benefits, taxable } = slip;
  const paid = [
    [`${FUND_LABELS[employee.fund]} ${formatExact(employerPension)}`, employerPension],
    [`WCF ${formatExact(wcf)}`, wcf],
    [`SDL ${formatExact(sdl)}`, sdl],
  ] as const;
  const onTop = paid.flatMap(([text, amount]) => (amount === 0 ? [] : [text]));
  const title = `Payslip, ${month}`;
  return (
    <article className={styles.slip} aria-label={`Payslip of ${employee.name}`}>
      <header>
        <b>{employer || title}</b>
        {employer && <span>{title}</span>}
      </header>
      <p>
        <b>{nameAndNumber(slip)}</b>. {STATUS_LABELS[employee.status]}. Amounts in TZS.
      </p>
      <div className={styles.columns}>
        <Lines title="Pay" lines={earningsOf(slip)} />
        <Lines title="Deductions" lines={deductionsOf(slip)} />
      </div>
      <p className={styles.net}>
        Net pay <b>{formatExact(slip.net)}</b>
      </p>
      <p>
        Taxable pay {formatExact(taxable)}
        {benefits > 0 && `, of which benefits in kind ${formatExact(benefits)}`}.
        {onTop.length > 0 && ` Paid by the employer on top: ${onTop.join(', ')}.`}
      </p>
      <p className={styles.received}>Received (date and signature)</p>
    </article>
  );
}

/** One payslip a block, on paper alone: two or three on a sheet of A4, none cut in two. */
export function Payslips({ slips, ...frame }: PayslipsProps) {
  return (
    <div className={styles.paper}>
      {slips.map((slip, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two people may have one name; the list never changes while shown.
        <Slip key={index} slip={slip} {...frame} />
      ))}
    </div>
  );
}
