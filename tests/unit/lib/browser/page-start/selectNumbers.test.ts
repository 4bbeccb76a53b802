import { fireEvent, screen } from '@testing-library/react';
import { selectNumbers } from '@/lib/browser/page-start/selectNumbers';

beforeAll(selectNumbers);

it('selects all of a number on focus, so that typing replaces it, and nothing of other fields', () => {
  document.body.innerHTML =
    '<input aria-label="Salary" value="800,000" inputmode="decimal"><input aria-label="Name" value="Asha">';
  const number = screen.getByLabelText<HTMLInputElement>('Salary');
  const name = screen.getByLabelText<HTMLInputElement>('Name');
  // jsdom does not reflect the attribute.
  Object.assign(number, { inputMode: 'decimal' });
  number.focus();
  expect(number.selectionEnd).toBe(number.value.length);
  name.focus();
  expect(name.selectionEnd).toBe(0);
});

it.each([
  ['once more where the press has put the caret into it', 3, 3, [0, 7]],
  ['not where the visitor has selected a part of it', 0, 3, [0, 3]],
])('selects a number %s', async (_when, start, end, selection) => {
  document.body.innerHTML = '<input aria-label="Salary" value="800,000" inputmode="decimal">';
  const number = screen.getByLabelText<HTMLInputElement>('Salary');
  Object.assign(number, { inputMode: 'decimal' });
  number.focus();
  // Else WebKit would put the caret where the press ends.
  expect(fireEvent.mouseUp(number)).toBe(false);
  number.click();
  number.setSelectionRange(start, end);
  await new Promise((resolve) => setTimeout(resolve));
  expect([number.selectionStart, number.selectionEnd]).toEqual(selection);

  // A second press is for a place within the number.
  expect(fireEvent.mouseUp(number)).toBe(true);
  number.click();
  number.setSelectionRange(2, 2);
  await new Promise((resolve) => setTimeout(resolve));
  expect(number.selectionStart).toBe(2);
});
