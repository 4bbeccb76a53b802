import { render, screen } from '@testing-library/react';
import { StackedBar } from '@/components/calculators/result/StackedBar';

describe('a stacked bar', () => {
  const parts = [
    { label: 'Net pay', amount: 660_000, tone: 'action', text: '82.5%' },
    { label: 'WCF', amount: 4_000, tone: 'chart', text: '0.5%' },
  ] as const;

  it('is a picture whose sentence holds the same amounts as its key', () => {
    render(<StackedBar title="Where the salary goes" total={800_000} scale={800_000} parts={parts} />);
    expect(screen.getByRole('img')).toHaveAccessibleName('Where the salary goes: Net pay 660,000, WCF 4,000.');
    expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Net pay 660,000',
      'WCF 4,000',
    ]);
  });

  it('puts a text only into parts that are wide enough', () => {
    const nssf = { label: 'NSSF', amount: 80_000, tone: 'chart', text: '10%' } as const;
    render(<StackedBar title="Salary" total={800_000} scale={800_000} parts={[...parts, nssf]} />);
    expect(screen.getByText('82.5%')).toBeInTheDocument();
    expect(screen.getByText('10%')).toBeInTheDocument();
    expect(screen.queryByText('0.5%')).not.toBeInTheDocument();
  });

  it('is empty for a total of 0', () => {
    const { container } = render(<StackedBar title="Salary" total={0} scale={0} parts={parts} />);
    expect(container.querySelector('rect')).toHaveAttribute('width', '0%');
  });
});
