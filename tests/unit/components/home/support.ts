import { act } from '@testing-library/react';

/** jsdom has no pointer events of its own. */
class TestPointerEvent extends MouseEvent {
  readonly pointerType: string;
  readonly isPrimary: boolean;

  constructor(type: string, { pointerType = '', isPrimary = true, ...init }: PointerEventInit = {}) {
    super(type, init);
    this.pointerType = pointerType;
    this.isPrimary = isPrimary;
  }
}

/** What jsdom lacks: pointer events and media queries. `matching` is a part of the queries that hold. */
export function fillBrowserGaps(matching?: string): void {
  Object.defineProperty(window, 'PointerEvent', { value: TestPointerEvent, configurable: true });
  window.matchMedia = (media) =>
    Object.assign(new EventTarget(), {
      media,
      matches: matching !== undefined && media.includes(matching),
      onchange: null,
      addListener: () => {},
      removeListener: () => {},
    });
}

/** Lets the faked clock run. */
export const wait = (ms: number) => act(() => jest.advanceTimersByTime(ms));
