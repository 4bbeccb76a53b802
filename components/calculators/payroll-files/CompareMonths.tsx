import { useState } from 'react';
import { DataTable } from '@/components/ui/data-table/DataTable';
import { Field } from '@/components/ui/field/Field';
import { readTextFile } from '@/lib/browser/readTextFile';
import { formatExact, formatNumber } from '@/lib/money/format';
import { parseNumber } from '@/lib/money/input';
import { type Comparison, changeOf, compareMonths, type Difference, FIRST_LIMIT } from '@/lib/payroll/compareMonths';
import { type MonthLine, peopleOf, type ReadMonth, readMonthFile } from '@/lib/payroll/monthFile';
import type { PayrollRun } from '@/lib/payroll/run';
import { monthBefore, monthName } from '@/lib/payroll/sheet';
import { say } from '@/lib/words/say';
import type { Phrase } from '@/lib/words/sw/phrases';
import { FileField } from '../payroll-sheet/FileField';
import type { FilesPanelProps } from './filesPanel';
import styles from './Panels.module.scss';

const WORDS = { new: 'new', left: 'has left', changed: 'changed' } as const;

const inPercent = (change: number | undefined) =>
  change === undefined ? '' : `${change > 0 ? '+' : change < 0 ? '−' : ''}${formatNumber(Math.abs(change))}%`;

/** Both figures of a line, and the change between them. */
function figures({ last, now }: Difference, line: MonthLine): string[] {
  const texts = [last, now].map((person) => (person ? formatExact(person.lines[line]) : ''));
  return [...texts, last && now ? inPercent(changeOf(last.lines[line], now.lines[line])) : ''];
}

const numeric = (label: string) => ({ label, isNumeric: true });

const HEADS: readonly Phrase[] = ['Gross before', 'Gross now', 'Change', 'Net before', 'Net now', 'Change'];

function Tables({
  comparison,
  limit,
  before,
  now,
}: {
  comparison: Comparison;
  limit: number;
  before: string;
  now: string;
}) {
  const { differences, unchanged, totals } = comparison;
  const count = (kind: Difference['kind']) => differences.filter((each) => each.kind === kind).length;
  return (
    <>
      <p role="status">
        {say('{new} new, {left} left, {changed} changed by more than {limit}%, {unchanged} as before or nearly.', {
          new: count('new'),
          left: count('left'),
          changed: count('changed'),
          limit: formatNumber(limit),
          unchanged,
        })}
      </p>
      {differences.length > 0 && (
        <DataTable
          caption={say('Who is new, who left, whose pay changed')}
          holds="figures"
          columns={[{ label: say('Employee') }, { label: say('What') }, ...HEADS.map((head) => numeric(say(head)))]}
          rows={differences.map((each) => [
            each.name,
            say(WORDS[each.kind]),
            ...figures(each, 'gross'),
            ...figures(each, 'net'),
          ])}
        />
      )}
      <DataTable
        caption={say('Totals side by side')}
        columns={[{ label: say('Total') }, ...[before, now, say('Difference'), say('Change')].map(numeric)]}
        rows={totals.map(({ label, last, now: present }) => [
          label,
          formatExact(last),
          formatExact(present),
          formatExact(present - last),
          inPercent(changeOf(last, present)),
        ])}
      />
    </>
  );
}

/** The tables of a comparison, by a limit that can be set. */
function Compared({
  file,
  run,
  month,
}: {
  file: ReadMonth & { error?: undefined };
  run: PayrollRun;
  month: FilesPanelProps['month'];
}) {
  const [text, setText] = useState(String(FIRST_LIMIT));
  const typed = parseNumber(text.replace(/%$/, ''));
  const limit = typed !== null && typed >= 0 ? typed : undefined;
  const before = file.month ? monthName(file.month) : say('the file');
  return (
    <>
      <Field
        name="limit"
        label={say('Name whose pay changed by more than, %')}
        value={text}
        inputMode="decimal"
        autoComplete="off"
        error={limit === undefined ? say('Please enter a percentage, for example 10.') : undefined}
        onChange={(event) => setText(event.currentTarget.value)}
      />
      {file.notes.map((note) => (
        <p key={note} className={styles.note}>
          {note}
        </p>
      ))}
      <Tables
        comparison={compareMonths(file.people, peopleOf(run), limit ?? FIRST_LIMIT)}
        limit={limit ?? FIRST_LIMIT}
        before={before}
        now={monthName(month)}
      />
    </>
  );
}

/** Last month's payroll, opened from its file, beside the one that was worked out. */
export function CompareMonths({ outcome, month, rules }: FilesPanelProps) {
  const [file, setFile] = useState<ReadMonth>();
  const open = async ([first]: readonly File[]) => {
    if (!first) return;
    const assumed = { ...month, ...monthBefore(month) };
    setFile(readMonthFile(await readTextFile(first), first.name, assumed, rules));
  };
  const run = outcome?.run;
  return (
    <div className={styles.panel}>
      <FileField name="last-month" onFiles={open}>
        {say('Open last month’s CSV file')}
      </FileField>
      <p className={styles.hint}>
        {say(
          'The file that this page gave you as CSV, or a spreadsheet in the template’s columns. It stays in this browser.',
        )}
      </p>
      {file?.error !== undefined && (
        <p role="alert" className={styles.error}>
          {file.error}
        </p>
      )}
      {!run && (
        <p className={styles.note}>{say('Work out this month’s payroll first: it is what the file is set beside.')}</p>
      )}
      {run && file?.error === undefined && file && <Compared file={file} run={run} month={outcome.sheet.month} />}
    </div>
  );
}
