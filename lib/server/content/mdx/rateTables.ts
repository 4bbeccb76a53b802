import { formatAmount } from '../../../money/format.ts';
import { getMinimumWages, getPaye, getPayeTable } from '../loaders/tax.ts';
import type { MarkdownNode } from './markdownNode.ts';

const cell = (value: string): MarkdownNode => ({ type: 'tableCell', children: [{ type: 'text', value }] });

const table = (rows: readonly (readonly string[])[]): MarkdownNode => ({
  type: 'table',
  children: rows.map((row) => ({ type: 'tableRow', children: row.map(cell) })),
});

/** Monthly PAYE by band, as the authority prints it: 20,000 + 20% of the excess over 520,000. */
function payeTable(year: string = getPaye().calculatorYear): MarkdownNode {
  const { bands } = getPayeTable(year);
  const rows = bands.map(({ above, rate, fixed }, index) => {
    const next = bands[index + 1];
    const from = next ? `${formatAmount(above + 1)} to ${formatAmount(next.above)}` : `Above ${formatAmount(above)}`;
    if (rate === 0) return [`Up to ${formatAmount(next?.above ?? 0)}`, '0'];
    const sum = fixed === 0 ? '' : `${formatAmount(fixed)} + `;
    return [from, `${sum}${rate}% of the excess over ${formatAmount(above)}`];
  });
  return table([['Monthly taxable pay, TZS', 'Tax'], ...rows]);
}

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
