import { render, screen } from '@testing-library/react';
import { DataTable } from '@/components/ui/DataTable';
import { texts } from '@/tests/support/reading';

it('a table is named by its caption, and headed by columns and rows', () => {
  const columns = [{ label: 'Line' }, { label: 'TZS', isNumeric: true }];
  render(<DataTable caption="Your salary" columns={columns} rows={[['PAYE', '60,000']]} />);

  expect(screen.getByRole('table', { name: 'Your salary' })).toBeVisible();
  expect(texts(screen.getAllByRole('columnheader'))).toEqual(['Line', 'TZS']);
  expect(texts(screen.getAllByRole('rowheader'))).toEqual(['PAYE']);
  expect(screen.getByRole('row', { name: 'PAYE 60,000' })).toBeVisible();
});

const PAYE = ['PAYE', '60,000'];
const LEVY = ['Levy', '3.5%', 'Finance Act 2023'];

it.each([
  ['scrolls by keys where all columns are figures', { columns: [{ label: 'TZS', isNumeric: true }], rows: [PAYE] }, []],
  ['scrolls by keys where it says so', { columns: [{ label: 'Pay' }], rows: [PAYE], holds: 'figures' as const }, []],
  ['is read line by line', { columns: [{ label: 'What' }], rows: [PAYE] }, [null]],
  [
    'labels the lines of several columns, but those that speak for themselves',
    { columns: [{ label: 'Rate', isSelfEvident: true }, { label: 'Law' }], rows: [LEVY] },
    [null, 'Law'],
  ],
])('a table on a phone %s', (_name, { columns, ...rest }, labels) => {
  render(<DataTable caption="Rates" columns={[{ label: 'Line' }, ...columns]} {...rest} />);
  const isRead = labels.length > 0;
  expect(screen.getByRole('table')).toHaveAttribute('data-holds', isRead ? 'sentences' : 'figures');
  expect(screen.queryByRole('group', { name: 'Rates' })?.getAttribute('tabindex')).toBe(isRead ? undefined : '0');
  if (isRead) expect(screen.getAllByRole('cell').map((cell) => cell.getAttribute('data-label'))).toEqual(labels);
});
