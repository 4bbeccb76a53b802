import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { useUrlState } from '@/components/behaviours/useUrlState';
import { setParam } from '@/lib/browser/urls';

const mockQuery = { current: '' };
jest.mock('next/navigation', () => ({ useSearchParams: () => new URLSearchParams(mockQuery.current) }));

const COLOURS = ['blue', 'red'];

/** A filter of two colours; 'all' is left out of the URL. */
function Colours() {
  const { value, set, watcher } = useUrlState({
    initial: 'all',
    read: ({ searchParams }) => COLOURS.find((colour) => colour === searchParams.get('colour')) ?? 'all',
    write: (url, colour) => setParam(url, 'colour', colour === 'all' ? '' : colour),
  });
  return (
    <>
      {watcher}
      <p>{value}</p>
      {['all', ...COLOURS].map((colour) => (
        <button key={colour} type="button" onClick={() => set(colour)}>
          Choose {colour}
        </button>
      ))}
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

/** A text as it is typed, whose parameter is trimmed. */
function Note() {
  const { value, set, watcher } = useUrlState({
    initial: '',
    read: ({ searchParams }) => searchParams.get('note') ?? '',
    write: (url, note) => setParam(url, 'note', note.trim()),
  });
  return (
    <>
      {watcher}
      <input value={value} onChange={({ target }) => set(target.value)} />
    </>
  );
}

/** The page at a URL; the router knows its query too. */
function goTo(url: string) {
  window.history.pushState(null, '', url);
  mockQuery.current = window.location.search;
}
const choose = (colour: string) => userEvent.click(screen.getByRole('button', { name: `Choose ${colour}` }));
const relativeUrl = () => window.location.pathname + window.location.search + window.location.hash;

describe('state in the URL', () => {
  it('is the initial value on the server, whatever the URL says', () => {
    goTo('/list?colour=red');
    expect(renderToString(<Colours />)).toContain('<p>all</p>');
  });

  it('is read on arrival', () => {
    goTo('/list?colour=red');
    render(<Colours />);
    expect(screen.getByText('red')).toBeInTheDocument();
  });

  it('replaces the history entry, and keeps other parameters and the hash', async () => {
    goTo('/list?utm_source=mail&colour=red#grid');
    const entries = window.history.length;
    render(<Colours />);
    await choose('blue');
    expect(screen.getByText('blue')).toBeInTheDocument();
    expect(relativeUrl()).toBe('/list?utm_source=mail&colour=blue#grid');
    await choose('all');
    expect(relativeUrl()).toBe('/list?utm_source=mail#grid');
    expect(window.history).toHaveLength(entries);
  });

  it.each([
    ['/list?colour=green&note=a%20b#grid', '/list?note=a+b#grid'],
    ['/list?colour=', '/list'],
    ['/list?colour=red&note=a%20b#grid', '/list?colour=red&note=a%20b#grid'],
  ])('takes out of %s only what asks for nothing: %s', (arrival, expected) => {
    goTo(arrival);
    render(<Colours />);
    expect(relativeUrl()).toBe(expected);
  });

  it('follows a link, Back and Forward to another query of the same page', () => {
    goTo('/list?colour=red');
    const { rerender } = render(<Colours />);
    goTo('/list?colour=blue');
    rerender(<Colours />);
    expect(screen.getByText('blue')).toBeInTheDocument();
    goTo('/list');
    rerender(<Colours />);
    expect(screen.getByText('all')).toBeInTheDocument();
  });

  it('keeps a text that says more than its parameter', async () => {
    goTo('/list');
    const { rerender } = render(<Note />);
    await userEvent.type(screen.getByRole('textbox'), 'to do ');
    expect(relativeUrl()).toBe('/list?note=to+do');
    mockQuery.current = window.location.search;
    rerender(<Note />);
    expect(screen.getByRole('textbox')).toHaveValue('to do ');
  });

  it('follows a hash that changes', () => {
    goTo('/list#tax');
    render(<Kind />);
    expect(screen.getByText('kind: #tax')).toBeInTheDocument();
    window.history.replaceState(null, '', '/list#audit');
    act(() => {
      window.dispatchEvent(new HashChangeEvent('hashchange'));
    });
    expect(screen.getByText('kind: #audit')).toBeInTheDocument();
  });

  it('stays while Back leads to another page', () => {
    goTo('/list?colour=red');
    render(<Colours />);
    window.history.replaceState(null, '', '/about');
    act(() => {
      window.dispatchEvent(new PopStateEvent('popstate'));
    });
    expect(screen.getByText('red')).toBeInTheDocument();
  });
});
