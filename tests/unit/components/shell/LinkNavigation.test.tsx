import { createEvent, fireEvent, render as renderAlone, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { LinkNavigation } from '@/components/shell/LinkNavigation';
import { mockRouter } from '@/tests/support/mockRouter';

const render = (part: ReactNode) =>
  renderAlone(
    <>
      {part}
      <LinkNavigation />
    </>,
  );
const link = (name: string) => screen.getByRole('link', { name });

/** Clicks, and says whether the browser was left to follow the link by itself. */
function isLeftToBrowser(element: HTMLElement, init: MouseEventInit = {}): boolean {
  const click = createEvent.click(element, init);
  let isLeft = true;
  const note = (event: Event) => {
    isLeft = !event.defaultPrevented;
    // jsdom cannot follow a link.
    event.preventDefault();
  };
  document.addEventListener('click', note, { once: true });
  fireEvent(element, click);
  return isLeft;
}

describe('A link to a page of this site', () => {
  it('goes to a page of this site without loading the frame anew', () => {
    render(<a href="/team?department=tax#people">Our Team</a>);

    expect(isLeftToBrowser(link('Our Team'))).toBe(false);
    expect(mockRouter.push).toHaveBeenCalledWith('/team?department=tax#people', { scroll: true });
  });

  it('keeps the scroll position where it is told to', () => {
    render(
      <a href="/team" data-scroll="keep">
        Our Team
      </a>,
    );
    fireEvent.click(link('Our Team'));

    expect(mockRouter.push).toHaveBeenCalledWith('/team', { scroll: false });
  });

  describe('to the page one is on', () => {
    const moves: unknown[] = [];

    beforeEach(() => {
      moves.length = 0;
      jest.spyOn(window, 'scrollTo').mockImplementation((...args: unknown[]) => moves.push(...args));
    });
    afterEach(() => window.history.replaceState(null, '', '/'));

    it.each(['/services', '/services?q=audit'])('moves to the top and keeps the frame: %s', (href) => {
      window.history.replaceState(null, '', '/services');
      render(<a href={href}>Services</a>);

      expect(isLeftToBrowser(link('Services'))).toBe(false);
      expect(window.location.pathname + window.location.search).toBe(href);
      expect(moves).toEqual([{ top: 0, behavior: 'instant' }]);
      expect(mockRouter.push).not.toHaveBeenCalled();
    });

    it('adds no step to the history where the URL stays the same', () => {
      window.history.replaceState(null, '', '/services');
      const steps = window.history.length;
      render(<a href="/services">Services</a>);
      fireEvent.click(link('Services'));

      expect(window.history).toHaveLength(steps);
    });

    it('tells a filter in the hash that it goes', () => {
      window.history.replaceState(null, '', '/services#tax');
      const hashes: string[] = [];
      window.addEventListener('hashchange', () => hashes.push(window.location.hash), { once: true });
      render(<a href="/services">Services</a>);
      fireEvent.click(link('Services'));

      expect(hashes).toEqual(['']);
    });

    it('leaves the scrolling to callers that scroll themselves', () => {
      window.history.replaceState(null, '', '/services');
      render(
        <a href="/services" data-scroll="keep">
          Services
        </a>,
      );
      fireEvent.click(link('Services'));

      expect(moves).toEqual([]);
    });
  });

  it.each([
    ['with Control', { ctrlKey: true }],
    ['with Command', { metaKey: true }],
    ['with Shift', { shiftKey: true }],
    ['with Alt', { altKey: true }],
    ['of the middle button', { button: 1 }],
  ])('leaves a click %s to the browser', (_, init) => {
    render(<a href="/team">Our Team</a>);

    expect(isLeftToBrowser(link('Our Team'), init)).toBe(true);
    expect(mockRouter.push).not.toHaveBeenCalled();
  });

  it.each([
    ['another tab', { target: '_blank' }],
    ['a file', { download: true }],
  ])('leaves a link to %s to the browser', (_, attributes) => {
    render(
      <a href="/team" {...attributes}>
        Our Team
      </a>,
    );

    expect(isLeftToBrowser(link('Our Team'))).toBe(true);
    expect(mockRouter.push).not.toHaveBeenCalled();
  });

  it('stays where a handler of its own has stopped the click', () => {
    render(
      <a href="/team" onClick={(event) => event.preventDefault()}>
        Our Team
      </a>,
    );
    fireEvent.click(link('Our Team'));

    expect(mockRouter.push).not.toHaveBeenCalled();
  });

  it('does not fetch a page that nobody points at', () => {
    render(<a href="/team">Our Team</a>);

    expect(mockRouter.prefetch).not.toHaveBeenCalled();
  });

  it('fetches the page ahead once the pointer rests on it', () => {
    render(<a href="/team">Our Team</a>);
    fireEvent.pointerOver(link('Our Team'));

    expect(mockRouter.prefetch).toHaveBeenCalledWith('/team');
  });

  it('fetches the page ahead once it has the focus', () => {
    render(<a href="/team">Our Team</a>);
    fireEvent.focusIn(link('Our Team'));

    expect(mockRouter.prefetch).toHaveBeenCalledWith('/team');
  });

  it.each(['/resources/guides/guide.pdf', 'https://example.org/', '#people', 'tel:+255700000000'])(
    'leaves %s, which is no page of this site, to the browser',
    (href) => {
      render(<a href={href}>Elsewhere</a>);
      fireEvent.pointerOver(link('Elsewhere'));

      expect(isLeftToBrowser(link('Elsewhere'))).toBe(true);
      expect(mockRouter.push).not.toHaveBeenCalled();
      expect(mockRouter.prefetch).not.toHaveBeenCalled();
    },
  );

  it('is followed by a press on what is inside it', () => {
    render(
      <a href="/team">
        <b>Our Team</b>
      </a>,
    );
    fireEvent.click(screen.getByText('Our Team'));

    expect(mockRouter.push).toHaveBeenCalledWith('/team', { scroll: true });
  });

  it('is left to the browser once the application is gone', () => {
    const { unmount } = render(null);
    unmount();
    renderAlone(<a href="/team">Our Team</a>);

    expect(isLeftToBrowser(link('Our Team'))).toBe(true);
  });
});
