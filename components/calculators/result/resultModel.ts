import type { ReactNode } from 'react';
import type { StackedBarProps } from '@/components/behaviours/StackedBar';
import type { ServiceId } from '@/lib/content/schemas/services';
import type { BreakdownRow, Columns } from '@/lib/money/breakdown';

/** A value of the summary; its unit says how the page writes it. Null where there is nothing to measure it by. */
export type Fact = { label: string; value: number | null; unit: 'percent' | 'shillings' | 'hours' };

export const shillingsFact = (label: string, value: number | null): Fact => ({ label, value, unit: 'shillings' });

export const percentFact = (label: string, value: number | null): Fact => ({ label, value, unit: 'percent' });

/** Values in the summary that belong together, and a sentence or two below them. */
export type FactGroup = { title?: string; items: readonly Fact[]; note?: string };

/** A bar split into parts. */
export type Bar = StackedBarProps;

/** A point of a plan's line: a day or a time, what is to be done, and where it is. */
export type PlanPoint = { when: string; text: string; kind: 'past' | 'today' | 'next' | 'later' };

/** What goes with an answer that is a day: how long there is, and the payment that is due with it. */
export type Deadline = {
  /** 'in 23 days'. */
  left?: string | undefined;
  isOver?: boolean;
  note?: string | undefined;
  /** Next to the day, with the result's bar and its key. */
  payment: { label: string; text: string; note?: string | undefined };
};

/** A table without formulas: amounts below each other, or sentences such as the steps of a plan. */
export type PlainTable = {
  /** Heads of the columns, beginning with the column of row labels. */
  columns: readonly string[];
  rows: readonly (readonly (string | number)[])[];
};

/** A part of a result below the headline's card. */
export type ResultSection = {
  title: string;
  bars?: readonly Bar[];
  /** Rows that open to their formulas and laws. */
  rows?: readonly BreakdownRow[];
  /** Name of the table of rows in the file, where it is not the title. */
  caption?: string;
  columns?: Columns;
  table?: PlainTable;
  facts?: readonly FactGroup[];
  /** Text, or a form that compares the result with another one. */
  content?: ReactNode;
};

/** A file of a result in addition to its CSV file, made when it is asked for. */
export type ResultFile = { label: string; name: string; type: string; text: () => string };

/** What a calculator shows for one input: on the page, on paper, in files, in messages and as a picture. */
export type ResultModel = {
  /** The amount that was asked for, on the dark band. */
  headline: {
    label: string;
    amount: number;
    /** Shown where there is no amount: 'None'. */
    words?: string | undefined;
    badge: string;
    aside?: string;
    /** The answer is a day, in `words`; badge and aside say about it in messages what the page shows in this form. */
    deadline?: Deadline;
    /** An amount to compare it with; `isAsLarge` if it is the same under another reading of the law. */
    other?: { label: string; amount: number; isAsLarge?: true } | undefined;
  };
  /** The result in one sentence, for screen readers and messages. */
  announcement: string;
  /** The input in words, for the printed sheet. */
  inputSummary: string;
  /** Lines of the file that are words, such as the tax band. */
  described?: readonly (readonly [label: string, text: string])[];
  /** Tax year of the rates, where one can choose it. It follows the calculator's name. */
  year?: string;
  /** What the result rests on, if it differs from what the page says. */
  basis?: string;
  bar?: Bar | undefined;
  /** The days of a plan as a line; the section with all its steps is printed on its own, on one sheet. */
  line?: readonly PlanPoint[];
  /** The calculation. The card shows these rows without their formulas, the section that has the same rows shows both. */
  rows: readonly BreakdownRow[];
  facts: readonly FactGroup[];
  notes: ReactNode;
  /** Sections that answer the question itself: they are always open. */
  answers: readonly ResultSection[];
  details: readonly ResultSection[];
  file?: ResultFile | undefined;
};

/** What the picture of a result shows: its bar as stripes, and below it these texts. */
export type ResultPicture = {
  bar: Bar | undefined;
  label: string;
  amount: string;
  detail: string;
  proverb: string;
  firm: string;
};

/** What the page of a calculator gives it; what is rendered on the server costs no script. */
export type CalculatorPageParts = {
  title: string;
  /** Name of the CSV file without its ending. */
  fileName: string;
  /** On the picture of a result: a saying, and who made it. */
  proverb: string;
  firm: string;
  /** One line on what the result will contain. It takes the result's place until there is one. */
  emptyState: string;
  letterhead: ReactNode;
  /** What the results rest on, such as '2024/25 rates', and the service that a question about one goes to. */
  basis: string;
  service: ServiceId;
  /** How to reach the firm at once, below the answer. */
  call?: ReactNode;
};
