import { fireEvent, screen } from '@testing-library/react';
import { START_EVENTS } from '@/lib/browser/page-start/events';
import { holdClicks } from '@/lib/browser/page-start/holdClicks';
import { removeListenersAfterEach } from '@/tests/support/removeListeners';

removeListenersAfterEach();

const hydrate = () => document.dispatchEvent(new Event(START_EVENTS.hydrated));
const heard: string[] = [];

beforeEach(() => {
  heard.length = 0;
  document.body.innerHTML = `
    <button type="button">Open</button>
    <button type="button" popovertarget="menu">Menu</button>
    <button type="submit">Send</button>
    <form method="dialog"><button type="submit">Close</button></form>`;
  // jsdom cannot submit.
  window.addEventListener('click', (event) => event.preventDefault(), true);
  document.body.addEventListener('click', ({ target }) => {
    if (target instanceof HTMLElement) heard.push(target.textContent ?? '');
  });
  holdClicks(START_EVENTS);
});

describe('a click before React has taken over', () => {
  it.each(['Open', 'Close'])('on %s, which needs script, is carried out afterwards, once', (name) => {
    fireEvent.click(screen.getByText(name));
    fireEvent.click(screen.getByText(name));
    expect(heard).toEqual([]);
    expect(screen.getByText(name)).toHaveAttribute('data-pending');

    hydrate();
    expect(heard).toEqual([name]);
    expect(screen.getByText(name)).not.toHaveAttribute('data-pending');

    fireEvent.click(screen.getByText(name));
    expect(heard).toEqual([name, name]);
  });

  it('asks for the script: a screen reader clicks without a pointer', () => {
    const asked = jest.fn();
    document.addEventListener(START_EVENTS.wanted, asked);
    fireEvent.click(screen.getByText('Open'));

    expect(asked).toHaveBeenCalledTimes(1);
  });

  it('goes its own way where it needs no script', () => {
    fireEvent.click(screen.getByText('Menu'));
    fireEvent.click(screen.getByText('Send'));

    expect(heard).toEqual(['Menu', 'Send']);
    hydrate();
    expect(heard).toHaveLength(2);
  });

  it('is forgotten when the scripts cannot be loaded', () => {
    fireEvent.click(screen.getByText('Open'));
    document.dispatchEvent(new Event(START_EVENTS.failed));
    expect(screen.getByText('Open')).not.toHaveAttribute('data-pending');

    hydrate();
    expect(heard).toEqual([]);
  });
});
