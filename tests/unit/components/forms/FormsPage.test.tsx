import { render, screen, within } from '@testing-library/react';
import { FormsPage } from '@/components/forms/FormsPage';
import { formPath, getForms } from '@/lib/server/content/loaders/forms';

it('a form is a row with its anchor, its date as a figure, and the pages that say more', () => {
  render(<FormsPage groups={getForms()} />);
  const row = screen.getByRole('row', { name: /^ITX 300\.01\.E/ });
  expect(row).toHaveTextContent('By the 7th of the next month');
  expect(within(row).getByRole('link', { name: 'Tax calendar' })).toHaveAttribute('href', '/calendar');
  expect(within(row).getByText('ITX 300.01.E')).toHaveAttribute('id', 'itx-300');
});

it.each([
  ['ITX 201.01.E for individuals', '/resources/forms#itx-201'],
  ['no form', undefined],
])('the place of %j is %j', (words, path) => expect(formPath(words)).toBe(path));
