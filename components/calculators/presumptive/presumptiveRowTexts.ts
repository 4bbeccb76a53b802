import type { Presumptive } from '@/lib/content/schemas/presumptive';
import type { RowTexts } from '@/lib/money/breakdown';
import { markToday } from '@/lib/server/content/loaders/sources';
import { say } from '@/lib/words/say';

/** Label, rule and law of the rows, of each table, and of those to whom the table is closed. */
export function presumptiveRowTexts(published: Presumptive): RowTexts {
  const { tables, traders, recordsLaw, individualLaw, choiceLaw, daysLaw } = published;
  const newest = tables.at(-1);
  const law = newest?.law ?? '';
  return {
    ...Object.fromEntries(
      tables.map((table) => [
        `table-${table.from}`,
        { label: '', rule: '', law: table.law, mark: markToday(table.evidence) },
      ]),
    ),
    ...Object.fromEntries(
      traders.flatMap(({ id, closed }) =>
        closed ? [[`closed-${id}`, { label: closed.reason, rule: '', law: closed.law }]] : [],
      ),
    ),
    turnover: { label: say('Turnover'), rule: '', law: '' },
    presumptive: {
      label: say('Presumptive tax'),
      rule: say('by the band of the turnover'),
      law,
      mark: newest && markToday(newest.evidence),
    },
    records: {
      label: say('Records'),
      rule: say('the right column of the table, where they are kept'),
      law: recordsLaw,
    },
    days: {
      label: say('A change inside the year'),
      rule: say('the tax of each table × its share of the days'),
      law: daysLaw,
    },
    profit: { label: say('Profit'), rule: '', law: '' },
    'profit-tax': { label: say('Tax on the profit'), rule: say('by the bands of individuals'), law: individualLaw },
    cost: { label: say('Cost of accounts'), rule: '', law: '' },
    accounts: { label: say('With accounts'), rule: say('tax on the profit and the cost'), law: choiceLaw },
    saved: { label: say('Less with accounts'), rule: '', law: '' },
    dearer: { label: say('More with accounts'), rule: '', law: '' },
  };
}
