import { render, screen, within } from '@testing-library/react';
import { DataTable } from '@/components/ui/data-table/DataTable';

function renderTable() {
  render(
    <DataTable
      caption="Your salary"
      columns={[{ label: 'Line' }, { label: 'TZS', isNumeric: true }]}
      rows={[
        ['Gross salary', '800,000'],
        ['PAYE', '60,000'],
      ]}
    />,
  );
}

describe('DataTable', () => {
  it('is named by its caption and headed by its columns', () => {
    renderTable();
    const table = within(screen.getByRole('table', { name: 'Your salary' }));

    expect(table.getAllByRole('columnheader').map((cell) => cell.textContent)).toEqual(['Line', 'TZS']);
  });

  it('heads every row by its first cell', () => {
    renderTable();

    expect(screen.getAllByRole('rowheader').map((cell) => cell.textContent)).toEqual(['Gross salary', 'PAYE']);
    expect(screen.getByRole('row', { name: 'PAYE 60,000' })).toBeVisible();
  });

  it('can be scrolled by keys where it is wider than the screen', () => {
    renderTable();

    expect(screen.getByRole('group', { name: 'Your salary' })).toHaveAttribute('tabindex', '0');
  });
});
