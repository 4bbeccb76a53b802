import { useState } from 'react';
import { readTextFile } from '@/lib/browser/readTextFile';
import { type MonthPerson, type PayMonth, peopleOf, readMonthFile } from '@/lib/payroll/monthFile';
import { firstDayOfMonth, monthName } from '@/lib/payroll/sheet';
import { calendarYearOf, type YearMonth } from '@/lib/payroll/yearSheet';
import { say } from '@/lib/words/say';
import type { FilesPanelProps } from './filesPanel';

type Opened = { month: PayMonth; people: readonly MonthPerson[]; notes: readonly string[] };

const keyOf = (month: PayMonth) => firstDayOfMonth(month);

type Rest = Pick<FilesPanelProps, 'month' | 'rules'>;

/** Reads files into the months that are open already, and says what is wrong with which. */
async function openFiles(files: readonly File[], opened: ReadonlyMap<string, Opened>, { month, rules }: Rest) {
  const wrong: string[] = [];
  const next = new Map(opened);
  for (const file of files) {
    const read = readMonthFile(await readTextFile(file), file.name, month, rules);
    if (read.error !== undefined) wrong.push(`${file.name}: ${read.error}`);
    else if (!read.month) {
      wrong.push(`${file.name}: ${say('Nothing says of which month it is. Name it like payroll-november-2026.csv.')}`);
    } else {
      if (next.has(keyOf(read.month))) {
        wrong.push(say('{month} was there already: {file} counts.', { month: monthName(read.month), file: file.name }));
      }
      next.set(keyOf(read.month), { ...read, month: read.month });
    }
  }
  return { next, wrong };
}

/** The months whose files were opened, with the one that was worked out; each month once, the last opened. */
export function useMonthFiles({ outcome, month, rules }: FilesPanelProps) {
  const [opened, setOpened] = useState<ReadonlyMap<string, Opened>>(new Map());
  const [errors, setErrors] = useState<readonly string[]>([]);

  const open = async (files: readonly File[]) => {
    const { next, wrong } = await openFiles(files, opened, { month, rules });
    setOpened(next);
    setErrors(wrong);
  };

  const now = outcome?.run && { month: outcome.sheet.month, people: peopleOf(outcome.run), notes: [] };
  const all = new Map(opened);
  if (now && !all.has(keyOf(now.month))) all.set(keyOf(now.month), now);
  const months: YearMonth[] = [...all.values()];
  return {
    open,
    errors,
    notes: [...opened.values()].flatMap(({ month: of, notes }) => notes.map((note) => `${monthName(of)}: ${note}`)),
    months,
    /** Calendar years of the months, the newest first. */
    years: [...new Set(months.map(({ month: of }) => calendarYearOf(of)))].toSorted((one, other) => other - one),
    isEmpty: opened.size === 0,
  };
}
