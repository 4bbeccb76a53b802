import type { ReactNode } from 'react';
import type { StackedBarProps } from '@/components/shared/StackedBar';
import type { BreakdownRow, Columns } from '@/lib/money/breakdown';
import type { ServiceId } from '@/lib/site/serviceCategories';

/** A figure in the summary. `unit` determines its format. `value` is null if it cannot be calculated. */
export type Fact = { label: string; value: number | null; unit: 'percent' | 'shillings' | 'hours' };

export const shillingsFact = (label: string, value: number | null): Fact => ({ label, value, unit: 'shillings' });

export const percentFact = (label: string, value: number | null): Fact => ({ label, value, unit: 'percent' });

/** Related summary figures, with an optional note of a sentence or two. */
export type FactGroup = { title?: string; items: readonly Fact[]; note?: string };

export type Bar = StackedBarProps;

/** A point on a plan's timeline: a date or time, and what to do then. */
export type PlanPoint = { when: string; text: string; kind: 'past' | 'today' | 'next' | 'later' };

/** Details of an answer that is a date: the time left, and the payment due by then. */
export type Deadline = {
  /** For example 'in 23 days'. */
  left?: string | undefined;
  isOver?: boolean;
  note?: string | undefined;
  /** Shown beside the date, with the result's bar and legend. */
  payment: { label: string; text: string; note?: string | undefined };
};

/** A table without formulas: amounts, or sentences such as the steps of a plan. */
export type PlainTable = {
  /** Column headings, starting with that of the row labels. */
  columns: readonly string[];
  rows: readonly (readonly (string | number)[])[];
};

/** A section below the headline card. */
export type ResultSection = {
  title: string;
  bars?: readonly Bar[];
  /** Rows that expand to their formulas and laws. */
  rows?: readonly BreakdownRow[];
  /** Name of the table of rows in the CSV file, if it differs from the title. */
  caption?: string;
  columns?: Columns;
  table?: PlainTable;
  facts?: readonly FactGroup[];
  /** Text, or a form that compares the result with another one. */
  content?: ReactNode;
};

/** An additional file of a result, besides the CSV. It is generated on request. */
export type ResultFile = { label: string; name: string; type: string; text: () => string };

/** Everything a calculator shows for an input: on the page, in print, in files, in messages and as an image. */
export type ResultModel = {
  /** The main figure, on the dark band. */
  headline: {
    label: string;
    amount: number;
    /** Shown if there is no amount, for example 'None'. */
    words?: string | undefined;
    badge: string;
    aside?: string;
    /** Set if the answer is a date, which is in `words`. Messages use `badge` and `aside` instead. */
    deadline?: Deadline;
    /** An amount for comparison. `isAsLarge` if it is equally likely, under another reading of the law. */
    other?: { label: string; amount: number; isAsLarge?: true } | undefined;
  };
  /** The result in one sentence, for screen readers and messages. */
  announcement: string;
  /** The input as text, for print. */
  inputSummary: string;
  /** Textual lines of the CSV file, such as the tax band. */
  described?: readonly (readonly [label: string, text: string])[];
  /** Tax year of the rates, if it can be chosen. Appended to the calculator's name. */
  year?: string;
  /** What the result is based on, if that differs from the rest of the page. */
  basis?: string;
  bar?: Bar | undefined;
  /** The dates of a plan as a timeline. Its section with all the steps is printed separately, on one page. */
  line?: readonly PlanPoint[];
  /** The calculation. The card shows these rows without formulas, the section with the same rows shows both. */
  rows: readonly BreakdownRow[];
  facts: readonly FactGroup[];
  notes: ReactNode;
  /** Sections that answer the question itself and are always open. */
  answers: readonly ResultSection[];
  details: readonly ResultSection[];
  file?: ResultFile | undefined;
};

/** Content of a result's image: the bar as stripes, with these texts below. */
export type ResultPicture = {
  bar: Bar | undefined;
  label: string;
  amount: string;
  detail: string;
  proverb: string;
  firm: string;
};

/** Everything a page passes to its calculator. Anything rendered on the server adds no JavaScript. */
export type CalculatorPageParts = {
  title: string;
  /** Name of the CSV file, without the extension. */
  fileName: string;
  /** Shown on the image of a result: a proverb, and the firm's name. */
  proverb: string;
  firm: string;
  /** One line about what the result will contain, shown until there is one. */
  emptyState: string;
  letterhead: ReactNode;
  /** What the results are based on, such as '2024/25 rates', and the service that handles questions about them. */
  basis: string;
  service: ServiceId;
  /** Direct contact with the firm, shown below the result. */
  call?: ReactNode;
};
