import type { Leaving } from '@/lib/content/schemas/leaving';
import type { RowText, RowTexts } from '@/lib/money/breakdown';
import { markToday } from '@/lib/server/content/loaders/sources';
import type { SalaryTables } from '@/lib/server/content/loaders/tax';
import { rowText } from '../result/rowText';

/** Label, rule and law of every line. */
export function leavingRowTexts(published: Leaving, { paye, nssf, marks }: SalaryTables): RowTexts {
  const { last, notice, leave, severance, gratuity, transport, taxable, spread } = published;
  const of = ({ label, law, evidence }: Pick<Leaving['last'], 'label' | 'law' | 'evidence'>, rule: string): RowText =>
    rowText(label, rule, law, markToday(evidence));
  return {
    last: of(last, 'basic pay and allowances by calendar days'),
    other: of({ ...last, label: 'Overtime, bonus, commission' }, 'what is still owed'),
    notice: of(
      notice,
      `${notice.monthly} days of pay; ${notice.daily} of staff paid by the day, ${notice.first} in the first month`,
    ),
    leave: of(
      leave,
      `a day of basic pay for every ${leave.earnedBy} days, at most ${leave.year} days, and what is left of earlier years`,
    ),
    severance: of(
      severance,
      `${severance.days} days of basic pay for each completed year, at most ${severance.years} years`,
    ),
    gratuity: of(gratuity, 'by the contract'),
    gross: rowText('Owed before tax', 'all of it together'),
    all: rowText('Owed before tax'),
    pension: rowText('Pension', 'the person’s share, without severance and gratuity', nssf.law, marks.nssf),
    taxable: of(taxable, 'what is owed less the pension share'),
    paye: rowText('PAYE', 'by the bands of the month, on everything at once', paye.law, marks.paye),
    owed: rowText('Loans and advances', 'as agreed in writing'),
    transport: of(transport, 'the true cost, free of tax'),
    net: rowText('To pay', 'owed, less what is taken off, and the transport'),
    'spread-part': rowText('Part of a year', `severance by the years of service, at most ${spread.years}`),
    'at-once': rowText('PAYE on it in one month', 'with it and without it'),
    spread: of(spread, 'each year’s part by the present table, with the present pay'),
  };
}
