/** jsdom has no pointer events of its own. */
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

/** jsdom has neither pointer events nor media queries nor the methods of a dialog. */
export function fillBrowserGaps({ prefersReducedMotion = false } = {}): void {
  Object.defineProperty(window, 'PointerEvent', { value: TestPointerEvent, configurable: true });
  window.matchMedia = (media) =>
    Object.assign(new EventTarget(), {
      media,
      matches: prefersReducedMotion,
      onchange: null,
      addListener: () => {},
      removeListener: () => {},
    });
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true;
    this.querySelector('button')?.focus();
  };
  HTMLDialogElement.prototype.close = function close() {
    this.open = false;
  };
}
