import { act, fireEvent, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { useUrlState } from '@/components/behaviours/useUrlState';
import { setParam } from '@/lib/browser/urls';

const mockQuery = { current: '' };
jest.mock('next/navigation', () => ({ useSearchParams: () => new URLSearchParams(mockQuery.current) }));

/** A text of one of two parameters: a colour, which is 'all' by default, or a note, which is trimmed. */
function Filter({ name }: { name: 'colour' | 'note' }) {
  const initial = name === 'colour' ? 'all' : '';
  const { value, set, setTyped, watcher } = useUrlState({
    initial,
    read({ searchParams }) {
      const text = searchParams.get(name) ?? '';
      return name === 'colour' && !['blue', 'red'].includes(text) ? initial : text;
    },
    write: (url, text) => setParam(url, name, text === initial ? '' : text.trim()),
  });
  return (
    <>
      {watcher}
      <input
        aria-label={name}
        value={value}
        onChange={({ target }) => (name === 'note' ? setTyped : set)(target.value)}
      />
    </>
  );
}

/** The kind of a list in the hash. */
function Kind() {
  const { value, watcher } = useUrlState({
    initial: '',
    read: ({ hash }) => hash,
    write: (url, hash) => (url.hash = hash),
  });
  return (
    <p>
      {watcher}kind: {value}
    </p>
  );
}

/** The page at a URL; the router knows its query too. */
function goTo(url: string) {
  window.history.pushState(null, '', url);
  mockQuery.current = window.location.search;
}
function open(url: string) {
  goTo(url);
  return render(<Filter name="colour" />);
}
const field = (name = 'colour') => screen.getByRole('textbox', { name });
const choose = (value: string, name?: string) => fireEvent.change(field(name), { target: { value } });
const relativeUrl = () => window.location.pathname + window.location.search + window.location.hash;
const send = (event: Event) => act(() => void window.dispatchEvent(event));

describe('state in the URL', () => {
  it('is the initial value on the server, whatever the URL says, and is read on arrival', () => {
    open('/list?colour=red');
    expect(field()).toHaveValue('red');
    expect(renderToString(<Filter name="colour" />)).toContain('value="all"');
  });

  it('makes a history entry of what is pressed, and keeps other parameters and the hash', () => {
    open('/list?utm_source=mail&colour=red#grid');
    const entries = window.history.length;
    choose('blue');
    expect(field()).toHaveValue('blue');
    expect(relativeUrl()).toBe('/list?utm_source=mail&colour=blue#grid');
    choose('all');
    expect(relativeUrl()).toBe('/list?utm_source=mail#grid');
    expect(window.history).toHaveLength(entries + 2);
  });

  it.each([
    ['/list?colour=green&note=a%20b#grid', '/list?note=a+b#grid'],
    ['/list?colour=', '/list'],
    ['/list?colour=red&note=a%20b#grid', '/list?colour=red&note=a%20b#grid'],
  ])('takes out of %s only what asks for nothing: %s', (arrival, expected) => {
    open(arrival);
    expect(relativeUrl()).toBe(expected);
  });

  it('follows a link, Back and Forward to another query of the same page', () => {
    const { rerender } = open('/list?colour=red');
    for (const [url, value] of [
      ['/list?colour=blue', 'blue'],
      ['/list', 'all'],
    ] as const) {
      goTo(url);
      rerender(<Filter name="colour" />);
      expect(field()).toHaveValue(value);
    }
  });

  it('keeps a text that says more than its parameter, and makes no entry while it is typed', () => {
    goTo('/list');
    const { rerender } = render(<Filter name="note" />);
    const entries = window.history.length;
    choose('to do ', 'note');
    expect(window.history).toHaveLength(entries);
    expect(relativeUrl()).toBe('/list?note=to+do');
    mockQuery.current = window.location.search;
    rerender(<Filter name="note" />);
    expect(field('note')).toHaveValue('to do ');
  });

  it('follows a hash that changes', () => {
    goTo('/list#tax');
    render(<Kind />);
    expect(screen.getByText('kind: #tax')).toBeInTheDocument();
    window.history.replaceState(null, '', '/list#audit');
    send(new HashChangeEvent('hashchange'));
    expect(screen.getByText('kind: #audit')).toBeInTheDocument();
  });

  it('stays while Back leads to another page', () => {
    open('/list?colour=red');
    window.history.replaceState(null, '', '/about');
    send(new PopStateEvent('popstate'));
    expect(field()).toHaveValue('red');
  });
});
