import { fireEvent, render, screen } from '@testing-library/react';
import { SearchField } from '@/components/ui/SearchField';

describe('a search field', () => {
  const onChange = jest.fn();
  const search = () => screen.getByRole('searchbox', { name: 'Search services' });
  const showSearch = (value: string) =>
    render(<SearchField label="Search services" value={value} onChange={onChange} />);
  beforeEach(() => onChange.mockClear());

  it('has the focus again when it was cleared', () => {
    showSearch('payroll');
    fireEvent.click(screen.getByRole('button', { name: 'Clear search' }));
    expect(onChange.mock.calls).toEqual([['']]);
    expect(search()).toHaveFocus();
  });

  it.each([
    ['Escape', 'payroll', [['']]],
    ['Escape', '', []],
    ['Backspace', 'payroll', []],
  ])('is cleared by Escape alone, where there is something: %s on “%s”', (key, value, changes) => {
    showSearch(value);
    fireEvent.keyDown(search(), { key });
    expect(onChange.mock.calls).toEqual(changes);
  });
});
