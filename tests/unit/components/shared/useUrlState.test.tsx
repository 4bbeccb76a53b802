import { fireEvent, render, screen } from '@testing-library/react';
import { useUrlState } from '@/components/shared/useUrlState';
import { setParam } from '@/lib/browser/urls';

/** Holds one of two parameters: a colour, 'all' by default, or a note, which is trimmed. */
function Filter({ name }: { name: 'colour' | 'note' }) {
  const initial = name === 'colour' ? 'all' : '';
  const { value, set, setTyped } = useUrlState({
    initial,
    read({ searchParams }) {
      const text = searchParams.get(name) ?? '';
      return name === 'colour' && !['blue', 'red'].includes(text) ? initial : text;
    },
    write: (url, text) => setParam(url, name, text === initial ? '' : text.trim()),
  });
  return (
    <input
      aria-label={name}
      value={value}
      onChange={({ target }) => (name === 'note' ? setTyped : set)(target.value)}
    />
  );
}

const goTo = (url: string) => window.history.pushState(null, '', url);
const relativeUrl = () => window.location.pathname + window.location.search + window.location.hash;

// History, links and the hash are tested in tests/e2e/specification: 2-media, 2-resources, 2-services and 2-team.
describe('state in the URL', () => {
  it.each([
    ['/list?colour=green&note=a%20b#grid', '/list?note=a+b#grid'],
    ['/list?colour=', '/list'],
    ['/list?colour=red&note=a%20b#grid', '/list?colour=red&note=a%20b#grid'],
  ])('removes only invalid or empty parameters from %s: %s', (arrival, expected) => {
    goTo(arrival);
    render(<Filter name="colour" />);
    expect(relativeUrl()).toBe(expected);
  });

  it('keeps text that the parameter trims, and adds no history entry while typing', () => {
    goTo('/list');
    const { rerender } = render(<Filter name="note" />);
    const entries = window.history.length;
    fireEvent.change(screen.getByRole('textbox'), { target: { value: 'to do ' } });
    expect(window.history).toHaveLength(entries);
    expect(relativeUrl()).toBe('/list?note=to+do');
    rerender(<Filter name="note" />);
    expect(screen.getByRole('textbox')).toHaveValue('to do ');
  });
});
