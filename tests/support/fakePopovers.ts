const OPEN = 'data-fake-popover-open';
const translated = (selector: string) => selector.replaceAll(':popover-open', `[${OPEN}]`);

function setOpen(popover: HTMLElement, isOpen: boolean): void {
  if (popover.hasAttribute(OPEN) === isOpen) return;
  popover.toggleAttribute(OPEN, isOpen);
  const event = new Event('toggle');
  Object.assign(event, { newState: isOpen ? 'open' : 'closed', oldState: isOpen ? 'closed' : 'open' });
  popover.dispatchEvent(event);
}

/** Shows a popover; browsers show one automatic popover at a time. */
function show(popover: HTMLElement): void {
  for (const other of document.querySelectorAll<HTMLElement>(`[${OPEN}]`)) if (other !== popover) setOpen(other, false);
  setOpen(popover, true);
}

function handleClick(event: Event): void {
  const button = event.target instanceof Element ? event.target.closest('[popovertarget]') : null;
  const popover = document.getElementById(button?.getAttribute('popovertarget') ?? '');
  if (!popover || event.defaultPrevented) return;
  if (button?.getAttribute('popovertargetaction') === 'hide' || popover.hasAttribute(OPEN)) setOpen(popover, false);
  else show(popover);
}

/** Adds popovers, which jsdom lacks: their methods, buttons, pseudo-class, and Escape. */
export function fakePopovers(): void {
  const { querySelector } = document;
  const { matches } = Element.prototype;
  Object.assign(Element.prototype, {
    matches(this: Element, selector: string) {
      return matches.call(this, translated(selector));
    },
  });
  document.querySelector = (selector: string) => querySelector.call(document, translated(selector));
  HTMLElement.prototype.showPopover = function () {
    show(this);
  };
  HTMLElement.prototype.hidePopover = function () {
    setOpen(this, false);
  };
  // After React's own listeners, which may prevent the default.
  window.addEventListener('click', handleClick);
  window.addEventListener('keydown', ({ key }) => {
    const open = document.querySelector<HTMLElement>(':popover-open');
    if (key === 'Escape' && open) setOpen(open, false);
  });
}
