/** Address of a salary with an earlier year, every deduction, a bonus and a second salary to compare. */
export const SALARY_WITH_EVERYTHING =
  '/calculator/gross-to-net-salary?gross=2500000&year=2014-15&heslb=1&union=25000&insurance=1250000&other=3000&bonus=98765432&compare=3000000';
