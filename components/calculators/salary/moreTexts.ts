import { yearSlug } from '@/lib/site/ratesPath';
import type { SalaryPage } from './salaryCase';

/** Labels and hints of the amounts of the panel, in their order. */
export const MORE_AMOUNTS = [
  { name: 'union', label: 'Trade union, each month' },
  { name: 'insurance', label: 'Insurance, each month' },
  { name: 'other', label: 'Other deductions, each month', hint: 'Taken from the net pay, after PAYE.' },
  { name: 'bonus', label: 'Bonus in one month', hint: 'Before tax. Taxed with the salary of that month.' },
] as const;

/** Props of the two choices of the panel. The year of the page has no value, so that it stays out of the URL. */
export const moreChoices = ({ rates, years, loan }: SalaryPage) => ({
  year: {
    label: 'Tax year, July to June',
    options: years.map(({ rates: { year } }) => ({ value: year === rates.year ? '' : yearSlug(year), label: year })),
  },
  heslb: {
    label: 'Student loan (HESLB)',
    placeholder: 'None',
    options: [{ value: '1', label: `${loan.percent}% of gross salary` }],
  },
});
