import { screen, waitFor } from '@testing-library/react';
import { GrossToNetCalculator } from '@/components/calculators/salary/GrossToNetCalculator';
import type { SalaryYear } from '@/lib/salary/publishedRates';
import { getSalaryYears } from '@/lib/server/content/loaders/tax/salary';
import { first } from '@/tests/support/cases';
import { openPage, result } from '../openPage';
import { salaryParts } from './salaryParts';

/** A year in which SDL falls to 3% on 1 November; a year before it without a change. */
function yearsWithChange(): SalaryYear[] {
  const [newest, ...others] = getSalaryYears('grossToNet');
  const table = first(newest?.tables ?? []);
  const year = table.rates.year;
  const changed = { ...table, from: `${year.slice(0, 4)}-11-01`, rates: { ...table.rates, sdl: 3 } };
  return [{ year, tables: [table, changed] }, ...others];
}

const years = yearsWithChange();
const { year } = first(years);
const october = `${year.slice(0, 4)}-10`;
const november = `${year.slice(0, 4)}-11`;

function open(month: string, query?: string) {
  const { lines } = salaryParts(first(first(years).tables).rates);
  return openPage(
    <GrossToNetCalculator
      data={{ year, month, years, lines }}
      required="gross"
      page={{
        ...{ title: 'Gross to net salary', fileName: 'salary', proverb: '', firm: '', promise: '' },
        ...{ picture: null, letterhead: null, basis: '', service: 'accounting' },
      }}
      builtOn={`${month}-27`}
    />,
    query,
  );
}

describe('a year in which a charge changes', () => {
  it.each([
    ['before', october, '912,000'],
    ['after', november, '908,000'],
  ])('is worked out for this month, %s the change, which stands in the address', async (_, month, total) => {
    const { press } = open(month);
    await press('Calculate net pay');
    expect(result()).toHaveTextContent(total);
    await waitFor(() => expect(window.location.search).toBe(`?gross=800000&month=${month}`));
  });

  it('gives the result of the month in an address, and another where one is chosen', async () => {
    const { choose, press } = open(november, `?gross=800000&month=${october}`);
    expect(result()).toHaveTextContent('912,000');
    expect(screen.getByRole('combobox', { name: 'Month' })).toHaveValue(october);
    await choose('Month', november);
    await press('Calculate net pay');
    expect(result()).toHaveTextContent('908,000');
    await waitFor(() => expect(window.location.search).toBe(`?gross=800000&month=${november}`));
  });

  it('asks for no month in a year without a change, whose address has none', async () => {
    const { choose, press } = open(november);
    await choose(/financial year/, first(years.slice(1)).year);
    expect(screen.queryByRole('combobox', { name: 'Month' })).not.toBeInTheDocument();
    await press('Calculate net pay');
    await waitFor(() => expect(window.location.search).toMatch(/^\?gross=800000&year=\d{4}-\d{2}$/));
  });
});
