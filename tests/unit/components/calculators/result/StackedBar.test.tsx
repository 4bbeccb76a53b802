import { render, screen } from '@testing-library/react';
import { StackedBar } from '@/components/calculators/result/ResultRows';

it('a stacked bar is a picture with its parts and amounts as its name', () => {
  const parts = [
    { label: 'Net pay', amount: 660_000, tone: 'action' },
    { label: 'WCF', amount: 4_000, tone: 'chart' },
  ] as const;
  render(<StackedBar title="Where the salary goes" scale={800_000} parts={parts} />);
  expect(screen.getByRole('img')).toHaveAccessibleName('Where the salary goes: Net pay 660,000, WCF 4,000.');
});
