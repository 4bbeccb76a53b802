/** A line of a calculation in the visitor's own numbers. Its words stand in LineTexts. */
export type Line = {
  /** Key of its words and of the law behind it. */
  id: string;
  amount: number;
  /** '800,000 × 10% = 80,000'. */
  formula: string;
  /** The rule in a few words, where it depends on the input. */
  rule?: string;
  /** taken: comes off what stands above; total: closes the table. */
  kind?: 'taken' | 'total';
};

/** Words of a line that depend on the rates alone. */
export type LineText = {
  label: string;
  /** The rule in a few words: '10% of gross'. */
  rule: string;
  /** The law behind it; empty for plain sums. */
  law: string;
};

/** Words of lines, by the line's id: small and plain, so that the server can write them once. */
export type LineTexts = Readonly<Record<string, LineText>>;
