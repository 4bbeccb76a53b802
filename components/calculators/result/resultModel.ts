import type { ReactNode } from 'react';
import type { BreakdownRow, RowTexts } from '@/lib/money/breakdown';

/** A value of the summary; its unit says how the page writes it. Null where there is nothing to measure it by. */
export type Statistic = { label: string; value: number | null; unit: 'percent' | 'shillings' | 'hours' | 'days' };

/** Title of the closed row in which a part of a result stands; the part's own title or caption where absent. */
type Folded = { fold?: string };

/** Values of the summary that belong together. Without a fold they stand in the open. */
export type StatisticGroup = Folded & {
  title?: string;
  items: readonly Statistic[];
  /** A sentence or two below them. */
  note?: string | undefined;
};

/** A table of the result. The rows of the first one stand in the open too, without their formulas. */
export type BreakdownTableModel = Folded & {
  caption: string;
  /** What was asked for, and so never closed. */
  isAnswer?: boolean;
  rows: readonly BreakdownRow[];
  /** The amounts are monthly: columns for a year and a day stand beside them. */
  isMonthly?: boolean;
  /** Columns of the rows' own amounts; absent where a row has one amount. */
  columns?: readonly string[];
};

/** Gives a part of a bar its colour and pattern (BarPatterns.tsx). */
export type BarTone = 'action' | 'alert' | 'accent' | 'strong' | 'success' | 'hatched' | 'chart';

/** A part of a bar, and the row of a table that says the same. */
export type BarPart = { label: string; amount: number; tone: BarTone; row: string };

/** A bar split into parts. The first one of a result stands in the open. */
export type StackedBarModel = Folded & {
  title: string;
  parts: readonly BarPart[];
  /** Amount that fills the whole width: two bars with one scale can be compared. */
  scale: number;
};

/** A table of amounts alone, whose rows have no formula or law to open to; it stands in the CSV file too. */
export type AmountSheet = {
  caption: string;
  /** Heads of the columns, beginning with the column of row labels. */
  columns: readonly string[];
  rows: readonly (readonly [head: string, ...amounts: number[]])[];
};

/** A table of sentences, such as the steps of a plan. It stands in the CSV file too. */
export type TextTableModel = {
  caption: string;
  /** What was asked for, and so never closed. */
  isAnswer?: boolean;
  columns: readonly string[];
  rows: readonly { cells: readonly string[] }[];
};

/** A file of a result beside its CSV file, made when it is asked for. */
export type ResultFile = { label: string; name: string; type: string; text: () => string };

/** What a calculator shows for one input. */
export type ResultModel = {
  /** The amount that was asked for, on the dark band. */
  headline: {
    label: string;
    amount: number;
    /** Shown where there is no amount: 'Not confirmed'. */
    words?: string | undefined;
    badge: string;
    aside?: string;
    /** The same amount by another reading of the law. */
    other?: { label: string; amount: number } | undefined;
  };
  /** The result in one sentence, for screen readers. */
  announcement: string;
  /** The input in words, for the printed sheet. */
  inputSummary: string;
  /** Tax year of the rates, where one can choose it: it stands behind the calculator's name. */
  year?: string;
  bars?: readonly StackedBarModel[];
  statistics: readonly StatisticGroup[];
  /** Short notes on this result. */
  notes: ReactNode;
  /** What holds of every such result, in a closed row. */
  background?: ReactNode;
  tables: readonly BreakdownTableModel[];
  sheet?: AmountSheet | undefined;
  textTables?: readonly TextTableModel[];
  file?: ResultFile | undefined;
  /** On paper its headline and its tables of sentences alone, so that they fit on one sheet. */
  isOneSheet?: boolean;
  /** A form that compares the result with another one. */
  comparison?: ReactNode;
  /** Texts of rows that differ from the page's texts, such as rates of another year. */
  rowTexts?: RowTexts;
  /** Replace the page's own parts, such as the note on the rates of another year. */
  slots?: Partial<CalculatorSlots>;
};

/** What the picture of a result shows: its bar as a cloth, and on the plate below it these texts. */
export type ResultPicture = {
  bar: StackedBarModel | undefined;
  label: string;
  amount: string;
  detail: string;
  proverb: string;
  firm: string;
};

/** Texts of a calculator that come from content: sent to the browser as a prop. */
export type CalculatorTexts = {
  /** Name of the calculator: on paper, in the file, in a shared result. */
  title: string;
  /** Name of the CSV file without its ending. */
  fileName: string;
  rows: RowTexts;
  /** On the picture of a result: a saying, and who made it. */
  proverb: string;
  firm: string;
};

/** Parts of a calculator that the server renders, so that they cost no script. */
export type CalculatorSlots = {
  /** What the result will hold, in one line: in its place until there is one. */
  promise: string;
  /** Logo and postal address of the printed sheet. */
  letterhead: ReactNode;
  /** Cloth of the calculator, shown until there is a result. */
  cloth: ReactNode;
  /** The Important Note. */
  note: ReactNode;
};
