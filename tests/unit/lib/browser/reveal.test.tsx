import { screen } from '@testing-library/react';
import { Reveal } from '@/components/ui/Reveal';
import { startReveal } from '@/lib/browser/reveal';
import { mountElements } from '@/tests/support/mountElements';

let tell: (news: object[]) => void = () => {};

/** Mock of IntersectionObserver, which jsdom lacks because it has no layout. */
class FakeObserver {
  constructor(callback: (news: object[], observer: FakeObserver) => void) {
    tell = (news) => callback(news, this);
  }
  observe() {}
  unobserve() {}
}

const item = (name: string) => screen.getByText(name).closest('li');
const stateOf = (name: string) => item(name)?.getAttribute('data-state') ?? 'untouched';
const stepOf = (name: string) => item(name)?.getAttribute('data-step');

/** Reports whether items, listed from top to bottom, are in view. Reversed, because browsers may use any order. */
function areSeen(names: string[], isIntersecting: boolean) {
  const news = names.map((name, place) => ({
    target: item(name),
    isIntersecting,
    boundingClientRect: { top: place * 100, left: 0, bottom: 1000 },
  }));
  tell(news.reverse());
}

function show(names: string[]) {
  mountElements(
    <ul>
      {names.map((name) => (
        <Reveal key={name} as="li">
          <p>{name}</p>
        </Reveal>
      ))}
    </ul>,
  );
  startReveal();
}

const SEVEN = ['a', 'b', 'c', 'd', 'e', 'f', 'g'];

// tests/e2e/specification/4-states.spec.ts tests which items are hidden at first and which are shown.
describe('Reveal', () => {
  beforeEach(() => Object.assign(globalThis, { IntersectionObserver: FakeObserver }));
  afterEach(() => Reflect.deleteProperty(globalThis, 'IntersectionObserver'));

  it('hides nothing in a browser without IntersectionObserver', () => {
    Reflect.deleteProperty(globalThis, 'IntersectionObserver');
    show(['a']);
    expect(stateOf('a')).toBe('untouched');
  });

  it('hides an item added later until it comes into view', async () => {
    show(['a']);
    item('a')?.after(item('a')?.cloneNode(true) as Node);
    const added = await screen.findAllByText('a');
    expect(added[1]?.closest('li')).toHaveAttribute('data-state', 'waiting');
    expect(added[0]?.closest('li')).not.toHaveAttribute('data-state');
  });

  it.each([
    ['one after the other, up to the sixth, if they appear together', [SEVEN], [0, 1, 2, 3, 4, 5, 5]],
    ['without delay if they appear alone', [['a', 'b'], ['c']], [0, 1, 0]],
    ['in page order, regardless of the reported order', [['b', 'a']], [1, 0]],
  ])('reveals items that come into view %s', (_, arrivals, steps) => {
    show(SEVEN);
    areSeen(SEVEN, false);
    for (const names of arrivals) areSeen(names, true);
    expect(SEVEN.slice(0, steps.length).map(stepOf)).toEqual(steps.map(String));
  });
});
