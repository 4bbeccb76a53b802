import type { ReactNode } from 'react';
import type { Line, LineTexts } from '@/lib/money/line';

/** Words that the server writes, and parts that it renders: neither costs the browser any script. */
export type CalculatorParts<Key extends string = string> = {
  /** Name of the calculator and its year: on paper, in the file, in what is shared. */
  title: string;
  /** Name of the file without its ending. */
  fileName: string;
  /** Words and law of each line. */
  lines: LineTexts;
  /** The summary's figures in their order. */
  figures: readonly FigureText<Key>[];
  /** The button of the form. */
  submit: ReactNode;
  /** Beside the form: the band ladder, or how hours count. */
  aside?: ReactNode;
  /** The tables stand below the result, beside the form, and not below both. */
  areTablesNarrow?: boolean;
  /** In the place of the result until there is one. */
  placeholder: ReactNode;
  /** Logo and address, on paper only. */
  printHead: ReactNode;
  /** The Important Note. */
  note: ReactNode;
  /** Buttons that carry the result away. */
  actions: ReactNode;
};

/** Words of a figure of the summary. */
export type FigureText<Key extends string = string> = {
  /** Field of the summary. */
  of: Key;
  label: string;
  unit: 'percent' | 'shillings' | 'hours';
};

/** A figure of the summary, for the page and for the file. */
export type Figure = { label: string; text: string; amount: number };

/** The one figure that was asked for. */
export type ResultHead = { label: string; amount: number; badge: string; aside: string };

/** What stands beside it. */
export type ResultRest = {
  /** StackedBars, if any. */
  bars?: ReactNode;
  figures: readonly Figure[];
  /** Short notes on this result. */
  notes: ReactNode;
  tables: readonly { caption: string; lines: readonly Line[] }[];
  /** What else stands below the tables. */
  more?: ReactNode;
  /** All of it in one sentence, for screen readers. */
  spoken: string;
  /** The input in words, on paper only. */
  input: string;
  /** Index of the PAYE band, which the ladder shows. */
  band?: number;
};

/** What a calculator has found. The rest is put together once the head is painted. */
export type CalculatorResult = { head: ResultHead; rest: () => ResultRest };
