import { fireEvent, screen } from '@testing-library/react';
import '@/app/elements';
import { NetPay } from '@/components/home/NetPay';
import { ENGLISH } from '@/lib/words/translate';
import { mockBrowserApis } from '@/tests/support/mockBrowserApis';
import { mountElements } from '@/tests/support/mountElements';

beforeEach(() => {
  mockBrowserApis();
  mountElements(<NetPay translate={ENGLISH} />);
});

const field = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Gross monthly salary' });

/** Types one character at the end of the field. */
function type(key: string): void {
  field().value += key;
  fireEvent.input(field());
}

/** Replaces the value of the field by typing. */
function retype(text: string): void {
  field().value = '';
  fireEvent.input(field());
  for (const key of text) type(key);
}

describe('the net pay below the hero', () => {
  it('shows an example before any input, with the net pay by TRA’s own table', () => {
    expect(field()).toHaveValue('1,200,000');
    expect(screen.getByRole('status')).toHaveTextContent('Take-home pay each month TZS 927,000');
    expect(screen.getByText(/Under TRA’s own table/)).toHaveTextContent('TZS 928,000');
    expect(screen.getByRole('img')).toHaveAccessibleName(
      'Where the salary goes: Net pay 927,000, PAYE 153,000, NSSF 120,000.',
    );
  });

  it.each([
    ['800000', '800,000', 'TZS 660,000'],
    ['270000', '270,000', 'TZS 243,000'],
  ])('updates with the input and groups its thousands: %s', (text, grouped, net) => {
    retype(text);
    expect(field()).toHaveValue(grouped);
    expect(screen.getByRole('status')).toHaveTextContent(net);
    expect(screen.queryByText(/Under TRA’s own table/)).not.toBeVisible();
  });

  it('draws the parts of the salary as shares of the bar', () => {
    retype('1000000');
    const [net, paye, nssf] = document.querySelectorAll('net-pay [role="img"] rect');
    const shares = [net, paye, nssf].map((rect) => [rect?.getAttribute('x'), rect?.getAttribute('width')]);
    expect(shares).toEqual([
      ['0%', '79.7%'],
      ['79.7%', '10.3%'],
      ['90%', '10%'],
    ]);
  });

  it.each(['', 'abc', '-5'])('shows no figure if the input is not a salary: %j', (text) => {
    retype(text);
    expect(screen.getByRole('status')).toHaveTextContent('Take-home pay each month –');
    expect(screen.getByRole('img')).toHaveAccessibleName('Where the salary goes: Net pay –, PAYE –, NSSF –.');
  });

  it('submits the input to the calculator, even without scripts', () => {
    expect(field().form).toHaveAttribute('action', '/calculator/gross-to-net-salary#result');
    expect(field()).toHaveAttribute('name', 'gross');
    expect(screen.getByRole('button', { name: 'See every line' })).toHaveAttribute('form', field().form?.id);
  });
});
