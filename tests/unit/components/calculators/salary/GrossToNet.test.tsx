import { screen, waitFor, within } from '@testing-library/react';
import { GrossToNetCalculator } from '@/components/calculators/salary/GrossToNetCalculator';
import type { SalaryYear } from '@/lib/salary/publishedRates';
import { getSalaryYears } from '@/lib/server/content/loaders/tax/salary';
import { first } from '@/tests/support/cases';
import { openPage, pageOf, result } from '../openPage';
import '../withoutFrame';
import { ENGLISH } from '@/lib/words/translate';
import { salaryParts } from './salaryParts';

const salary = () => screen.getByLabelText(/Gross monthly salary/);

describe('gross to net', () => {
  it('asks which amount was meant, fills in the choice and recalculates', async () => {
    const { type, press } = openPage(pageOf('gross-to-net-salary'));
    await type(/Gross monthly salary/, '1,35m');
    await press('Calculate net pay');
    await screen.findByRole('button', { name: 'Did you mean 1,350,000?' });
    expect(salary()).toHaveAccessibleDescription(expect.stringContaining('Did you mean 1,350,000?'));
    await press('Did you mean 1,350,000?');
    expect(salary()).toHaveValue('1,350,000');
    expect(salary()).toHaveFocus();
    expect(screen.queryByRole('button', { name: /Did you mean/ })).not.toBeInTheDocument();
    await press('Calculate net pay');
    expect(result()).toHaveTextContent('TZS 1,021,500');
  });

  it('recalculates at once when the small employer switch changes, without newly typed values', async () => {
    const { visitor, type, amountOf } = openPage(pageOf('gross-to-net-salary'), '?gross=800000');
    await type(/Gross monthly salary/, '900,000');
    await visitor.click(screen.getByRole('switch', { name: /Fewer than 10 employees/ }));
    expect(result()).toHaveTextContent('TZS 660,000');
    expect(amountOf('Employer’s side', /Skills development levy/)).toBe('0');
    expect(salary()).toHaveValue('900,000');
    await waitFor(() => expect(window.location.search).toBe('?gross=800000&small=1'));
  });

  it('says which input a result belongs to after a change, and cannot be shared until recalculated', async () => {
    const { type, press } = openPage(pageOf('gross-to-net-salary'), '?gross=1350000');
    expect(screen.getByRole('link', { name: /^Share by WhatsApp/ })).toBeVisible();
    await type(/^Gross/, '2000000');
    expect(result()).toHaveTextContent(/^This is for: gross monthly salary TZS 1,350,000\.Work out againTake-home pay/);
    expect(screen.queryByRole('link', { name: /^Share by WhatsApp/ })).not.toBeInTheDocument();
    await type(/^Gross/, '1350000');
    expect(screen.getByRole('link', { name: /^Share by WhatsApp/ })).toBeVisible();
    await type(/^Gross/, '2000000');
    await press('Work out again');
    expect(result()).toHaveTextContent(/^Take-home pay each month TZS 1,431,000/);
    expect(screen.getByRole('button', { name: 'Calculate net pay' })).toHaveFocus();
  });

  it('reads a link with HTML-escaped ampersands', async () => {
    openPage(pageOf('gross-to-net-salary'), '?gross=800000&amp;year=2014-15&amp;bonus=5');
    expect(result()).toHaveTextContent('Rates for 2014/15');
    expect(window.location.search).toBe('?gross=800000&year=2014-15&bonus=5');
  });

  it.each([
    ['?gross=800%2C000&year=&abroad=&heslb=&union=16000&bonus=#result', '?gross=800000&union=16000#result'],
    ['?gross=abc&year=&abroad=&heslb=&union=&bonus=', '?gross=abc'],
  ])(
    'writes the query of a form that was sent before the script, %s, without its empty fields: %s',
    async (sent, kept) => {
      openPage(pageOf('gross-to-net-salary'), sent);
      await waitFor(() => expect(window.location.search + window.location.hash).toBe(kept));
    },
  );

  it('shows nothing left if the deductions exceed the net pay', () => {
    openPage(pageOf('gross-to-net-salary'), '?gross=300000&other=300000');
    expect(screen.getByRole('img', { name: /^Where the salary goes: Left 0, Other deductions 270,000/ })).toBeVisible();
  });

  it('compares two salaries and shares the comparison', async () => {
    const { type, press } = openPage(pageOf('gross-to-net-salary'), '?gross=800000');
    await type('Compare with another gross salary', '1,000,000');
    await press('Compare');
    const table = screen.getByRole('table', { name: /Two salaries side by side/ });
    expect(within(table).getByRole('row', { name: /Net pay/ })).toHaveTextContent('660,000797,000+137,000');
    expect(within(table).getByRole('row', { name: /Cost to the employer/ })).toHaveTextContent(
      '912,0001,140,000+228,000',
    );
    await waitFor(() => expect(window.location.search).toBe('?gross=800000&compare=1000000'));
  });
});

it.each([
  ['year=1999', 'Please choose a year from the list.'],
  ['heslb=2', 'Please choose from the list.'],
  ['abroad=2', 'Please choose from the list.'],
])('a link with %s shows an error at the invalid choice', (query, error) => {
  openPage(pageOf('gross-to-net-salary'), `?gross=800000&${query}`);
  expect(screen.getByText(error)).toBeInTheDocument();
  expect(result()).not.toBeInTheDocument();
});

/** Returns the salary years, with SDL falling to 3% on 1 November of the newest one; the earlier years are unchanged. */
function yearsWithChange(): SalaryYear[] {
  const [newest, ...others] = getSalaryYears('grossToNet', 'en');
  const table = first(newest?.tables ?? []);
  const year = table.rates.year;
  const changed = { ...table, from: `${year.slice(0, 4)}-11-01`, rates: { ...table.rates, sdl: 3 } };
  return [{ year, tables: [table, changed] }, ...others];
}

const years = yearsWithChange();
const { year } = first(years);
const october = `${year.slice(0, 4)}-10`;
const november = `${year.slice(0, 4)}-11`;

function open(month: string, query?: string, ofYears = years) {
  const { lines } = salaryParts(first(first(years).tables).rates);
  return openPage(
    <GrossToNetCalculator
      translate={ENGLISH}
      data={{ year, month, years: ofYears, lines }}
      required="gross"
      page={{
        ...{ title: 'Gross to net salary', fileName: 'salary', proverb: '', firm: '', emptyState: '' },
        ...{ picture: null, letterhead: null, basis: '', service: 'accounting' },
      }}
      builtOn={`${month}-27`}
    />,
    query,
  );
}

it('an error card replaces a result that cannot be calculated, and the form stays usable', async () => {
  const logged = jest.spyOn(console, 'error').mockImplementation();
  const table = first(first(years).tables);
  const get = () => {
    throw new Error('no rates');
  };
  const rates = Object.defineProperty({ ...table.rates }, 'employeeNssf', { get });
  const { press } = open(october, '', [{ year, tables: [{ ...table, rates }] }]);
  await press('Calculate net pay');
  expect(screen.getByRole('alert')).toHaveTextContent('Calculation ErrorWe could not work this out.');
  expect(logged).toHaveBeenCalled();
  expect(salary()).toHaveValue('800,000');
});

describe('a year with a change of rates', () => {
  it.each([
    ['before', october, '912,000'],
    ['after', november, '908,000'],
  ])('uses the current month, %s the change, and adds it to the URL', async (_, month, total) => {
    const { press } = open(month);
    await press('Calculate net pay');
    expect(result()).toHaveTextContent(total);
    await waitFor(() => expect(window.location.search).toBe(`?gross=800000&month=${month}`));
  });

  it('uses the month in the URL, or a newly chosen one', async () => {
    const { choose, press } = open(november, `?gross=800000&month=${october}`);
    expect(result()).toHaveTextContent('912,000');
    expect(screen.getByRole('combobox', { name: 'Month' })).toHaveValue(october);
    await choose('Month', november);
    await press('Calculate net pay');
    expect(result()).toHaveTextContent('908,000');
    await waitFor(() => expect(window.location.search).toBe(`?gross=800000&month=${november}`));
  });

  it('asks for no month in a year without a change, and leaves it out of the URL', async () => {
    const { choose, press } = open(november);
    await choose(/financial year/, first(years.slice(1)).year);
    expect(screen.queryByRole('combobox', { name: 'Month' })).not.toBeInTheDocument();
    await press('Calculate net pay');
    await waitFor(() => expect(window.location.search).toMatch(/^\?gross=800000&year=\d{4}-\d{2}$/));
  });
});
