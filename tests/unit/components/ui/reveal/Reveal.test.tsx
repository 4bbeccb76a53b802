import { render, screen } from '@testing-library/react';
import { Reveal } from '@/components/ui/reveal/Reveal';

type Place = { isIntersecting: boolean; top?: number; bottom?: number };

let tell: (news: object[]) => void = () => {};
const observed = new Set<Element>();

/** Stands in for the browser's observer: jsdom lays nothing out. All items share the one that is made first. */
class FakeObserver {
  constructor(callback: typeof tell) {
    tell = callback;
  }
  observe(element: Element) {
    observed.add(element);
  }
  unobserve(element: Element) {
    observed.delete(element);
  }
}

const IN_VIEW: Place = { isIntersecting: true };
const BELOW: Place = { isIntersecting: false };
/** Neither here nor there: an element that is not displayed has no box. */
const UNDISPLAYED: Place = { isIntersecting: false, top: 0, bottom: 0 };
const ABOVE: Place = { isIntersecting: false, top: -200, bottom: -100 };

const item = (name: string) => screen.getByText(name).closest('li');
const stateOf = (name: string) => item(name)?.getAttribute('data-state') ?? 'untouched';
const stepOf = (name: string) => item(name)?.getAttribute('data-step');

/** The browser's news that these items, each below the one before, are at a place. It tells them in an order of its own. */
function areAt(names: string[], { isIntersecting, top, bottom = 1000 }: Place) {
  const news = names.map((name, place) => ({
    target: item(name),
    isIntersecting,
    boundingClientRect: { top: top ?? place * 100, left: 0, bottom },
  }));
  tell(news.reverse());
}

function List({ names }: { names: string[] }) {
  return (
    <ul>
      {names.map((name) => (
        <Reveal key={name} as="li">
          <p>{name}</p>
        </Reveal>
      ))}
    </ul>
  );
}

const SEVEN = ['a', 'b', 'c', 'd', 'e', 'f', 'g'];

describe('Reveal', () => {
  beforeEach(() => Object.assign(globalThis, { IntersectionObserver: FakeObserver }));
  afterEach(() => {
    Reflect.deleteProperty(globalThis, 'IntersectionObserver');
    observed.clear();
  });

  it.each([
    ['is in view', IN_VIEW],
    ['has been scrolled past', ABOVE],
  ])('leaves what %s at first as it is', (_, place) => {
    render(<List names={['a']} />);
    areAt(['a'], place);
    expect(stateOf('a')).toBe('untouched');
    expect(observed).not.toContain(item('a'));
  });

  it.each([
    ['is below the screen', BELOW],
    ['is not displayed', UNDISPLAYED],
  ])('hides what %s until it comes into view', (_, place) => {
    render(<List names={['a']} />);
    areAt(['a'], place);
    expect(stateOf('a')).toBe('waiting');
    areAt(['a'], IN_VIEW);
    expect(stateOf('a')).toBe('shown');
    expect(observed).not.toContain(item('a'));
  });

  it('hides nothing where the browser cannot tell what is in view', () => {
    Reflect.deleteProperty(globalThis, 'IntersectionObserver');
    render(<List names={['a']} />);
    expect(stateOf('a')).toBe('untouched');
  });

  it.each([
    ['follow each other up to the sixth, where they come together', [SEVEN], [0, 1, 2, 3, 4, 5, 5]],
    ['do not wait, where they come alone', [['a', 'b'], ['c']], [0, 1, 0]],
    ['go by their place on the page, whatever the order was at first', [['b', 'a']], [1, 0]],
  ])('lets items that come into view %s', (_, arrivals, steps) => {
    render(<List names={SEVEN} />);
    areAt(SEVEN, BELOW);
    for (const names of arrivals) areAt(names, IN_VIEW);
    expect(SEVEN.slice(0, steps.length).map(stepOf)).toEqual(steps.map(String));
  });

  it('does not count what was in view before among those that come', () => {
    render(<List names={['a', 'b', 'c']} />);
    areAt(['b', 'c'], BELOW);
    areAt(['a', 'b', 'c'], IN_VIEW);
    expect(['a', 'b', 'c'].map(stepOf)).toEqual([null, '0', '1']);
  });

  it('counts each list for itself', () => {
    render(<List names={['a', 'b']} />);
    render(<List names={['c', 'd']} />);
    areAt(['a', 'b', 'c', 'd'], BELOW);
    areAt(['a', 'b', 'c', 'd'], IN_VIEW);
    expect(['a', 'b', 'c', 'd'].map(stepOf)).toEqual(['0', '1', '0', '1']);
  });

  it('hides an item that joins a list from its first moment', async () => {
    const { rerender } = render(<List names={['a']} />);
    await Promise.resolve();
    rerender(<List names={['a', 'b']} />);
    expect(stateOf('b')).toBe('waiting');
    areAt(['b'], IN_VIEW);
    expect(stateOf('b')).toBe('shown');
  });

  it('watches no item that has gone', () => {
    render(<List names={['a']} />).unmount();
    expect(observed).toHaveProperty('size', 0);
  });
});
