import { fireEvent, screen } from '@testing-library/react';
import { mockBrowserApis } from '@/tests/support/mockBrowserApis';

const root = document.documentElement;
const SCRIPTS = ['/_next/a.js', '/_next/b.js'];
const scripts = () => [...document.head.querySelectorAll('script')].map((script) => script.getAttribute('src'));
/** Waits for pending 0 ms timers. */
const tick = () => new Promise((resolve) => setTimeout(resolve));

/** Inserts a page into the body, as the server does, or React when it rebuilds the page. */
async function show(html: string) {
  document.body.innerHTML = `<div id="content">${html}</div>`;
  await Promise.resolve();
}

let paint: () => void = () => {};

/** Mock of PerformanceObserver, which jsdom lacks. */
class PaintObserver {
  constructor(onPaint: (list: object, observer: PaintObserver) => void) {
    paint = () => onPaint({}, this);
  }
  observe() {}
  disconnect() {}
}

// The script runs once for all tests, at a URL with a query.
beforeAll(async () => {
  mockBrowserApis();
  Object.assign(window, {
    navigation: { activation: {} },
    PerformanceObserver: PaintObserver,
    CSS: { escape: String },
  });
  Object.assign(HTMLElement.prototype, { popover: null });
  const script = Object.assign(document.createElement('script'), { type: 'text/plain' });
  script.dataset.scripts = SCRIPTS.join(' ');
  Object.defineProperty(document, 'currentScript', { value: script });
  root.lang = 'en';
  window.history.replaceState(null, '', '/calculator?gross=5');
  await show('');
  await import('@/lib/browser/page-start/start');
  document.dispatchEvent(new Event('DOMContentLoaded'));
});

// Starts each test from an empty page, because the script copies form input from the previous page to the next one.
beforeEach(() => show(''));
// Detaches the body that the script observes, so that its MutationObserver never fires after the document is gone.
afterAll(() => document.body.replaceWith(document.createElement('body')));

describe('the scripts of a page', () => {
  it('load after the first paint', async () => {
    expect(scripts()).toEqual([]);
    paint();
    await tick();
    expect(scripts()).toEqual(SCRIPTS);
  });

  it('load a second time after a failure', () => {
    fireEvent.error(document.head.querySelector('script') as Element);
    expect(scripts()).toEqual([...SCRIPTS, SCRIPTS[0]]);
    expect(root).toHaveAttribute('data-js', 'page');
  });

  it('leave the page in its state without scripts if one fails twice', () => {
    expect(root).toHaveAttribute('data-asked', 'gross');
    fireEvent.error([...document.head.querySelectorAll('script')].at(-1) as Element);
    expect(root).toHaveAttribute('data-js', 'frame');
    expect(root).not.toHaveAttribute('data-asked');
  });
});

it.each([
  ['scrolls to the top', {}, false],
  ['with Alt is left to the browser', { altKey: true }, true],
  ['with Ctrl is left to the browser', { ctrlKey: true }, true],
])('a press on the way to the top %s', async (_, modifiers, isLeft) => {
  await show('<button data-part="to-top">Home</button>');
  jest.spyOn(window, 'scrollTo').mockImplementation(() => {});
  expect(fireEvent.click(screen.getByText('Home'), modifiers)).toBe(isLeft);
});

it('the theme follows a choice in another tab', () => {
  localStorage.setItem('theme', 'light');
  fireEvent(window, new StorageEvent('storage', { key: 'theme' }));
  expect(root).toHaveAttribute('data-theme', 'light');
});

describe('a broken picture', () => {
  const picture = () => screen.getByRole<HTMLImageElement>('img');
  let log: jest.SpyInstance;
  beforeEach(async () => {
    await show(
      '<picture><source srcset="/wide.svg"><img alt="" role="img" src="/a.svg" srcset="/a.avif 800w" data-fallback="/b.svg" data-failure="No plaque"></picture>',
    );
    log = jest.spyOn(console, 'error').mockImplementation(() => {});
    fireEvent.error(picture());
  });

  afterEach(() => log.mockRestore());

  it('is logged if its element says so', () => expect(log.mock.calls.flat().join(' ')).toContain('No plaque'));

  it('is replaced by its own fallback in every crop and width', () => {
    expect(picture()).toHaveAttribute('src', '/b.svg');
    for (const one of [document.querySelector('source'), picture()]) expect(one).not.toHaveAttribute('srcset');
  });

  it('is replaced only once', () => {
    picture().dataset.fallback = '/c.svg';
    fireEvent.error(picture());
    expect(picture()).toHaveAttribute('src', '/b.svg');
  });
});

describe('a page that React rebuilds', () => {
  const FORM =
    '<input name="pay" aria-label="First"><input name="pay" aria-label="Second"><input type="checkbox" name="heslb">';
  const row = (name: string) => screen.getByText(name).closest('details');

  it('keeps typed values in the corresponding fields', async () => {
    await show(FORM);
    fireEvent.change(screen.getByLabelText('Second'), { target: { value: '800' } });
    fireEvent.click(screen.getByRole('checkbox'));
    await show(FORM);
    expect(screen.getByLabelText('First')).toHaveValue('');
    expect(screen.getByLabelText('Second')).toHaveValue('800');
    expect(screen.getByRole('checkbox')).toBeChecked();
  });

  it('keeps its rows open or closed', async () => {
    await show('<details><summary>One</summary></details><details open><summary>Two</summary></details>');
    row('One')?.setAttribute('open', '');
    row('Two')?.removeAttribute('open');
    await show('<details><summary>One</summary></details><details open><summary>Two</summary></details>');
    expect(row('One')).toHaveAttribute('open');
    expect(row('Two')).not.toHaveAttribute('open');
  });

  it('keeps the focus and the selection', async () => {
    await show(FORM);
    const field = screen.getByLabelText<HTMLInputElement>('Second');
    fireEvent.change(field, { target: { value: '800' } });
    field.focus();
    field.setSelectionRange(1, 2);
    await show(FORM);
    const successor = screen.getByLabelText<HTMLInputElement>('Second');
    expect(successor).toHaveFocus();
    expect([successor.selectionStart, successor.selectionEnd]).toEqual([1, 2]);
  });
});

describe('expandable rows', () => {
  const open = () => [...document.querySelectorAll('details[open]')].map(({ id }) => id);

  it('open if they contain fields that the query fills', async () => {
    await show(
      '<form><details id="more"><input name="gross"></details><details id="rest"><input name="net"></details>',
    );
    window.history.replaceState(null, '', '?gross=5&net=');
    fireEvent(window, new Event('hashchange'));
    expect(open()).toEqual(['more']);
  });

  it('of one accordion close each other in browsers without support for its name', async () => {
    await show('<details id="a" name="x" open></details><details id="b" name="x"></details><details id="c" open>');
    await tick();
    document.getElementById('b')?.setAttribute('open', '');
    await tick();
    expect(open()).toEqual(['b', 'c']);
  });

  it('in the mobile menu are closed when it opens again', async () => {
    await show('<div id="menu"><details id="about" open></details></div>');
    const menu = Object.assign(document.getElementById('menu') as HTMLElement, { popover: 'auto' });
    menu.dispatchEvent(Object.assign(new Event('toggle'), { newState: 'closed' }));
    expect(open()).toEqual([]);
  });
});

it('a past due date is hidden, and the others show how many days are left in Dar es Salaam', async () => {
  // 00:30 on 1 December in Dar es Salaam.
  jest.spyOn(Date, 'now').mockReturnValue(Date.parse('2026-11-30T21:30:00Z'));
  const days = ['2026-11-30', '2026-12-01', '2026-12-08'];
  await show(days.map((day) => `<p data-due="${day}">${day} <b data-part="days-left"></b></p>`).join(''));
  const [over, ...others] = days.map((day) => screen.getByText(new RegExp(day)));
  expect([over, ...others].map((date) => date?.hidden)).toEqual([true, false, false]);
  expect(others.map(({ textContent }) => textContent)).toEqual(['2026-12-01 today', '2026-12-08 in 7 days']);
});

it('a due date counts to the working day inside it, and no longer shows a count after that day', async () => {
  const now = jest.spyOn(Date, 'now');
  const day = '<p data-due="2026-12-06">Friday <b data-due="2026-12-04">(<i data-part="days-left"></i>)</b></p>';
  for (const [time, text] of [
    ['2026-12-01T09:00:00Z', 'Friday (in 3 days)'],
    ['2026-12-05T09:00:00Z', 'Friday'],
  ] as const) {
    now.mockReturnValue(Date.parse(time));
    await show(day);
    for (const hidden of document.querySelectorAll('[hidden]')) hidden.remove();
    expect(document.getElementById('content')?.textContent?.trim()).toBe(text);
  }
});

describe('a scrolled page', () => {
  const scrollTo = (scrollY: number) => {
    Object.assign(window, { scrollY });
    fireEvent.scroll(window);
    return root.dataset.scrolled;
  };
  beforeAll(() => Object.defineProperty(root, 'scrollHeight', { value: 5000 }));

  it.each([
    [10, 'down'],
    [11, 'off-top down'],
    [400, 'off-top down'],
    [401, 'off-top far down'],
  ])('by %i px sets the state for the style sheets', (distance, told) => {
    scrollTo(0);
    expect(scrollTo(distance)).toBe(told);
  });
});
