import { formatLongDate } from '../../../dates/formatLongDate.ts';
import { CELL_STYLES, computed, constant, rowHeight, type WorkbookRow, type WorkbookSheet } from './cells.ts';
import { WORKBOOK_YEAR, type WorkbookRate, type WorkbookRates } from './payrollRates.ts';

const SHEET = 'Rates';

const { title, text, heading, label, amount, percent } = CELL_STYLES;

/** Widths of columns, in characters. */
const LABEL_WIDTH = 44;
const TEXT_WIDTH = 52;

const CHARGES_HEAD_ROW = 4;
const FIRST_CHARGE_ROW = CHARGES_HEAD_ROW + 1;
const CHARGE_COUNT = 4;
const PAYE_HEAD_ROW = FIRST_CHARGE_ROW + CHARGE_COUNT + 1;
const FIRST_BAND_ROW = PAYE_HEAD_ROW + 1;

/** A name for a range of cells. */
export type DefinedName = { name: string; range: string };

const cell = (column: string, row: number) => `${SHEET}!$${column}$${row}`;
const column = (letter: string, first: number, last: number) => `${cell(letter, first)}:$${letter}$${last}`;

/** Rows whose position depends on the number of bands. */
function rowsOf({ paye }: WorkbookRates) {
  const lastBandRow = FIRST_BAND_ROW + paye.bands.length - 1;
  return { lastBandRow, topRow: lastBandRow + 2 };
}

/** The names that the payroll's formulas use for the rates. */
export function definedNames(rates: WorkbookRates): DefinedName[] {
  const { lastBandRow, topRow } = rowsOf(rates);
  return [
    { name: 'NSSF_employee', range: cell('B', FIRST_CHARGE_ROW) },
    { name: 'NSSF_employer', range: cell('B', FIRST_CHARGE_ROW + 1) },
    { name: 'WCF_rate', range: cell('B', FIRST_CHARGE_ROW + 2) },
    { name: 'SDL_rate', range: cell('B', FIRST_CHARGE_ROW + 3) },
    { name: 'PAYE_above', range: column('B', FIRST_BAND_ROW, lastBandRow) },
    { name: 'PAYE_step', range: column('D', FIRST_BAND_ROW, lastBandRow) },
    { name: 'Top_above', range: cell('B', lastBandRow) },
    { name: 'Top_extra', range: cell('B', topRow + 2) },
  ];
}

function chargeRow({ label: name, percent: rate, law, sources, checkedOn }: WorkbookRate): WorkbookRow {
  const source = sources.join('; ');
  const height = rowHeight([
    { text: law, width: TEXT_WIDTH },
    { text: source, width: TEXT_WIDTH },
  ]);
  return [
    constant(name, { ...label, height }),
    constant(rate / 100, percent),
    constant(law, label),
    constant(source, label),
    constant(formatLongDate(checkedOn), label),
  ];
}

/** The bands with the step that each adds to the rate of the one below; fixed tax is computed from these. */
function bandRows({ paye }: WorkbookRates): WorkbookRow[] {
  return paye.bands.map(({ above, rate, fixed }, index) => {
    const row = FIRST_BAND_ROW + index;
    const below = paye.bands[index - 1];
    return [
      constant(index === 0 ? 'Tax-free' : `Band ${index + 1}`, label),
      constant(above, amount),
      constant(rate / 100, percent),
      below
        ? computed(`C${row}-C${row - 1}`, (rate - below.rate) / 100, percent)
        : computed(`C${row}`, rate / 100, percent),
      below ? computed(`E${row - 1}+(B${row}-B${row - 1})*C${row - 1}`, fixed, amount) : constant(fixed, amount),
    ];
  });
}

function topRows(rates: WorkbookRates): WorkbookRow[] {
  const { lastBandRow, topRow } = rowsOf(rates);
  const published = rates.paye.bands.at(-1)?.fixed ?? 0;
  const labelled = (text: string) => constant(text, { ...label, height: rowHeight([{ text, width: LABEL_WIDTH }]) });
  return [
    [
      labelled('Top band: fixed tax in TRA’s table, by which PAYE is filed'),
      computed(`E${lastBandRow}`, published, amount),
    ],
    [labelled('Top band: fixed tax as our gross to net calculator reads it'), constant(rates.topFixed, amount)],
    [
      labelled('Difference: PAYE is this much higher by that reading'),
      computed(`B${topRow + 1}-B${topRow}`, rates.topFixed - published, amount),
    ],
  ];
}

/** The sheet of rates: charges on gross pay, PAYE bands and the top band, each with its law and sources. */
export function ratesSheet(rates: WorkbookRates): WorkbookSheet {
  const { nssfEmployee, nssfEmployer, wcf, sdl } = rates.charges;
  const { law, sources, checkedOn } = rates.paye;
  return {
    name: SHEET,
    widths: [LABEL_WIDTH, 18, TEXT_WIDTH, TEXT_WIDTH, 20],
    rows: [
      [constant(`Rates ${WORKBOOK_YEAR}, the same as in 2025/26`, title)],
      [
        constant(
          `With fewer than ${rates.sdlMinEmployees} employees no SDL is due: set its rate to 0. Change other rates only when the law does.`,
          { ...text, columnSpan: 5 },
        ),
      ],
      [],
      ['Charge', 'Rate', 'Law', 'Sources', 'Checked on'].map((name) => constant(name, heading)),
      ...[nssfEmployee, nssfEmployer, wcf, sdl].map(chargeRow),
      [],
      ['PAYE on taxable pay of a month', 'Above', 'Rate', 'Added to the band below', 'Fixed tax'].map((name) =>
        constant(name, heading),
      ),
      ...bandRows(rates),
      [],
      ...topRows(rates),
      [],
      [constant('PAYE: law', label), constant(law, { ...label, columnSpan: 4 })],
      [constant('PAYE: sources', label), constant(sources.join('; '), { ...label, columnSpan: 4 })],
      [constant('PAYE: checked on', label), constant(formatLongDate(checkedOn), { ...label, columnSpan: 4 })],
    ],
  };
}
