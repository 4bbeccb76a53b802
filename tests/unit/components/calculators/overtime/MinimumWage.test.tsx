import { screen, within } from '@testing-library/react';
import Overtime from '@/app/calculator/overtime/page';
import { openPage } from '../openPage';

const result = () => screen.queryByRole('region', { name: 'Result' });
const sector = () => screen.getByLabelText(/Sector/);

describe('the minimum wage beside overtime', () => {
  it('is asked for by no one who has not chosen a sector', async () => {
    const { press } = openPage(<Overtime />);
    await press('Calculate overtime');
    expect(result()).not.toHaveTextContent('minimum');
    expect(window.location.search).toBe('?salary=800000&weekday=0&weekend=0');
  });

  it('says plainly that a salary is below it, by how much, and by which order read where', async () => {
    const { type, visitor, press } = openPage(<Overtime />);
    await type(/Basic monthly salary/, '150000');
    await visitor.selectOptions(sector(), 'Health: Hospital');
    await press('Calculate overtime');
    expect(screen.getByRole('heading', { name: /Total monthly salary/ }).parentElement).toHaveTextContent(
      'The basic salary is below the minimum wage: TZS 250,000. Why?',
    );
    expect(result()).toHaveTextContent(
      'Below the minimum wage. The minimum wage is TZS 250,000 a month since 1 January 2026 (Health: Hospital). This salary is TZS 100,000 less. Wage Order 2025, GN 605A of 2025',
    );
    expect(result()).toHaveTextContent('read in OpenAccountants');
    const reason = screen.getByRole('link', { name: 'Why?' }).getAttribute('href') ?? '';
    expect(document.querySelector(reason)).toHaveTextContent('Below the minimum wage.');
    expect(screen.getAllByRole('status')[0]).toHaveTextContent(
      'The basic salary is below the minimum wage of TZS 250,000.',
    );
    expect(window.location.search).toBe('?salary=150000&weekday=0&weekend=0&sector=hospital');
  });

  it.each([
    ['250000', 'This salary is exactly that.'],
    ['300000', 'This salary is TZS 50,000 more.'],
  ])('says of %s that it is not below', (salary, verdict) => {
    openPage(<Overtime />, `?salary=${salary}&sector=hospital`);
    expect(result()).toHaveTextContent(verdict);
    expect(result()).not.toHaveTextContent('Below the minimum wage.');
    expect(screen.queryByRole('link', { name: 'Why?' })).not.toBeInTheDocument();
  });

  it('says beside the choice that a link asks for an unknown sector', () => {
    openPage(<Overtime />, '?salary=800000&sector=moon');
    expect(sector()).toHaveAccessibleDescription(expect.stringContaining('Please choose from the list.'));
    expect(result()).not.toBeInTheDocument();
  });

  it('stands for every sector in a table, a month and an hour', () => {
    openPage(<Overtime />);
    const table = screen.getByRole('table', { name: 'Minimum wages by sector, TZS' });
    expect(within(table).getByRole('row', { name: /Bank 733,000 3,759/ })).toBeInTheDocument();
  });
});

it('hourly rate and overtime stand side by side at the hours of the calculator and of the wage order', () => {
  openPage(<Overtime />, '?salary=936000&weekday=12&weekend=6');
  const table = within(screen.getByRole('table', { name: 'At 180 and at 195 hours a month' }));
  const cellsOf = (name: RegExp) =>
    within(table.getByRole('row', { name }))
      .getAllByRole('cell')
      .map(({ textContent }) => textContent);
  expect(cellsOf(/^Hourly rate/)).toEqual(['5,200', '4,800', '-400']);
  expect(cellsOf(/^Total overtime/)).toEqual(['156,000', '144,000', '-12,000']);
  expect(result()).toHaveTextContent('hourly rate TZS 5,200');
});
