import { useState } from 'react';
import { flushSync } from 'react-dom';
import { DataTable } from '@/components/ui/data-table/DataTable';
import { Select } from '@/components/ui/select/Select';
import { formatExact } from '@/lib/money/format';
import { monthName } from '@/lib/payroll/sheet';
import { YEAR_LINES, type YearAmounts, type YearSheet, yearCsv, yearlyPaye, yearSheet } from '@/lib/payroll/yearSheet';
import { say } from '@/lib/words/say';
import type { Phrase } from '@/lib/words/sw/phrases';
import { FileField } from '../payroll-sheet/FileField';
import { ActionButton } from '../result/ActionButton';
import { saveCsv } from '../result/saveFile';
import type { FilesPanelProps } from './filesPanel';
import styles from './Panels.module.scss';
import { PersonYears } from './PersonYears';
import { useMonthFiles } from './useMonthFiles';

const numeric = (label: Phrase) => ({ label: say(label), isNumeric: true });
const heads = () => YEAR_LINES.map(([label]) => numeric(label));
const cells = (amounts: YearAmounts) => YEAR_LINES.map(([, line]) => formatExact(amounts[line]));

const difference = (withheld: number, right: number | undefined) =>
  right === undefined ? '' : formatExact(withheld - right);

const YEARLY: readonly Phrase[] = ['PAYE by the yearly table', 'Withheld more'];

/** Each employee's sums of a year, and where it has ended what the yearly table gives. */
function PeopleTable({ sheet: { year, people, hasEnded }, rules }: YearTablesProps) {
  return (
    <DataTable
      caption={say('Each employee in {year}', { year })}
      columns={[{ label: say('Employee') }, numeric('Months'), ...heads(), ...(hasEnded ? YEARLY.map(numeric) : [])]}
      rows={people.map((person) => {
        const yearly = hasEnded ? yearlyPaye(person, year, rules.periods) : undefined;
        const beside = [yearly === undefined ? '' : formatExact(yearly), difference(person.totals.paye, yearly)];
        return [person.name, person.months.length, ...cells(person.totals), ...(hasEnded ? beside : [])];
      })}
    />
  );
}

type YearTablesProps = { sheet: YearSheet; rules: FilesPanelProps['rules'] };

/** Months and employees of a year, each with its sums. */
function YearTables({ sheet, rules }: YearTablesProps) {
  const { year, months, people, totals, hasEnded } = sheet;
  return (
    <>
      <DataTable
        caption={say('Months of {year}', { year })}
        columns={[{ label: say('Month') }, numeric('Employees'), ...heads()]}
        rows={[
          ...months.map(({ month, employees, amounts }) => [monthName(month), employees, ...cells(amounts)]),
          [say('Together'), people.length, ...cells(totals)],
        ]}
      />
      <PeopleTable sheet={sheet} rules={rules} />
      {hasEnded ? (
        <p className={styles.note}>
          {say(
            'The yearly table is for residents who had no other employment in {year}, and needs the files of all their months. Where pay was uneven, or began or ended in the year, more was withheld by months than the year’s tax: TRA’s guide for employers sets it off in January, or TRA refunds it.',
            { year },
          )}
        </p>
      ) : (
        <p className={styles.note}>
          {say('With December the tax of the year by the yearly table stands beside what was withheld.')}
        </p>
      )}
    </>
  );
}

/** The year of each employee, out of the files of its months. */
export function YearSheets(props: FilesPanelProps) {
  const { open, errors, notes, months, years, isEmpty } = useMonthFiles(props);
  const [wanted, setWanted] = useState<number>();
  const [isOnPaper, setOnPaper] = useState(false);
  const [notice, setNotice] = useState('');
  const year = wanted !== undefined && years.includes(wanted) ? wanted : years[0];
  const sheet = year === undefined ? undefined : yearSheet(year, months);
  const employer = props.month.employer.trim();

  const print = () => {
    flushSync(() => setOnPaper(true));
    window.print();
    setOnPaper(false);
  };

  return (
    <div className={styles.panel} data-year-paper={isOnPaper || undefined}>
      <FileField name="months" isMultiple onFiles={open}>
        {say('Open the CSV files of the year’s months, several at once')}
      </FileField>
      <p className={styles.hint}>
        {say(
          'The files that this page gave you as CSV. The month that is worked out above counts with them. Nothing leaves this browser.',
        )}
      </p>
      {errors.length > 0 && (
        <ul role="alert" className={styles.error}>
          {errors.map((error) => (
            <li key={error}>{error}</li>
          ))}
        </ul>
      )}
      {notes.map((note) => (
        <p key={note} className={styles.note}>
          {note}
        </p>
      ))}
      {isEmpty && <p className={styles.note}>{say('Until a file is opened, the year is this month alone.')}</p>}
      {sheet && (
        <>
          {years.length > 1 && (
            <Select
              name="calendar-year"
              label={say('Calendar year')}
              value={String(year)}
              options={years.map((each) => ({ value: String(each), label: String(each) }))}
              onChange={(event) => setWanted(Number(event.currentTarget.value))}
            />
          )}
          <YearTables sheet={sheet} rules={props.rules} />
          <div className={styles.actions}>
            <ActionButton
              icon="download"
              onClick={() => setNotice(saveCsv(yearCsv(sheet), say('payroll-year-{year}.csv', { year: sheet.year })))}
            >
              {say('CSV of the year')}
            </ActionButton>
            <ActionButton icon="print" onClick={print}>
              {say('Print a sheet for each employee')}
            </ActionButton>
            <p role="status">{notice}</p>
          </div>
          <PersonYears sheet={sheet} employer={employer} />
        </>
      )}
    </div>
  );
}
