import { formatAmount } from '../../../money/format.ts';
import { BAND_COLUMNS, bandLines } from '../../../salary/bandLines.ts';
import { getMinimumWages, getPaye, getPayeTable } from '../loaders/tax.ts';
import type { MarkdownNode } from './markdownNode.ts';

const cell = (value: string): MarkdownNode => ({ type: 'tableCell', children: [{ type: 'text', value }] });

const table = (rows: readonly (readonly string[])[]): MarkdownNode => ({
  type: 'table',
  children: rows.map((row) => ({ type: 'tableRow', children: row.map(cell) })),
});

/** Monthly PAYE of a tax year by band. */
const payeTable = (year: string = getPaye().calculatorYear): MarkdownNode => {
  const rows = bandLines(getPayeTable(year).bands).map(({ pay, tax }) => [pay, tax]);
  return table([[...BAND_COLUMNS], ...rows]);
};

/** Monthly minimum wages by sector. */
function minimumWages(): MarkdownNode {
  const { sectors } = getMinimumWages();
  const rows = sectors.flatMap(({ sector, wages }) =>
    wages.map(({ work, month }) => [sector, work, formatAmount(month)]),
  );
  return table([['Sector', 'Work', 'A month, TZS'], ...rows]);
}

/** Tags of texts that become a table of content/tax. */
export const TABLE_TAGS: Readonly<Record<string, (year?: string) => MarkdownNode>> = {
  PayeTable: payeTable,
  MinimumWages: minimumWages,
};
