import { fireEvent, render, screen } from '@testing-library/react';
import { SearchField } from '@/components/ui/search-field/SearchField';

describe('a search field', () => {
  const onChange = jest.fn();
  const search = () => screen.getByRole('searchbox', { name: 'Search services' });
  const showSearch = (value: string) =>
    render(<SearchField label="Search services" value={value} onChange={onChange} />);
  beforeEach(() => onChange.mockClear());

  it('tells what is typed, and can be cleared only while it holds something', () => {
    showSearch('');
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
    fireEvent.change(search(), { target: { value: 'payroll' } });
    expect(onChange.mock.calls).toEqual([['payroll']]);
  });

  it('has the focus again when it was cleared', () => {
    showSearch('payroll');
    fireEvent.click(screen.getByRole('button', { name: 'Clear search' }));
    expect(onChange.mock.calls).toEqual([['']]);
    expect(search()).toHaveFocus();
  });

  it('is cleared by Escape', () => {
    showSearch('payroll');
    fireEvent.keyDown(search(), { key: 'Escape' });
    expect(onChange.mock.calls).toEqual([['']]);
  });
});
