import type { StartEvents } from './events';

/**
 * Holds back the first click on each control that needs script until React has taken over, then carries it out, once. Links,
 * disclosures, popovers and submitting work by themselves; a form of the method dialog submits nothing, so its button is held
 * too. The source is inlined into the head (PageStartScript), so it may use nothing outside itself.
 */
export function holdClicks({ wanted, hydrated, failed }: StartEvents): void {
  const CONTROLS =
    'button[type="button"]:not([popovertarget],[data-to-top]),form[method="dialog"] button[type="submit"]';
  const clicked = new Set<HTMLElement>();

  const hold = (event: Event) => {
    const control = event.target instanceof Element ? event.target.closest<HTMLElement>(CONTROLS) : null;
    if (!control) return;
    clicked.add(control);
    control.setAttribute('data-pending', '');
    // React, which may be hydrating, would otherwise carry it out a second time.
    event.stopImmediatePropagation();
    // Loading may have failed since the pointer went down, and a screen reader clicks without a pointer.
    document.dispatchEvent(new Event(wanted));
  };
  const forget = () => {
    const controls = [...clicked];
    clicked.clear();
    for (const control of controls) control.removeAttribute('data-pending');
    return controls;
  };
  const carryOut = () => {
    document.removeEventListener('click', hold, true);
    for (const control of forget()) if (control.isConnected) control.click();
  };

  document.addEventListener('click', hold, true);
  document.addEventListener(hydrated, carryOut, { once: true });
  document.addEventListener(failed, forget);
}
