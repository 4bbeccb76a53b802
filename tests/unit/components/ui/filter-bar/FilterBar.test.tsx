import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { FilterBar } from '@/components/ui/filter-bar/FilterBar';

const OPTIONS = [
  { id: 'all', label: 'All Services' },
  { id: 'audit', label: 'Audit & Assurance', count: 2 },
] as const;

const onSelect = jest.fn();
const bar = (selected: 'all' | 'audit' = 'all') => (
  <FilterBar label="Filter services" options={OPTIONS} selected={selected} onSelect={onSelect} />
);
const audit = () => screen.getByRole('button', { name: 'Audit & Assurance 2' });

describe('a bar of filters', () => {
  it('is a named group of buttons of which one is pressed', () => {
    render(bar());
    const pressed = screen.getByRole('button', { pressed: true });
    expect(screen.getByRole('group', { name: 'Filter services' })).toContainElement(pressed);
    expect(pressed).toHaveTextContent('All Services');
    expect(audit()).toHaveAttribute('aria-pressed', 'false');
  });

  it('tells which option was chosen, by pointer and by key', async () => {
    render(bar());
    await userEvent.click(audit());
    await userEvent.tab({ shift: true });
    await userEvent.keyboard('{Enter}');
    expect(onSelect.mock.calls).toEqual([['audit'], ['all']]);
  });

  it('moves its row sideways, so that the pressed button stands in the middle', () => {
    const { rerender } = render(bar());
    Object.defineProperty(screen.getByRole('group'), 'clientWidth', { value: 100 });
    Object.defineProperties(audit(), { offsetLeft: { value: 300 }, offsetWidth: { value: 100 } });
    rerender(bar('audit'));
    expect(screen.getByRole('group').scrollLeft).toBe(300);
  });
});
