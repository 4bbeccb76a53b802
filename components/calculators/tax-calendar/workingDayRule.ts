/** What a due date without office hours means: said wherever due dates stand. */
export const WORKING_DAY_RULE =
  'If a due date is a weekend or holiday, act on the working day before. We could not confirm that the next day is still in time.';
