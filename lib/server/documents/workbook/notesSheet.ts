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
      ...section('The top line of the PAYE table', [
        `For taxable pay above ${formatAmount(above)} this sheet starts from ${formatAmount(rates.topFixed)}, as our gross to net calculator does. The revenue authority’s table starts from ${formatAmount(published)}.`,
        `With the authority’s figure PAYE is ${difference} lower and net pay ${difference} higher: the column Note says both. File by the authority’s table.`,
      ]),
      ...section('What the columns are', [
        `Taxable pay is gross pay less the employee’s pension of ${nssfEmployee.percent}%. PAYE is worked out on it by the five bands of the sheet Rates.`,
        'Net pay is gross pay less pension less PAYE.',
        'The employer’s pension, WCF and SDL are the employer’s own cost and must not lower anyone’s pay.',
        'Every figure is worked out whole and rounded once, to the cent.',
      ]),
      ...section('What the sheet cannot know', [
        `How many you are: SDL of ${sdl.percent}% is due from ${rates.sdlMinEmployees} employees on the Mainland. With fewer, set its rate to 0.`,
        'Who is resident: a non-resident employee pays 15% on the employment income.',
        'Second jobs: they bear 30% without bands.',
        'Another pension split: if you bear 15% and the employee 5%, change both rates.',
        'Benefits: add a house or a car at its tax value before you enter the gross.',
      ]),
    ],
  };
}
