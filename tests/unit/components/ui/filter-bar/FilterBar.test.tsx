import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { FilterBar } from '@/components/ui/filter-bar/FilterBar';

const OPTIONS = [
  { id: 'all', label: 'All Services' },
  { id: 'audit', label: 'Audit & Assurance', count: 2 },
] as const;

describe('FilterBar', () => {
  it('is a named group of buttons of which one is pressed', () => {
    render(<FilterBar label="Filter services" options={OPTIONS} selected="all" onSelect={jest.fn()} />);

    expect(screen.getByRole('group', { name: 'Filter services' })).toBeVisible();
    expect(screen.getAllByRole('button', { pressed: true })).toEqual([
      screen.getByRole('button', { name: 'All Services' }),
    ]);
    expect(screen.getByRole('button', { name: 'Audit & Assurance 2', pressed: false })).toBeVisible();
  });

  it('tells which option was chosen, by pointer and by key', async () => {
    const onSelect = jest.fn();
    render(<FilterBar label="Filter services" options={OPTIONS} selected="all" onSelect={onSelect} />);

    await userEvent.click(screen.getByRole('button', { name: /Audit/ }));
    expect(onSelect).toHaveBeenLastCalledWith('audit');

    await userEvent.tab({ shift: true });
    await userEvent.keyboard('{Enter}');
    expect(onSelect).toHaveBeenLastCalledWith('all');
  });

  it('moves the row sideways, so that the pressed button stands in its middle', () => {
    const bar = (selected: 'all' | 'audit') => (
      <FilterBar label="Filter services" options={OPTIONS} selected={selected} onSelect={jest.fn()} />
    );
    const { rerender } = render(bar('all'));
    const row = screen.getByRole('group');
    Object.defineProperty(row, 'clientWidth', { value: 100 });
    Object.defineProperty(screen.getByRole('button', { name: /Audit/ }), 'offsetLeft', { value: 300 });
    Object.defineProperty(screen.getByRole('button', { name: /Audit/ }), 'offsetWidth', { value: 100 });

    rerender(bar('audit'));

    expect(row.scrollLeft).toBe(300);
  });
});
