import { render, screen } from '@testing-library/react';
import { NextDates } from '@/components/behaviours/NextDates';

const DAYS = [
  { due: '2026-12-07', workingDay: '2026-12-07', duties: [] },
  { due: '2026-12-20', workingDay: '2026-12-18', dayOff: 'Sunday', duties: [] },
];

describe('the next dates', () => {
  it('name the working day before where the day is none', () => {
    render(<NextDates days={DAYS} />);
    const [first, second] = screen.getAllByRole('listitem');
    expect(first).not.toHaveTextContent('by');
    expect(second).toHaveTextContent('Sunday: by Fri 18 Dec');
  });
});
