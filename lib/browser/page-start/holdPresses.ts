import type { StartEvents } from './events';

/**
 * Holds back presses of controls that need script until React has taken over, then carries them out in their order, each once
 * React has shown what the one before did: buttons, and links and forms that script does better (data-held). Other links,
 * disclosures, popovers and forms work by themselves. Where the scripts fail, the presses wait for the next attempt. The source
 * is inlined into the head (PageStartScript), so it may use nothing outside itself.
 */
export function holdPresses({ wanted, waiting, hydrated, failed }: StartEvents): void {
  const CONTROLS =
    'a[data-held],form[data-held] [type="submit"],button[type="button"]:not([popovertarget],[data-to-top])';
  let presses: HTMLElement[] = [];

  const hold = (event: MouseEvent) => {
    const control = event.target instanceof Element ? event.target.closest<HTMLElement>(CONTROLS) : null;
    const isModified = event.altKey || event.ctrlKey || event.metaKey || event.shiftKey;
    if (!control || (isModified && control.matches('a'))) return;
    presses.push(control);
    control.setAttribute('data-pending', '');
    control.setAttribute('aria-busy', 'true');
    // Of what will open: there to be read before the viewer is.
    const picture = control.dataset.picture;
    if (picture) Object.assign(document.createElement('img'), { src: picture });
    event.preventDefault();
    // React, which may be hydrating, would otherwise carry it out a second time.
    event.stopImmediatePropagation();
    document.dispatchEvent(new Event(waiting));
    // Loading may have failed since the pointer went down, and a screen reader clicks without a pointer.
    document.dispatchEvent(new Event(wanted));
  };
  const settle = () => {
    for (const control of presses) {
      control.removeAttribute('data-pending');
      control.removeAttribute('aria-busy');
    }
    // What went its own way meanwhile is held no longer (releaseHeld.ts).
    presses = presses.filter((control) => control.matches(CONTROLS));
  };
  const carryOut = async () => {
    document.removeEventListener('click', hold, true);
    settle();
    for (const control of presses) {
      control.click();
      await new Promise((resolve) => setTimeout(resolve));
    }
  };

  document.addEventListener('click', hold, true);
  document.addEventListener(hydrated, carryOut, { once: true });
  document.addEventListener(failed, settle);
}
