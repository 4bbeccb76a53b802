import type { Presumptive } from '@/lib/content/schemas/tax/presumptive';
import type { RowTexts } from '@/lib/money/breakdown';
import { markToday } from '@/lib/server/content/loaders/tax/sources';
import { say } from '@/lib/words/say';
import { rowText } from '../result/rowText';

/** Label, rule and law of the rows, of each table, and of those to whom the table is closed. */
export function presumptiveRowTexts(published: Presumptive): RowTexts {
  const { tables, traders, recordsLaw, individualLaw, choiceLaw, daysLaw } = published;
  const newest = tables.at(-1);
  const law = newest?.law ?? '';
  return {
    ...Object.fromEntries(
      tables.map((table) => [`table-${table.from}`, rowText('', '', table.law, markToday(table.evidence))]),
    ),
    ...Object.fromEntries(
      traders.flatMap(({ id, closed }) => (closed ? [[`closed-${id}`, rowText(closed.reason, '', closed.law)]] : [])),
    ),
    turnover: rowText(say('Turnover')),
    presumptive: rowText(
      say('Presumptive tax'),
      say('by the band of the turnover'),
      law,
      newest && markToday(newest.evidence),
    ),
    records: rowText(say('Records'), say('the right column of the table, where they are kept'), recordsLaw),
    days: rowText(say('A change inside the year'), say('the tax of each table × its share of the days'), daysLaw),
    profit: rowText(say('Profit')),
    'profit-tax': rowText(say('Tax on the profit'), say('by the bands of individuals'), individualLaw),
    cost: rowText(say('Cost of accounts')),
    accounts: rowText(say('With accounts'), say('tax on the profit and the cost'), choiceLaw),
    saved: rowText(say('Less with accounts')),
    dearer: rowText(say('More with accounts')),
  };
}
