import { screen, waitFor } from '@testing-library/react';
import Overtime from '@/app/(en)/calculator/overtime/page';
import { announcement, openPage, result } from '../openPage';

const _sector = () => screen.getByLabelText(/Sector/);

describe('the minimum wage beside overtime', () => {
  it('says plainly that a salary is below it, by how much, and by which order', async () => {
    const { type, choose, press } = openPage(<Overtime />);
    await type(/Basic monthly salary/, '150000');
    await choose(/Sector/, 'Health: Hospital');
    await press('Calculate overtime');
    expect(screen.getByRole('heading', { name: /Total monthly salary/ }).parentElement).toHaveTextContent(
      'The basic salary is below the minimum wage: TZS 250,000',
    );
    expect(result()).toHaveTextContent(
      'Below the minimum wage. The minimum wage is TZS 250,000 a month since 1 January 2026 (Health: Hospital). This salary is TZS 100,000 less. Wage Order 2025, GN 605A of 2025',
    );
    expect(announcement()).toHaveTextContent('The basic salary is below the minimum wage of TZS 250,000.');
    await waitFor(() => expect(window.location.search).toBe('?salary=150000&weekday=0&weekend=0&sector=hospital'));
  });
});
