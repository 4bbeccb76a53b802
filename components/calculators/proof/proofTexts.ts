/** What search engines read of the page of all sets of cases. */
export const PROOF_TEXTS = {
  title: 'Are the calculators right? The cases behind them',
  description:
    'Every calculator of this site is tested by cases worked out apart from it: how many, how, and the cases themselves to read and to download.',
};

/** What search engines read of the page of one set. */
export const caseSetTexts = (name: string, count: number) => ({
  title: `${name}: ${count} cases`,
  description: `${name}: ${count} cases worked out apart from the calculator, as a table and as a CSV file. The tests of this site read the same file.`,
});
