import { closest } from './elements';
import { START_EVENTS, untilHydrated } from './events';

/**
 * Asks for the page's scripts at each intent to use it, until React has taken over: pointer over or down on something that can
 * be used, the Tab key, focus. Scrolling and reading ask for nothing.
 */
export function watchIntent(): void {
  const INTENTS = ['pointerover', 'pointerdown', 'keydown', 'focusin'];
  const USABLE = 'a[href],button,input,select,textarea,summary,label,[tabindex="0"]';

  const handleIntent = (event: Event & { key?: string; pointerType?: string }) => {
    const usable = closest(event, USABLE);
    // Other keys scroll. A finger on a link may be about to scroll too, and a tap on it leaves the page, unless script opens it here.
    const isKey = event.key === 'Tab';
    const isFingerOnLink = event.pointerType === 'touch' && usable?.matches('a:not([data-held])');
    if (isKey || (usable && !isFingerOnLink)) document.dispatchEvent(new Event(START_EVENTS.wanted));
  };

  const options = { capture: true, signal: untilHydrated() };
  for (const type of INTENTS) document.addEventListener(type, handleIntent, options);
}
