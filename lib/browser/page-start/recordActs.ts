import { closest } from './elements';
import { START_EVENTS, untilHydrated } from './events';
import { type Field, repeatEntry } from './repeatEntry';

/** What was typed or chosen in a field, read at once: React shows a field as it knows it whenever it renders it. */
type Entry = [field: Field, value: string, isTicked: boolean];
/** What the visitor does before React has taken over: the control that was pressed, a key that moves along tabs, or an entry. */
type Act = HTMLElement | KeyboardEvent | Entry;

const HELD = ['click', 'keydown', 'input', 'change', 'focusout'];
/** Other links, disclosures, popovers and forms work by themselves. */
const CONTROLS =
  'a[data-held],form[data-held] [type="submit"],button[type="button"]:not([popovertarget],[data-to-top])';
const TAB_KEYS = /^(Arrow.+|Home|End)$/;
/** Fields whose entry has an effect that is waited for: something is searched for or chosen. */
const AWAITED = 'select,[type="search"],[type="file"]';

const isModified = (event: MouseEvent | KeyboardEvent): boolean =>
  event.altKey || event.ctrlKey || event.metaKey || event.shiftKey;

function actOf(event: Event): Act | null {
  if (event instanceof KeyboardEvent)
    return closest(event, '[role="tab"]') && !isModified(event) && TAB_KEYS.test(event.key) ? event : null;
  if (event instanceof MouseEvent) {
    const control = closest<HTMLElement>(event, CONTROLS);
    return control?.matches('a') && isModified(event) ? null : control;
  }
  const field = closest<Field>(event, 'input,select,textarea');
  return field && [field, field.value, 'checked' in field && field.checked];
}

function mark(control: HTMLElement): void {
  control.setAttribute('data-pending', '');
  control.setAttribute('aria-busy', 'true');
  // Of what will open: there to be read before the viewer is.
  const { picture } = control.dataset;
  if (picture) new Image().src = picture;
}

function repeat(act: Act): void {
  if (Array.isArray(act)) repeatEntry(...act);
  // Each key moves the focus, from which the next one goes on.
  else if (act instanceof KeyboardEvent) document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', act));
  // What went its own way meanwhile is held no longer (awaitScript.ts).
  else if (act.matches(CONTROLS)) act.click();
}

/**
 * Holds presses, keys and entries until React has taken over, then repeats them in the order in which they came. Where the
 * scripts fail, they wait for the next attempt.
 */
export function recordActs(): void {
  const acts: Act[] = [];

  /** While a visitor types in one field, only the last text is kept. */
  const addEntry = (entry: Entry) => {
    const before = acts.findLast((act) => Array.isArray(act) && act[0] === entry[0]);
    // A field tells of its entry again when it is left, and when the page is shown (noticeRestored.ts).
    if (String(before) === String(entry)) return;
    if (before === acts.at(-1)) acts.pop();
    acts.push(entry);
  };
  const hold = (event: Event) => {
    const act = actOf(event);
    if (!act) return;
    // React, which may be hydrating, would otherwise carry it out a second time. A field that is left would be written anew
    // from what React knows of it: without its text.
    event.stopImmediatePropagation();
    if (event.type === 'focusout') return;
    if (Array.isArray(act)) addEntry(act);
    else {
      event.preventDefault();
      acts.push(act);
    }
    if (act instanceof HTMLElement) mark(act);
    if (!Array.isArray(act) || act[0].matches(AWAITED)) document.dispatchEvent(new Event(START_EVENTS.waiting));
    // Loading may have failed since the pointer went down, and a screen reader clicks without a pointer.
    document.dispatchEvent(new Event(START_EVENTS.wanted));
  };
  const settle = () => {
    for (const control of document.querySelectorAll('[data-pending]')) {
      control.removeAttribute('data-pending');
      control.removeAttribute('aria-busy');
    }
  };
  const carryOut = async () => {
    settle();
    for (const act of acts) {
      repeat(act);
      // What follows a press or a key goes on from what React shows after it.
      if (!Array.isArray(act)) await new Promise((resolve) => setTimeout(resolve));
    }
  };

  const options = { capture: true, signal: untilHydrated() };
  for (const type of HELD) document.addEventListener(type, hold, options);
  document.addEventListener(START_EVENTS.hydrated, carryOut, { once: true });
  document.addEventListener(START_EVENTS.failed, settle);
}
