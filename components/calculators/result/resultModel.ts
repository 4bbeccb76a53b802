import type { ReactNode } from 'react';
import type { BreakdownRow, RowMark, RowTexts } from '@/lib/money/breakdown';

/** A value of the summary; its unit says how the page writes it. Null where there is nothing to measure it by. */
export type Statistic = { label: string; value: number | null; unit: 'percent' | 'shillings' | 'hours' | 'days' };

/** Values of the summary that belong together. */
export type StatisticGroup = { title?: string; items: readonly Statistic[] };

/** A table of the result. */
export type BreakdownTableModel = {
  caption: string;
  rows: readonly BreakdownRow[];
  /** The amounts are monthly: columns for a year and a day stand beside them. */
  isMonthly?: boolean;
  /** Columns of the rows' own amounts; absent where a row has one amount. */
  columns?: readonly string[];
};

/** A part of a bar; its tone gives colour, and pattern on paper. */
export type BarPart = {
  label: string;
  amount: number;
  tone: 'action' | 'alert' | 'accent' | 'strong' | 'success' | 'hatched' | 'chart';
  /** Text inside the part, where it is wide enough. */
  text?: string;
};

/** A bar split into parts. */
export type StackedBarModel = {
  title: string;
  total: number;
  parts: readonly BarPart[];
  /** Amount that fills the whole width: two bars with one scale can be compared. */
  scale: number;
};

/** A table of amounts alone, whose rows have no formula or law to open to; it stands in the CSV file too. */
type AmountSheet = {
  caption: string;
  /** Heads of the columns, that of the rows first. */
  columns: readonly string[];
  rows: readonly (readonly [head: string, ...amounts: number[]])[];
};

/** A table of sentences, such as the steps of a plan. It stands in the CSV file too. */
export type TextTableModel = {
  caption: string;
  columns: readonly string[];
  /** A mark stands behind the last cell, which holds the law. */
  rows: readonly { cells: readonly string[]; mark?: RowMark | undefined }[];
};

/** A file of a result beside its CSV file, made when it is asked for. */
export type ResultFile = { label: string; name: string; type: string; text: () => string };

/** What a calculator shows for one input. */
export type ResultModel = {
  /** The amount that was asked for, on the dark band. */
  headline: {
    label: string;
    amount: number;
    /** In the place of the amount, where there is none: 'Not confirmed'. */
    words?: string | undefined;
    badge: string;
    aside: string;
    /** The same amount by another reading of the law, with the id of the note that explains it. */
    other?: { label: string; amount: number; noteId: string } | undefined;
  };
  /** The result in one sentence, for screen readers. */
  announcement: string;
  /** The input in words, for the printed sheet. */
  inputSummary: string;
  /** Tax year of the rates, where one can choose it: it stands behind the calculator's name. */
  year?: string;
  /** Index of the PAYE band, which the ladder marks. */
  band?: number;
  bars?: readonly StackedBarModel[];
  statistics: readonly StatisticGroup[];
  /** Short notes on this result. */
  notes: ReactNode;
  tables: readonly BreakdownTableModel[];
  sheet?: AmountSheet | undefined;
  textTables?: readonly TextTableModel[];
  file?: ResultFile | undefined;
  /** On paper its headline and its tables of sentences alone, so that they fit on one sheet. */
  isOneSheet?: boolean;
  /** Stands below the tables. */
  comparison?: ReactNode;
  /** Texts of rows that differ from those of the page, such as rates of another year. */
  rowTexts?: RowTexts;
  /** In the place of the page's own parts, such as the ladder of another year's bands. */
  slots?: Partial<CalculatorSlots>;
};

/** Texts of a calculator that come from content: sent to the browser as a prop. */
export type CalculatorTexts = {
  /** Name of the calculator: on paper, in the file, in what is shared. */
  title: string;
  /** Name of the CSV file without its ending. */
  fileName: string;
  rows: RowTexts;
};

/** Parts of a calculator that the server renders, so that they cost no script. */
export type CalculatorSlots = {
  /** In the place of the result until there is one. */
  placeholder: ReactNode;
  /** Logo and postal address of the printed sheet. */
  letterhead: ReactNode;
  /** The Important Note. */
  note: ReactNode;
  /** Beside the form, such as the band ladder. */
  aside?: ReactNode;
};
