import { fireEvent, screen } from '@testing-library/react';
import { START_EVENTS } from '@/lib/browser/page-start/events';
import { watchIntent } from '@/lib/browser/page-start/watchIntent';
import { fillBrowserGaps } from '@/tests/support/fillBrowserGaps';
import { removeListenersAfterEach } from '@/tests/support/removeListeners';

removeListenersAfterEach();

const asked = jest.fn();

beforeEach(() => {
  fillBrowserGaps();
  asked.mockClear();
  document.body.innerHTML = '<main><p>Text</p><a href="/about">Link</a><button type="button">Open</button></main>';
  document.addEventListener(START_EVENTS.wanted, asked);
  watchIntent(START_EVENTS);
});

const pointer = (type: string, pointerType: string) => new PointerEvent(type, { pointerType, bubbles: true });

describe('the script of a page', () => {
  it.each([
    ['a pointer over a link', () => fireEvent(screen.getByText('Link'), pointer('pointerover', 'mouse'))],
    ['a finger on a button', () => fireEvent(screen.getByText('Open'), pointer('pointerdown', 'touch'))],
    ['the Tab key', () => fireEvent.keyDown(document.body, { key: 'Tab' })],
    ['focus on a control', () => screen.getByText('Open').focus()],
  ])('is wanted at %s', (_what, act) => {
    act();

    expect(asked).toHaveBeenCalled();
  });

  it.each([
    ['a pointer over text', () => fireEvent(screen.getByText('Text'), pointer('pointerover', 'mouse'))],
    [
      'a finger on a link, which may be about to scroll',
      () => fireEvent(screen.getByText('Link'), pointer('pointerdown', 'touch')),
    ],
    ['a key that scrolls', () => fireEvent.keyDown(document.body, { key: 'PageDown' })],
  ])('is not wanted at %s', (_what, act) => {
    act();

    expect(asked).not.toHaveBeenCalled();
  });

  it('is wanted no more once React has taken over', () => {
    document.dispatchEvent(new Event(START_EVENTS.hydrated));
    fireEvent.keyDown(document.body, { key: 'Tab' });

    expect(asked).not.toHaveBeenCalled();
  });
});
