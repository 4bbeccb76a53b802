import { render, screen } from '@testing-library/react';
import { DataTable } from '@/components/ui/data-table/DataTable';
import { texts } from '@/tests/support/reading';

it('a table is named by its caption, headed by columns and rows, and can be scrolled by keys', () => {
  const columns = [{ label: 'Line' }, { label: 'TZS', isNumeric: true }];
  render(<DataTable caption="Your salary" columns={columns} rows={[['PAYE', '60,000']]} />);

  expect(screen.getByRole('table', { name: 'Your salary' })).toBeVisible();
  expect(texts(screen.getAllByRole('columnheader'))).toEqual(['Line', 'TZS']);
  expect(texts(screen.getAllByRole('rowheader'))).toEqual(['PAYE']);
  expect(screen.getByRole('row', { name: 'PAYE 60,000' })).toBeVisible();
  expect(screen.getByRole('group', { name: 'Your salary' })).toHaveAttribute('tabindex', '0');
});
