import { createEvent, fireEvent, render, screen } from '@testing-library/react';
import type { ComponentProps } from 'react';
import { LinkNavigation } from '@/components/shell/LinkNavigation';
import { mockRouter } from '@/tests/support/mockRouter';
import { visit } from '@/tests/support/visit';

const { push, prefetch } = mockRouter;
const link = () => screen.getByRole('link', { name: 'Our Team' });
const words = () => screen.getByText('Our Team');

type Attributes = ComponentProps<'a'> & { 'data-scroll'?: string };

const show = (href: string, attributes: Attributes = {}, navigation = <LinkNavigation />) =>
  render(
    <>
      <a href={href} {...attributes}>
        <b>Our Team</b>
      </a>
      {navigation}
    </>,
  );

/** Clicks; returns whether the browser would follow the link itself. */
function isLeftToBrowser(init: MouseEventInit = {}): boolean {
  const click = createEvent.click(words(), init);
  let isLeft = true;
  const note = (event: Event) => {
    isLeft = !event.defaultPrevented;
    // jsdom cannot follow a link.
    event.preventDefault();
  };
  document.addEventListener('click', note, { once: true });
  fireEvent(words(), click);
  return isLeft;
}

describe('a link to a page of this site', () => {
  it.each<[string, Attributes, boolean]>([
    ['goes there without loading the frame anew', {}, true],
    ['keeps the scroll position where it is told to', { 'data-scroll': 'keep' }, false],
  ])('%s', (_, attributes, scroll) => {
    show('/team?department=tax#people', attributes);
    expect(isLeftToBrowser()).toBe(false);
    expect(push.mock.calls).toEqual([['/team?department=tax#people', { scroll }]]);
  });

  it.each<[string, Attributes, MouseEventInit]>([
    ['a click with Control', {}, { ctrlKey: true }],
    ['a click with Command', {}, { metaKey: true }],
    ['a click with Shift', {}, { shiftKey: true }],
    ['a click with Alt', {}, { altKey: true }],
    ['a click of the middle button', {}, { button: 1 }],
    ['a link to another tab', { target: '_blank' }, {}],
    ['a link to a file', { download: true }, {}],
  ])('leaves %s to the browser', (_, attributes, init) => {
    show('/team', attributes);
    expect(isLeftToBrowser(init)).toBe(true);
    expect(push).not.toHaveBeenCalled();
  });

  it('stays where a handler of its own has stopped the click', () => {
    show('/team', { onClick: (event) => event.preventDefault() });
    fireEvent.click(words());
    expect(push).not.toHaveBeenCalled();
  });

  it('fetches its page ahead once the pointer or the focus rests on it, and not before', () => {
    show('/team');
    expect(prefetch).not.toHaveBeenCalled();
    fireEvent.pointerOver(words());
    fireEvent.focusIn(link());
    expect(prefetch.mock.calls).toEqual([['/team'], ['/team']]);
  });

  it.each(['/resources/guides/guide.pdf', 'https://example.org/', '#people', 'tel:+255700000000'])(
    'is not one to %s, which the browser follows',
    (href) => {
      show(href);
      fireEvent.pointerOver(words());
      expect(isLeftToBrowser()).toBe(true);
      expect([push.mock.calls, prefetch.mock.calls]).toEqual([[], []]);
    },
  );
});

describe('a link to the page one is on', () => {
  const scrollTo = jest.fn();
  beforeEach(() => {
    scrollTo.mockClear();
    window.scrollTo = scrollTo;
    visit('/services#tax');
  });
  afterEach(() => visit('/'));

  it.each(['/services', '/services?q=audit'])('moves to the top and keeps the frame: %s', (href) => {
    show(href);
    expect(isLeftToBrowser()).toBe(false);
    expect(window.location.pathname + window.location.search + window.location.hash).toBe(href);
    expect(scrollTo.mock.calls).toEqual([[{ top: 0, behavior: 'instant' }]]);
    expect(push).not.toHaveBeenCalled();
  });

  it('leaves the scrolling to callers that scroll themselves', () => {
    show('/services', { 'data-scroll': 'keep' });
    fireEvent.click(words());
    expect(scrollTo).not.toHaveBeenCalled();
  });
});
