import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { AmountField } from '@/components/calculators/form/AmountField';
import { ENGLISH } from '@/lib/words/translate';

const HoursField = () => (
  <AmountField translate={ENGLISH} label="Hours" name="hours" step={0.5} max={100} defaultValue="99.75" />
);

describe('an amount field', () => {
  it('changes by its step with the arrow keys, up to its maximum', async () => {
    const visitor = userEvent.setup();
    render(<HoursField />);
    const field = screen.getByLabelText('Hours');
    await visitor.type(field, '{ArrowUp}');
    expect(field).toHaveValue('100');
    await visitor.type(field, '{ArrowDown}{ArrowDown}');
    expect(field).toHaveValue('99');
  });

  it('leaves arrow keys with Alt to the browser, to move the caret', async () => {
    const visitor = userEvent.setup();
    render(<HoursField />);
    await visitor.type(screen.getByLabelText('Hours'), '{Alt>}{ArrowUp}{ArrowDown}{ArrowDown}{/Alt}');
    expect(screen.getByLabelText('Hours')).toHaveValue('99.75');
  });

  it('suggests no amount above its maximum', () => {
    const hours = { label: 'Hours', name: 'hours', step: 0.5, error: 'Hours must be between 0 and 100.' };
    render(<AmountField translate={ENGLISH} {...hours} max={2000} defaultValue="100,5" />);
    const suggestions = () => screen.queryAllByRole('button').map(({ textContent }) => textContent);
    expect(suggestions()).toEqual(['Did you mean 1,005?', 'Did you mean 100.5?']);
    cleanup();
    render(<AmountField translate={ENGLISH} {...hours} max={100} defaultValue="100,5" />);
    expect(suggestions()).toEqual([]);
  });

  it('groups thousands on blur, but leaves text that is not an amount', async () => {
    const visitor = userEvent.setup();
    render(<HoursField />);
    const field = screen.getByLabelText('Hours');
    for (const [typed, left] of [
      ['1350000', '1,350,000'],
      ['1.35m', '1,350,000'],
      ['a lot', 'a lot'],
    ] as const) {
      await visitor.clear(field);
      await visitor.type(field, typed);
      expect(field).toHaveValue(typed);
      await visitor.tab();
      expect(field).toHaveValue(left);
    }
  });
});
