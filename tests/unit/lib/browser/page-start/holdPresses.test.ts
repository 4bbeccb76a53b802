import { fireEvent, screen } from '@testing-library/react';
import { START_EVENTS } from '@/lib/browser/page-start/events';
import { holdPresses } from '@/lib/browser/page-start/holdPresses';
import { holdTabKeys } from '@/lib/browser/page-start/holdTabKeys';
import { releaseHeld } from '@/lib/browser/page-start/releaseHeld';
import { removeListenersAfterEach } from '@/tests/support/removeListeners';

removeListenersAfterEach();

const hydrate = () => {
  document.dispatchEvent(new Event(START_EVENTS.hydrated));
  // Each press in a task of its own.
  return jest.advanceTimersByTimeAsync(10);
};
const fail = () => document.dispatchEvent(new Event(START_EVENTS.failed));
const press = (name: string, options: MouseEventInit = {}) => fireEvent.click(screen.getByText(name), options);
const heard: string[] = [];
const followed: string[] = [];

beforeEach(() => {
  jest.useFakeTimers();
  heard.length = 0;
  followed.length = 0;
  document.body.innerHTML = `
    <button type="button">Open</button>
    <button type="button">Add</button>
    <button type="button" popovertarget="menu">Menu</button>
    <button type="submit">Find</button>
    <form data-held=""><button type="submit">Calculate</button></form>
    <form data-held="" method="post"><button type="submit">Send</button></form>
    <a href="/act.pdf" data-held="" data-picture="/act.avif">View</a>
    <a href="/act">Read</a>
    <button type="button" role="tab">Vision</button>
    <button type="button" role="tab">Mission</button>`;
  document.body.addEventListener('click', ({ target }) => {
    if (target instanceof HTMLElement) heard.push(target.textContent ?? '');
  });
  document.body.addEventListener('keydown', ({ target, key }) => {
    if (target instanceof HTMLElement) heard.push(`${key} on ${target.textContent}`);
  });
  // jsdom does not navigate.
  window.addEventListener('click', (event) => {
    if (event.target instanceof HTMLElement && !event.defaultPrevented) followed.push(event.target.innerHTML);
    event.preventDefault();
  });
  for (const start of [releaseHeld, holdPresses, holdTabKeys]) start(START_EVENTS);
});

afterEach(() => jest.useRealTimers());

describe('presses before React has taken over', () => {
  it.each(['Open', 'Calculate', 'Send', 'View'])(
    'on %s, which needs script, is carried out afterwards, once',
    async (name) => {
      press(name);
      expect([heard, followed]).toEqual([[], []]);
      expect(screen.getByText(name)).toHaveAttribute('aria-busy', 'true');

      await hydrate();
      expect(heard).toEqual([name]);
      expect(screen.getByText(name)).not.toHaveAttribute('aria-busy');

      press(name);
      expect(heard).toEqual([name, name]);
    },
  );

  it('ask at once for the picture of what will open', () => {
    const created = jest.spyOn(document, 'createElement');
    press('View');
    expect(created.mock.results.map(({ value }) => value.getAttribute('src'))).toEqual(['/act.avif']);
  });

  it('keep their order and their number', async () => {
    for (const name of ['Add', 'Open', 'Add', 'Add']) press(name);
    await hydrate();
    expect(heard).toEqual(['Add', 'Open', 'Add', 'Add']);
  });

  it.each([START_EVENTS.wanted, START_EVENTS.waiting])(
    'make known %s: a screen reader clicks without a pointer',
    (type) => {
      const asked = jest.fn();
      document.addEventListener(type, asked);
      press('Open');

      expect(asked).toHaveBeenCalledTimes(1);
    },
  );

  it('go their own way where they need no script', async () => {
    press('Menu');
    press('Find');
    press('Read');
    press('View', { ctrlKey: true });
    expect(followed).toEqual(['Menu', 'Find', 'Read', 'View']);

    await hydrate();
    expect(heard).toHaveLength(4);
  });

  it.each(['Open', 'Calculate'])(
    'on %s are carried out at the next success where the scripts could not be loaded',
    async (name) => {
      press(name);
      fail();
      expect(screen.getByText(name)).not.toHaveAttribute('data-pending');
      expect(followed).toEqual([]);

      await hydrate();
      expect(heard).toEqual([name]);
    },
  );

  it.each(['View', 'Send'])('on %s go their own way, once, where the scripts could not be loaded', async (name) => {
    press(name);
    press(name);
    fail();
    expect(followed).toEqual([name]);

    await hydrate();
    expect(heard).toEqual([name]);
  });

  it.each([
    ['View', ['View']],
    ['Send', ['Send']],
    ['Calculate', []],
  ])('on %s after 8 seconds, and not before, have gone their own way: %j', (name, expected) => {
    press(name);
    jest.advanceTimersByTime(7999);
    expect(followed).toEqual([]);
    jest.advanceTimersByTime(1);
    expect(followed).toEqual(expected);
    expect(screen.getByText(name)).not.toHaveAttribute('data-pending');
  });

  it('are carried out once, however late', async () => {
    press('View');
    await hydrate();
    await jest.advanceTimersByTimeAsync(10_000);
    expect(heard).toEqual(['View']);
  });

  it('on the keys of tabs are repeated where the focus is, and other keys are not held', async () => {
    const tab = screen.getByText('Vision');
    tab.focus();
    fireEvent.keyDown(tab, { key: 'Tab' });
    expect(heard).toEqual(['Tab on Vision']);
    fireEvent.keyDown(tab, { key: 'ArrowRight' });
    fireEvent.keyDown(tab, { key: 'End' });
    expect(heard).toHaveLength(1);

    document.body.addEventListener('keydown', () => screen.getByText('Mission').focus());
    await hydrate();
    expect(heard).toEqual(['Tab on Vision', 'ArrowRight on Vision', 'End on Mission']);
  });
});
