import { fireEvent, render, screen } from '@testing-library/react';
import { ViewAllIndustries } from '@/components/home/industries/ViewAllIndustries';
import { fillBrowserGaps, wait } from '@/tests/support/fillBrowserGaps';

const link = () => screen.getByRole('link', { name: 'View All Industries' });
const scrolls = () => jest.mocked(window.scrollTo).mock.calls.map(([options]) => options);

/** The awards page has come: its list stands 2000 px below the top. */
function arrive() {
  const target = document.createElement('section');
  target.id = 'industry-experience';
  Object.defineProperty(target, 'offsetTop', { value: 2000 });
  document.body.append(target);
}

beforeEach(() => {
  jest.useFakeTimers();
  fillBrowserGaps();
  window.scrollTo = jest.fn();
  render(<ViewAllIndustries />);
});
afterEach(() => {
  document.getElementById('industry-experience')?.remove();
  jest.useRealTimers();
});

describe('View All Industries', () => {
  it.each([
    ['smoothly', undefined, 'smooth'],
    ['at once where the visitor asked for less motion', 'prefers-reduced-motion', 'instant'],
  ])('comes to rest 120 px above the list, %s, from the top of the page', (_, matching, behavior) => {
    fillBrowserGaps(matching);
    arrive();
    fireEvent.click(link());
    wait(100);
    expect(scrolls()).toEqual([
      { top: 0, behavior: 'instant' },
      { top: 1880, behavior },
    ]);
  });

  it('looks every 100 ms until the list is there', () => {
    fireEvent.click(link());
    wait(550);
    arrive();
    wait(49);
    expect(scrolls()).toEqual([]);
    wait(1);
    expect(scrolls()).toHaveLength(2);
    wait(3000);
    expect(scrolls()).toHaveLength(2);
  });

  it.each(['wheel', 'touchmove', 'keydown', 'pointerdown', 'popstate'])(
    'stops where the visitor goes on first: %s',
    (type) => {
      fireEvent.click(link());
      wait(200);
      fireEvent(window, new Event(type));
      arrive();
      wait(1000);
      expect(scrolls()).toEqual([]);
    },
  );
});
