import { act } from '@testing-library/react';

/** Pointer events, which jsdom lacks. */
class TestPointerEvent extends MouseEvent {
  readonly pointerId: number;
  readonly pointerType: string;
  readonly isPrimary: boolean;

  constructor(type: string, { pointerId = 0, pointerType = '', isPrimary = true, ...init }: PointerEventInit = {}) {
    super(type, init);
    this.pointerId = pointerId;
    this.pointerType = pointerType;
    this.isPrimary = isPrimary;
  }
}

/**
 * Polyfills what jsdom lacks: pointer events, media queries, and the methods of <dialog>, including its close event.
 *
 * @param matching media queries that contain this text match; by default none do
 */
export function mockBrowserApis(matching?: string): void {
  Object.defineProperty(window, 'PointerEvent', { value: TestPointerEvent, configurable: true });
  window.matchMedia = (media) =>
    Object.assign(new EventTarget(), {
      media,
      matches: matching !== undefined && media.includes(matching),
      onchange: null,
      addListener: () => {},
      removeListener: () => {},
    });
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true;
    this.querySelector('button')?.focus();
  };
  HTMLDialogElement.prototype.close = function close() {
    if (!this.open) return;
    this.open = false;
    this.dispatchEvent(new Event('close'));
  };
}

/** Advances Jest's fake timers by this many ms. */
export const wait = (ms: number) => act(() => jest.advanceTimersByTime(ms));

/** Focuses an element as the keyboard would. */
export const focusOn = (element: HTMLElement) => act(() => element.focus());

/** Sets the window's URL, as the router does after a navigation. Call it between renders. */
export const visit = (address: string): void => window.history.replaceState(null, '', address);
