import { screen, within } from '@testing-library/react';
import Overtime from '@/app/calculator/overtime/page';
import { announcement, openPage, result } from '../openPage';

const sector = () => screen.getByLabelText(/Sector/);

describe('the minimum wage beside overtime', () => {
  it('says plainly that a salary is below it, by how much, and by which order read where', async () => {
    const { type, choose, press } = openPage(<Overtime />);
    await type(/Basic monthly salary/, '150000');
    await choose(/Sector/, 'Health: Hospital');
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
    expect(announcement()).toHaveTextContent('The basic salary is below the minimum wage of TZS 250,000.');
    expect(window.location.search).toBe('?salary=150000&weekday=0&weekend=0&sector=hospital');
  });

  it('says beside the choice that a link asks for an unknown sector', () => {
    openPage(<Overtime />, '?salary=800000&sector=moon');
    expect(sector()).toHaveAccessibleDescription(expect.stringContaining('Please choose from the list.'));
    expect(result()).not.toBeInTheDocument();
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
