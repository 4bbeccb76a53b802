import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { AmountField } from '@/components/calculators/form/AmountField';
import { TouchCard } from '@/components/calculators/hub/TouchCard';
import { StackedBar } from '@/components/calculators/result/StackedBar';

function HoursField() {
  const [value, setValue] = useState('99.75');
  return <AmountField label="Hours" name="hours" step={0.5} max={100} value={value} onChange={setValue} />;
}

describe('an amount field', () => {
  it('moves by its step with the arrow keys, up to its largest value', async () => {
    const visitor = userEvent.setup();
    render(<HoursField />);
    const field = screen.getByLabelText('Hours');
    await visitor.type(field, '{ArrowUp}');
    expect(field).toHaveValue('100');
    await visitor.type(field, '{ArrowDown}{ArrowDown}');
    expect(field).toHaveValue('99');
  });

  it('keeps text that is no number when an arrow key is pressed', async () => {
    const visitor = userEvent.setup();
    render(<HoursField />);
    const field = screen.getByLabelText('Hours');
    await visitor.clear(field);
    await visitor.type(field, 'ten{ArrowUp}');
    expect(field).toHaveValue('ten');
  });

  it('asks phones for a keypad with figures', () => {
    render(<HoursField />);
    expect(screen.getByLabelText('Hours')).toHaveAttribute('inputmode', 'decimal');
  });
});

describe('a stacked bar', () => {
  const parts = [
    { label: 'Net pay', amount: 660_000, tone: 'tanzanite', words: '82.5%' },
    { label: 'WCF', amount: 4_000, tone: 'coral', words: '0.5%' },
  ] as const;

  it('is a picture whose sentence holds the same amounts as its key', () => {
    render(<StackedBar title="Where the salary goes" total={800_000} scale={800_000} parts={parts} />);
    expect(screen.getByRole('img')).toHaveAccessibleName('Where the salary goes: Net pay 660,000, WCF 4,000.');
    expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Net pay 660,000',
      'WCF 4,000',
    ]);
  });

  it('puts words only into parts that are wide enough', () => {
    render(<StackedBar title="Salary" total={800_000} scale={800_000} parts={parts} />);
    expect(screen.getByText('82.5%')).toBeInTheDocument();
    expect(screen.queryByText('0.5%')).not.toBeInTheDocument();
  });

  it('is empty for a total of 0', () => {
    const { container } = render(<StackedBar title="Salary" total={0} scale={0} parts={parts} />);
    expect(container.querySelector('rect')).toHaveAttribute('width', '0%');
  });
});

describe('a card of the hub', () => {
  const followed = jest.fn((event: Event) => event.preventDefault());

  function show() {
    render(
      <>
        <TouchCard picture={null}>
          <h2>Overtime</h2>
          <a href="/calculator/overtime">Open calculator</a>
        </TouchCard>
        <p>Elsewhere</p>
      </>,
    );
    const link = screen.getByRole('link');
    followed.mockClear();
    link.addEventListener('click', followed);
    link.getBoundingClientRect = () => new DOMRect(10, 200, 100, 44);
    return { link, card: screen.getByRole('article') };
  }

  function tap(target: Element, pointerType: string, clientY: number) {
    fireEvent(target, Object.assign(new MouseEvent('pointerdown', { bubbles: true }), { pointerType }));
    fireEvent.click(target, { clientX: 50, clientY });
  }

  it('expands by a tap, and a tap elsewhere closes it', () => {
    const { link, card } = show();
    tap(link, 'touch', 20);
    expect(card).toHaveAttribute('data-state', 'open');
    expect(followed).not.toHaveBeenCalled();
    tap(screen.getByText('Elsewhere'), 'touch', 500);
    expect(card).toHaveAttribute('data-state', 'closed');
  });

  it('follows its link by a tap on the link itself', () => {
    const { link, card } = show();
    tap(link, 'touch', 220);
    expect(followed).toHaveBeenCalledTimes(1);
    expect(card).toHaveAttribute('data-state', 'closed');
  });

  it('follows its link by a click anywhere on it with a mouse, and by the keyboard', () => {
    const { link } = show();
    tap(link, 'mouse', 20);
    fireEvent.click(link);
    expect(followed).toHaveBeenCalledTimes(2);
  });
});
