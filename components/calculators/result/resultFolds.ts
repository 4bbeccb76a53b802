import type { BreakdownRow } from '@/lib/money/breakdown';
import { formatAmount } from '@/lib/money/format';
import type {
  AmountSheet,
  BreakdownTableModel,
  ResultModel,
  StackedBarModel,
  StatisticGroup,
  TextTableModel,
} from './resultModel';

/** A closed row of a result, and what it opens to. */
export type ResultFold = {
  title: string;
  /** What its table comes to, where no row in the open says so. */
  value?: string | undefined;
  bars: StackedBarModel[];
  statistics: StatisticGroup[];
  tables: BreakdownTableModel[];
  sheets: AmountSheet[];
  textTables: TextTableModel[];
};

/** What of the summary stands in the open. */
export const openStatistics = ({ statistics }: Pick<ResultModel, 'statistics'>) =>
  statistics.filter(({ fold }) => !fold);

/** Rows that stand in the open: of the first table, where it has one amount a row and is not open itself. */
export function openRows({ tables: [first] }: Pick<ResultModel, 'tables'>): readonly BreakdownRow[] {
  return first && !first.columns && !first.isAnswer ? first.rows : [];
}

/** What the rows of a table with one amount each come to. */
function totalOf({ rows, columns }: BreakdownTableModel): string | undefined {
  const last = rows.at(-1);
  return last?.kind === 'total' && !columns ? formatAmount(last.amount) : undefined;
}

const isClosed = ({ isAnswer }: { isAnswer?: boolean }) => !isAnswer;

/** The closed rows of a result; the one that repeats the open rows with their formulas comes last. */
export function foldsOf({ bars = [], statistics, tables, sheet, textTables = [] }: ResultModel): ResultFold[] {
  const folds = new Map<string, ResultFold>();
  const at = (title: string): ResultFold => {
    const fold = folds.get(title) ?? { title, bars: [], statistics: [], tables: [], sheets: [], textTables: [] };
    folds.set(title, fold);
    return fold;
  };
  const [first, ...others] = tables.filter(isClosed);
  for (const table of others) {
    const fold = at(table.fold ?? table.caption);
    fold.value ??= totalOf(table);
    fold.tables.push(table);
  }
  if (sheet) at(sheet.caption).sheets.push(sheet);
  for (const table of textTables.filter(isClosed)) at(table.caption).textTables.push(table);
  for (const bar of bars) if (bar.fold) at(bar.fold).bars.push(bar);
  if (first) at(first.fold ?? first.caption).tables.push(first);
  for (const group of statistics) if (group.fold) at(group.fold).statistics.push(group);
  return [...folds.values()];
}
