import { fireEvent, screen, within } from '@testing-library/react';
import { usePathname } from 'next/navigation';
import { mockRouter } from '@/tests/support/mockRouter';
import { button, nav, renderNav } from './desktopNav';

jest.mock('next/navigation', () => ({
  ...jest.requireActual('next/navigation'),
  useRouter: () => mockRouter,
  usePathname: jest.fn(),
}));

describe('the mark of the current page', () => {
  it.each([
    ['/', ['Home: page']],
    ['/about', ['About: page']],
    ['/team', ['About: true', 'Our Team: page']],
    ['/services/audit', ['Services: true', 'Audit Services: page']],
    ['/services/taxation', ['Services: true']],
    ['/privacy-policy', []],
  ])('on %s stands at %j and nowhere else', (path, expected) => {
    renderNav(path);
    const nav = screen.getByRole('navigation', { name: 'Main' });
    const marked = within(nav)
      .getAllByRole('link')
      .filter((link) => link.hasAttribute('aria-current'));

    expect(marked.map((link) => `${link.textContent}: ${link.getAttribute('aria-current')}`)).toEqual(expected);
  });
});

describe('a link picked in a dropdown', () => {
  const pick = () => {
    fireEvent.click(button('About'));
    fireEvent.click(screen.getByRole('link', { name: 'Our Team' }));
  };

  it('moves smoothly to the top once its page is there: the old page keeps its place for Back', () => {
    const { rerender } = renderNav('/');
    pick();
    expect(window.scrollTo).not.toHaveBeenCalled();

    jest.mocked(usePathname).mockReturnValue('/team');
    rerender(nav());
    expect(window.scrollTo).toHaveBeenCalledWith({ top: 0, behavior: 'smooth' });
  });

  it('moves to the top of the page one is on at once', () => {
    renderNav('/team');
    pick();

    expect(window.scrollTo).toHaveBeenCalledWith({ top: 0, behavior: 'smooth' });
  });

  it('moves without motion where the visitor asks for less', () => {
    Object.assign(window, { matchMedia: () => ({ matches: true }) });
    renderNav('/team');
    pick();

    expect(window.scrollTo).toHaveBeenCalledWith({ top: 0, behavior: 'instant' });
  });

  it('leaves the page where it is when another one comes by other ways', () => {
    const { rerender } = renderNav('/');
    jest.mocked(usePathname).mockReturnValue('/team');
    rerender(nav());

    expect(window.scrollTo).not.toHaveBeenCalled();
  });
});
