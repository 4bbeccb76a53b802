import type { Firm } from '../../../content/schemas/firm.ts';
import { formatAmount } from '../../../money/format.ts';
import { CELL_STYLES, constant, rowHeight, type WorkbookRow, type WorkbookSheet } from './cells.ts';
import type { WorkbookRates } from './payrollRates.ts';

const { title: titleStyle, text, heading } = CELL_STYLES;

/** Width of the one column, in characters. */
const WIDTH = 110;

const section = (title: string, lines: readonly string[]): WorkbookRow[] => [
  [],
  [constant(title, heading)],
  ...lines.map((line) => [constant(line, { ...text, height: rowHeight([{ text: line, width: WIDTH }]) })]),
];

/** Notes on what the sheet does and what it cannot know. */
export function notesSheet(rates: WorkbookRates, firm: Firm, page: string): WorkbookSheet {
  const { nssfEmployee, sdl } = rates.charges;
  const { fixed: published = 0, above = 0 } = rates.paye.bands.at(-1) ?? {};
  const difference = formatAmount(rates.topFixed - published);
  return {
    name: 'Notes',
    widths: [WIDTH],
    rows: [
      [constant('Notes', titleStyle)],
      [constant(`General information, not advice. ${firm.name}, ${firm.url}${page}`, text)],
      ...(rates.topFixed === published
        ? []
        : section('The top line of the PAYE table', [
            `For taxable pay above ${formatAmount(above)} the table of the Tanzania Revenue Authority (TRA) starts from ${formatAmount(published)}. The columns “PAYE to file” and “Net pay” and their totals use it.`,
            `Our gross to net calculator starts from ${formatAmount(rates.topFixed)}: PAYE is ${difference} higher and net pay ${difference} lower. The last two columns show that reading, for comparison only.`,
          ])),
      ...section('What the columns are', [
        `Taxable pay is gross pay less the employee’s pension of ${nssfEmployee.percent}%, plus benefits in kind. PAYE is worked out on it by the five bands of the sheet Rates.`,
        'Benefits in kind, such as a house or a car, are typed at their tax value for the month. They enter taxable pay and nothing else: not the pension, not the pay in cash, not WCF, SDL or the cost.',
        'Net pay is the pay in cash: gross pay less pension less PAYE.',
        'The employer’s pension, WCF and SDL are the employer’s own cost and must not lower anyone’s pay.',
        'Every figure is worked out whole and rounded once, to the cent.',
      ]),
      ...section('What the sheet cannot know', [
        `How many you are: SDL of ${sdl.percent}% is due from ${rates.sdlMinEmployees} employees on the Mainland. With fewer, set its rate to 0.`,
        'Who is resident: a non-resident employee pays 15% on the employment income.',
        'Second jobs: they bear 30% without bands.',
        'Another pension split: if you bear 15% and the employee 5%, change both rates.',
        'What a benefit is worth for tax: the page of this sheet has the rules for a house, a car and a loan.',
        'Other deductions, such as student loans (HESLB, 15%) and advances: take them from net pay.',
      ]),
    ],
  };
}
