import { fireEvent, screen } from '@testing-library/react';
import '@/app/elements';
import { CalculatorHub } from '@/components/calculators/CalculatorHub';
import { ENGLISH } from '@/lib/words/translate';
import { mountElements } from '@/tests/support/mountElements';
import { texts } from '@/tests/support/reading';

const tap = (name: string) => fireEvent.click(screen.getByRole('heading', { level: 3, name }));
const expanded = () => texts(document.querySelectorAll('[expanded] h3'));

// tests/e2e/specification/2-calculators.spec.ts tests that the details show only when expanded, on a touch screen.
it('a tap on a hub card expands it, and a tap anywhere else closes it', () => {
  mountElements(<CalculatorHub translate={ENGLISH} />);
  expect(expanded()).toEqual([]);
  tap('Overtime');
  expect(expanded()).toEqual(['Overtime']);
  tap('Net to gross');
  expect(expanded()).toEqual(['Net to gross']);
  tap('Net to gross');
  expect(expanded()).toEqual([]);
  tap('Overtime');
  fireEvent.click(screen.getByRole('heading', { level: 1 }));
  expect(expanded()).toEqual([]);
});
