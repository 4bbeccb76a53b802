import { useState } from 'react';
import { flushSync } from 'react-dom';
import { StackedBar, Swatch } from '@/components/shared/StackedBar';
import { classNames } from '@/components/ui/classNames';
import { DataTable } from '@/components/ui/DataTable';
import { Disclosure } from '@/components/ui/Disclosure';
import { ErrorBanner, type ErrorBannerProps } from '@/components/ui/ErrorBanner';
import { formatMonth } from '@/lib/dates/formatLongDate';
import { roundingLeft } from '@/lib/money/amount';
import type { BarTone } from '@/lib/money/breakdown';
import { formatAmount, formatSigned, formatTzs } from '@/lib/money/format';
import {
  caveatsOf,
  namesBelowZero,
  type PayrollRun,
  type PayrollTotals,
  type RunCaveat,
  type SheetResult,
} from '@/lib/payroll/run';
import { COLUMNS, firstDayOfMonth, HEADINGS } from '@/lib/payroll/sheet';
import { runCsv } from '@/lib/payroll/sheetFile';
import { ENGLISH } from '@/lib/words/translate';
import { messageOf } from '../form/messages';
import { DueDayNote } from '../layout/DueDayNote';
import { ResultCard } from '../result/ResultCard';
import { ActionButton, saveCsv } from '../result/ShareActions';
import actionStyles from '../result/ShareActions.module.scss';
import styles from './PayrollResult.module.scss';
import { Payslips } from './Payslips';
import { employeesText, fieldName } from './usePayrollSheet';

/** Shortens 'Tanzania Revenue Authority (TRA)' to 'TRA'. */
const shortName = (name: string): string => /\((.+)\)$/.exec(name)?.[1] ?? name;

/** Colour of each payment in the bar. Amounts that the employer only passes on for staff share one. */
const TONES: Readonly<Record<PayrollRun['authorities'][number]['id'], BarTone>> = {
  paye: 'alert',
  directors: 'alert',
  nssf: 'accent',
  psssf: 'accent',
  sdl: 'hatched',
  wcf: 'chart',
  heslb: 'success',
  union: 'strong',
  insurance: 'strong',
  other: 'strong',
};

const NET_PAY = 'Employees: net pay';

/** A bar of where the month's money goes. Omitted if anyone's deductions exceed their pay. */
function PaymentsBar({ run: { authorities, totals, cash } }: { run: PayrollRun }) {
  if (cash <= 0 || totals.net < 0) return null;
  const parts = authorities.map(({ id, name, what, amount }) => ({
    label: `${shortName(name)}: ${what}`,
    amount,
    tone: TONES[id],
  }));
  return (
    <StackedBar
      title="Who gets what"
      scale={cash}
      parts={[{ label: NET_PAY, amount: totals.net, tone: 'action' }, ...parts]}
      isBordered
    />
  );
}

/** The name of a payment beside its colour in the bar. */
const Payment = ({ tone, children }: { tone: BarTone; children: string }) => (
  <span className={styles.payment}>
    <Swatch tone={tone} /> <span>{children}</span>
  </span>
);

/** What to pay, to whom and when. Net pay comes first. */
function AuthorityTable({ run: { authorities, totals, cash } }: { run: PayrollRun }) {
  const rounding = roundingLeft(cash, [totals.net, ...authorities.map(({ amount }) => amount)]);
  return (
    <DataTable
      caption="What to pay, to whom and when, TZS"
      holds="sentences"
      columns={[{ label: 'To' }, { label: 'Amount', isNumeric: true }, { label: 'By' }]}
      rows={[
        [
          <Payment key="net" tone="action">
            {NET_PAY}
          </Payment>,
          formatAmount(totals.net),
          'Pay day',
        ],
        ...authorities.map(({ id, name, what, amount, dueText }) => [
          <Payment key={id} tone={TONES[id]}>{`${shortName(name)}: ${what}`}</Payment>,
          formatAmount(amount),
          dueText ?? 'No set day',
        ]),
        ...(rounding === 0 ? [] : [['Rounding', formatSigned(rounding), '']]),
        [<strong key="all">All payments</strong>, <strong key="cash">{formatAmount(cash)}</strong>, ''],
      ]}
    />
  );
}

/** Net pay first, because on phones it is beside the name and the others need scrolling. */
const AMOUNT_COLUMNS: readonly (readonly [label: string, line: keyof PayrollTotals])[] = [
  ['Net pay', 'net'],
  ['Gross', 'gross'],
  ['Benefits in kind', 'benefits'],
  ['Pension share', 'employeePension'],
  ['Taxable', 'taxable'],
  ['Tax', 'paye'],
  ['HESLB', 'heslb'],
  ['Union', 'union'],
  ['Insurance', 'insurance'],
  ['Other deductions', 'otherDeductions'],
  ['Pension, employer', 'employerPension'],
  ['SDL', 'sdl'],
  ['WCF', 'wcf'],
  ['Cost', 'cost'],
];

/** One row of amounts per employee, and the totals. Columns without any amount are omitted. */
function RunTable({ run: { slips, totals } }: { run: PayrollRun }) {
  const columns = AMOUNT_COLUMNS.filter(([, line]) => totals[line] !== 0 || line === 'net');
  const roundings = columns.map(([, line]) =>
    roundingLeft(
      totals[line],
      slips.map((slip) => slip[line]),
    ),
  );
  return (
    <DataTable
      caption="Each employee, TZS"
      columns={[{ label: 'Employee' }, ...columns.map(([label]) => ({ label, isNumeric: true }))]}
      rows={[
        ...slips.map((slip) => [slip.employee.name, ...columns.map(([, line]) => formatAmount(slip[line]))]),
        ...(roundings.some((left) => left !== 0) ? [['Rounding', ...roundings.map((left) => formatSigned(left))]] : []),
        ['Total', ...columns.map(([, line]) => <strong key={line}>{formatAmount(totals[line])}</strong>)],
      ]}
    />
  );
}

function mistakesOf({ sheet, errors }: SheetResult): ErrorBannerProps['errors'] {
  return sheet.rows.flatMap(({ key, texts }, index) => {
    const found = errors.get(key) ?? {};
    const who = texts.name?.trim() ? `${index + 1}, ${texts.name.trim()}` : `${index + 1}`;
    return COLUMNS.flatMap((id) => {
      const mistake = found[id];
      const message = mistake && `Employee ${who}: ${HEADINGS[id]}. ${messageOf(mistake, ENGLISH)}`;
      return message ? [{ fieldId: fieldName(key, id), message }] : [];
    });
  });
}

/** Says how many employees were not calculated, and whether any others were. */
function headOf(count: number, hasOthers: boolean): string {
  if (!hasOthers) return 'Nothing has been worked out yet';
  return `${employeesText(count)} ${count === 1 ? 'is' : 'are'} left out`;
}

/** Mistakes by employee and field, each linked to its field. */
export function PayrollErrors({ outcome }: { outcome: SheetResult }) {
  const { errors, run, staffError } = outcome;
  if (errors.size === 0 && !staffError) return null;
  return (
    <ErrorBanner
      title={errors.size > 0 ? headOf(errors.size, run !== undefined) : undefined}
      errors={[
        ...(staffError ? [{ message: `Employees in all: ${messageOf(staffError, ENGLISH)}` }] : []),
        ...mistakesOf(outcome),
      ]}
    />
  );
}

/** Explanations of uncertain amounts in a payroll. */
const CAVEAT_TEXTS: Readonly<Record<RunCaveat, string>> = {
  directors:
    'Withholding tax is taken from the fees of part-time directors. We do not treat the fees as wages, so there is no NSSF, SDL or WCF on them.',
  'nssf-bonus': 'NSSF is charged on overtime and bonuses as well as on pay. Ask us before you leave them out.',
  'wcf-base':
    'WCF is charged on basic pay and the fixed allowances paid with it, as the Fund’s pages say, but not on overtime and bonuses. If an allowance is not fixed, enter the person’s WCF earnings.',
  'psssf-base':
    'The PSSSF percentage applies to the monthly salary. Choose gross or basic pay, as the Fund’s letter says.',
  'heslb-base':
    'The HESLB percentage applies to the gross salary, without overtime and bonuses. If the Board’s letter about the employee says basic salary, choose that.',
  'later-rates':
    'We found some of this month’s rates only for a later month. Check them before you rely on the result.',
};

/** Where each payment goes, the law behind it, and where the law can be read in more than one way. */
function Background({ run }: { run: PayrollRun }) {
  return (
    <div className={`${styles.background} small notPrinted`}>
      <Disclosure summary="Where to pay, the law, and what we assumed">
        <DataTable
          caption="Where to pay, and under which law"
          isCaptionHidden
          columns={[{ label: 'Payment' }, { label: 'To' }, { label: 'Where' }, { label: 'Law' }]}
          rows={run.authorities.map(({ what, name, portal, law }) => [what, name, portal, law])}
        />
        {caveatsOf(run).map((caveat) => (
          <p key={caveat}>{CAVEAT_TEXTS[caveat]}</p>
        ))}
        <DueDayNote translate={ENGLISH} />
      </Disclosure>
    </div>
  );
}

type PayrollResultProps = { outcome: SheetResult; run: PayrollRun; isStale: boolean };

/** The result of a payroll: totals, what to pay and when, every employee, and printable payslips. */
export function PayrollResult({ outcome, run, isStale }: PayrollResultProps) {
  const [isPrinting, setPrinting] = useState(false);
  const [notice, setNotice] = useState('');
  const { slips, totals, cash } = run;
  const month = formatMonth(firstDayOfMonth(outcome.sheet.month), 'en');
  const employer = outcome.sheet.month.employer.trim();
  const fileName = `payroll-${month.toLowerCase().replace(' ', '-')}.csv`;
  const belowZero = namesBelowZero(run);

  const printPayslips = () => {
    window.addEventListener('afterprint', () => setPrinting(false), { once: true });
    // The payslips are rendered only for printing.
    flushSync(() => setPrinting(true));
    window.print();
  };

  return (
    <>
      <section
        className={styles.sheet}
        aria-label="Result"
        data-state={classNames(isPrinting && 'off-paper', isStale && 'stale') || undefined}
      >
        <p className={`${styles.title} h3`}>{`Payroll, ${month}${employer && `, ${employer}`}`}</p>
        <ResultCard
          translate={ENGLISH}
          stale={isStale ? 'You have changed the sheet. This is the result before your changes.' : undefined}
          headline={{
            label: `Net pay for ${employeesText(slips.length)}`,
            amount: totals.net,
            badge: month,
            aside: `cost to the employer ${formatTzs(cash)}`,
          }}
        >
          <PaymentsBar run={run} />
          <div className={styles.body}>
            {belowZero.length > 0 && (
              <p>Deductions are more than the pay of {belowZero.join(', ')}, so net pay is below 0.</p>
            )}
            <AuthorityTable run={run} />
            <RunTable run={run} />
            <Background run={run} />
          </div>
          {!isStale && (
            <div className={`${actionStyles.actions} notPrinted`}>
              <ActionButton icon="print" onClick={printPayslips}>
                Print payslips
              </ActionButton>
              <ActionButton icon="print" onClick={() => window.print()}>
                Print payroll
              </ActionButton>
              <ActionButton
                icon="download"
                onClick={() => setNotice(saveCsv(runCsv(outcome.rows, run), fileName, ENGLISH))}
              >
                CSV
              </ActionButton>
              <p role="status">{notice}</p>
            </div>
          )}
        </ResultCard>
      </section>
      {isPrinting && <Payslips slips={slips} employer={employer} month={month} />}
    </>
  );
}
