import { createEvent, fireEvent, render, screen } from '@testing-library/react';
import { Link } from '@/components/ui/link/Link';
import { TextLink } from '@/components/ui/link/TextLink';
import { mockRouter } from '@/tests/support/mockRouter';

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

describe('Link', () => {
  it('goes to a page of this site without loading the frame anew', () => {
    render(<Link href="/team?department=tax#people">Our Team</Link>);

    expect(isLeftToBrowser(link('Our Team'))).toBe(false);
    expect(mockRouter.push).toHaveBeenCalledWith('/team?department=tax#people', { scroll: true });
  });

  it('keeps the scroll position where it is told to', () => {
    render(
      <Link href="/team" scroll={false}>
        Our Team
      </Link>,
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
      render(<Link href={href}>Services</Link>);

      expect(isLeftToBrowser(link('Services'))).toBe(false);
      expect(window.location.pathname + window.location.search).toBe(href);
      expect(moves).toEqual([{ top: 0, behavior: 'instant' }]);
      expect(mockRouter.push).not.toHaveBeenCalled();
    });

    it('adds no step to the history where the URL stays the same', () => {
      window.history.replaceState(null, '', '/services');
      const steps = window.history.length;
      render(<Link href="/services">Services</Link>);
      fireEvent.click(link('Services'));

      expect(window.history).toHaveLength(steps);
    });

    it('tells a filter in the hash that it goes', () => {
      window.history.replaceState(null, '', '/services#tax');
      const hashes: string[] = [];
      window.addEventListener('hashchange', () => hashes.push(window.location.hash), { once: true });
      render(<Link href="/services">Services</Link>);
      fireEvent.click(link('Services'));

      expect(hashes).toEqual(['']);
    });

    it('leaves the scrolling to callers that scroll themselves', () => {
      window.history.replaceState(null, '', '/services');
      render(
        <Link href="/services" scroll={false}>
          Services
        </Link>,
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
    render(<Link href="/team">Our Team</Link>);

    expect(isLeftToBrowser(link('Our Team'), init)).toBe(true);
    expect(mockRouter.push).not.toHaveBeenCalled();
  });

  it.each([
    ['another tab', { target: '_blank' }],
    ['a file', { download: true }],
  ])('leaves a link to %s to the browser', (_, attributes) => {
    render(
      <Link href="/team" {...attributes}>
        Our Team
      </Link>,
    );

    expect(isLeftToBrowser(link('Our Team'))).toBe(true);
    expect(mockRouter.push).not.toHaveBeenCalled();
  });

  it('stays where a handler of its own has stopped the click', () => {
    render(
      <Link href="/team" onClick={(event) => event.preventDefault()}>
        Our Team
      </Link>,
    );
    fireEvent.click(link('Our Team'));

    expect(mockRouter.push).not.toHaveBeenCalled();
  });

  it('does not fetch a page that nobody points at', () => {
    render(<Link href="/team">Our Team</Link>);

    expect(mockRouter.prefetch).not.toHaveBeenCalled();
  });

  it('fetches the page ahead once the pointer rests on it', () => {
    render(<Link href="/team">Our Team</Link>);
    fireEvent.pointerEnter(link('Our Team'));

    expect(mockRouter.prefetch).toHaveBeenCalledWith('/team');
  });

  it('fetches the page ahead once it has the focus', () => {
    render(<Link href="/team">Our Team</Link>);
    fireEvent.focus(link('Our Team'));

    expect(mockRouter.prefetch).toHaveBeenCalledWith('/team');
  });

  it('still calls the handlers that it was given', () => {
    const handlers = { onPointerEnter: jest.fn(), onFocus: jest.fn(), onClick: jest.fn() };
    render(
      <Link href="/team" {...handlers}>
        Our Team
      </Link>,
    );

    fireEvent.pointerEnter(link('Our Team'));
    fireEvent.focus(link('Our Team'));
    fireEvent.click(link('Our Team'));

    for (const handler of Object.values(handlers)) expect(handler).toHaveBeenCalledTimes(1);
  });
});

describe('TextLink', () => {
  it('sends pages of this site through the router', () => {
    render(
      <TextLink href="/services" arrow>
        View All Services
      </TextLink>,
    );

    expect(link('View All Services')).toHaveAttribute('href', '/services');
    expect(isLeftToBrowser(link('View All Services'))).toBe(false);
    expect(mockRouter.push).toHaveBeenCalledWith('/services', { scroll: true });
  });

  it('leaves files to the browser', () => {
    render(
      <TextLink href="/resources/guides/guide.pdf" icon="download" download>
        Download
      </TextLink>,
    );

    expect(link('Download')).toHaveAttribute('download');
    expect(isLeftToBrowser(link('Download'))).toBe(true);
  });

  it('says that it opens in a new tab, and gives that tab no way back into this one', () => {
    render(
      <TextLink href="https://example.org/video" newTab>
        Watch Video
      </TextLink>,
    );

    expect(link('Watch Video (opens in a new tab)')).toHaveAttribute('target', '_blank');
    expect(link('Watch Video (opens in a new tab)')).toHaveAttribute('rel', 'noopener');
  });
});
