/**
 * Inline script in the head of every page. It does what must happen before first paint, and what works without React.
 * lib/server/site-build/bundleScripts.ts bundles it, and the content security policy contains its hash.
 */

import { isUnmodifiedClick } from '@/lib/browser/clicks';
import { type FormField, isChanged } from '@/lib/browser/formFields';
import { scrollToTop } from '@/lib/browser/scrolling';
import { DAY_MS, MINUTE_MS, OFFICE_OFFSET_MINUTES } from '@/lib/dates/today';
import { VIEWER_PARAM } from '@/lib/site/viewerLink';
import { closeSiblings, startMenus, startOverlay } from './frame';
import { showTheme, startTheme } from './theme';

const FIELDS = 'input[name],select,textarea';

/** Finds the field that replaces an old one in a rebuilt page: same name, same position among fields of that name. */
function successorOf(field: FormField, old: Element, rebuilt: Element): FormField | undefined {
  const sameName = `[name="${CSS.escape(field.name)}"]`;
  const place = [...old.querySelectorAll(sameName)].indexOf(field);
  return rebuilt.querySelectorAll<FormField>(sameName)[place];
}

/** Copies a field's value to its replacement. */
function transferValue(field: FormField, successor: FormField): void {
  if ('files' in field && 'files' in successor && field.files?.length) successor.files = field.files;
  else successor.value = field.value;
  // React only notices a checkbox when it is clicked.
  if ('checked' in field && 'checked' in successor && successor.checked !== field.checked) successor.click();
  for (const type of ['input', 'change']) successor.dispatchEvent(new Event(type, { bubbles: true }));
}

/** Moves focus and selection so that the visitor can continue typing. */
function moveFocus(field: FormField, successor: FormField | undefined): void {
  successor?.focus({ preventScroll: true });
  if (!('selectionStart' in field && successor && 'selectionStart' in successor) || field.selectionStart === null)
    return;
  successor.setSelectionRange(field.selectionStart, field.selectionEnd);
}

/**
 * Preserves form input when React rebuilds the page, as it does when a translator or a password manager changes the page
 * before hydration. Copies field values, reopens rows that were open, and restores focus.
 * @param onRebuild called first
 */
function keepTyped(onRebuild: () => void): void {
  let page = document.getElementById('content');
  let focused: EventTarget | null = document.activeElement;
  // Capture phase: during hydration React stops this event there and replays it later for its own listeners.
  document.addEventListener(
    'focusin',
    ({ target }) => {
      focused = target;
    },
    true,
  );

  new MutationObserver(() => {
    const old = page;
    page = document.getElementById('content');
    if (!old || !page || page === old) return;
    onRebuild();
    const rows = page.querySelectorAll('details');
    for (const [place, { open }] of old.querySelectorAll('details').entries())
      rows[place]?.toggleAttribute('open', open);
    for (const field of old.querySelectorAll<FormField>(FIELDS)) {
      const successor = successorOf(field, old, page);
      if (successor && isChanged(field)) transferValue(field, successor);
      if (field === focused) moveFocus(field, successor);
    }
  }).observe(document.body, { childList: true });
}

/** Scroll distances after which the header turns white and the back-to-top button appears (specification, section 9). */
const HEADER_CHANGE_PX = 10;
const TO_TOP_PX = 400;
/** Distance in one direction before the scroll direction counts as changed. */
const TURN_PX = 6;

const root = document.documentElement;
let turnedAt = 0;
let isDown = false;

/**
 * Tells the style sheets how far the page is scrolled, and when to hide the mobile contact bar: while the visitor scrolls
 * down, or while a result or the home page's hero is in view.
 */
function showPlace(): void {
  const distance = root.scrollHeight - innerHeight;
  const moved = scrollY - turnedAt;
  const isEdge = scrollY <= TURN_PX || scrollY > distance - TURN_PX;
  if (isEdge || Math.abs(moved) >= TURN_PX) {
    isDown = moved > 0 && !isEdge;
    turnedAt = scrollY;
  }
  const result = document.querySelector('[data-result]:not(a), [data-head="home"]')?.getBoundingClientRect();
  const places = {
    'off-top': scrollY > HEADER_CHANGE_PX,
    far: scrollY > TO_TOP_PX,
    down: isDown,
    'over-result': result !== undefined && result.top < innerHeight && result.bottom > 0,
  };
  const isAt = Object.entries(places).flatMap(([place, isThere]) => (isThere ? [place] : []));
  root.setAttribute('data-scrolled', isAt.join(' '));
}

/** Hides due dates that have passed in Dar es Salaam (`data-due`, an ISO date), and shows the days left on the others. */
function showDates(): void {
  const today = Math.floor((Date.now() + OFFICE_OFFSET_MINUTES * MINUTE_MS) / DAY_MS);
  let daysLeft: Intl.RelativeTimeFormat | undefined;
  for (const date of document.querySelectorAll<HTMLElement>('[data-due]')) {
    const days = Date.parse(date.dataset.due ?? '') / DAY_MS - today;
    date.hidden = days < 0;
    const left = date.querySelector('[data-part=days-left]');
    if (!left) continue;
    daysLeft ??= new Intl.RelativeTimeFormat(root.lang, { numeric: 'auto' });
    left.textContent = daysLeft.format(days, 'day');
  }
}

/** Opens closed `<details>` around the hash target, as browsers do for find-in-page, and around fields that the query fills. */
function openRows(): void {
  for (const [name, value] of new URLSearchParams(location.search)) {
    const field = value && document.querySelector(`form details [name="${CSS.escape(name)}"]`);
    if (field) field.closest('details')?.setAttribute('open', '');
  }
  const target = document.getElementById(location.hash.slice(1));
  const closedRow = () => target?.closest<HTMLDetailsElement>('details:not([open])');
  if (!closedRow()) return;
  for (let row = closedRow(); row; row = closedRow()) row.open = true;
  target?.scrollIntoView();
}

/**
 * Replaces an image that fails to load, once, with its own fallback (`data-fallback`) or the site-wide one on the root. Logs
 * `data-failure` to the console.
 */
function replacePicture({ target: image }: Event): void {
  if (!(image instanceof HTMLImageElement) || image.dataset.state === 'replaced') return;
  const { fallback = root.dataset.fallback ?? '', failure } = image.dataset;
  if (failure) console.error(`${failure}: ${image.currentSrc || image.src}`);
  image.dataset.state = 'replaced';
  // React owns the elements, so they stay in the document.
  for (const one of [image.parentElement?.querySelector('source'), image]) one?.removeAttribute('srcset');
  image.src = fallback;
}

/** Scrolls to the top when the back-to-top button, or a menu link to the current page, is clicked. */
function goToTop(event: MouseEvent): void {
  const pressed = event.target instanceof Element ? event.target.closest('[data-part=to-top],[popover] a') : null;
  const isLeaving = pressed instanceof HTMLAnchorElement && pressed.href !== location.href.replace(/[?#].*/, '');
  if (!pressed || isLeaving || !isUnmodifiedClick(event)) return;
  event.preventDefault();
  pressed.closest<HTMLElement>('[popover]')?.hidePopover?.();
  pressed.closest('[data-part=dropdown]:hover')?.setAttribute('data-state', 'dismissed');
  scrollToTop();
  document.getElementById('content')?.focus({ preventScroll: true });
}

/** Exposes the URL's category to the style sheets, and marks the matching filter link (components/ui/FilterLinks.tsx). */
function showCategory(): void {
  const category = new URLSearchParams(location.search).get('category') ?? '';
  root.setAttribute('data-category', category);
  for (const link of document.querySelectorAll<HTMLElement>('nav > [data-category]'))
    link.ariaCurrent = String(link.dataset.category === category);
}

/**
 * Opens a document at the viewer's URL if the viewer's own script, which handles the click first, has not loaded yet. A
 * second click, or a browser too old for the viewer, follows the link to the file.
 */
function openDocument(event: MouseEvent): void {
  const link = event.target instanceof Element ? event.target.closest<HTMLElement>('a[data-viewer-doc]') : null;
  if (!link || event.defaultPrevented || !isUnmodifiedClick(event) || typeof Promise.withResolvers !== 'function')
    return;
  const url = new URL(location.href);
  url.searchParams.set(VIEWER_PARAM, link.dataset.viewerDoc ?? '');
  if (url.href === location.href) return;
  event.preventDefault();
  location.assign(url);
}

/** Applies the script's changes to the document, at start and after React has rebuilt the page. */
function show(): void {
  if (!root.hasAttribute('data-js')) root.setAttribute('data-js', 'page');
  showCategory();
  showTheme();
  showDates();
  const year = document.querySelector('[data-part=current-year]');
  if (year) year.textContent = String(new Date().getFullYear());
}

const appendScript = (src: string) => document.head.append(Object.assign(document.createElement('script'), { src }));

const failed = new Set<string>();

/**
 * Retries a failed page script once. If that fails too, everything below the frame is shown as it is without JavaScript.
 * Scripts loaded later, such as the viewer, handle their own failures.
 */
function retryScript(event: Event): void {
  const { target: script } = event;
  if (!(script instanceof HTMLScriptElement)) return;
  const src = script.getAttribute('src') ?? '';
  if (src.startsWith('/_next/') && !sources.includes(src)) return;
  if (failed.has(src)) {
    root.setAttribute('data-js', 'frame');
    root.removeAttribute('data-asked');
    return;
  }
  failed.add(src);
  // Otherwise the chunk loader would give up.
  event.stopPropagation();
  appendScript(src);
}

const sources = document.currentScript?.dataset.scripts?.split(' ') ?? [];
if (location.search) root.setAttribute('data-asked', [...new URLSearchParams(location.search).keys()].join(' '));
startTheme();
show();
startOverlay();
startMenus();
addEventListener('scroll', showPlace);
addEventListener('hashchange', openRows);
document.addEventListener('toggle', closeSiblings, true);
document.addEventListener('error', replacePicture, true);
document.addEventListener('error', retryScript, true);
document.addEventListener('click', goToTop);
addEventListener('click', openDocument);
// Runs during parsing, because the browser paints the first part of the page before the rest has arrived.
const parsing = new MutationObserver(() => {
  openRows();
  showCategory();
});
if (location.search) parsing.observe(document, { childList: true, subtree: true });
document.addEventListener('DOMContentLoaded', () => {
  parsing.disconnect();
  show();
  openRows();
  keepTyped(() => {
    show();
    showPlace();
  });
  // First called after layout, so no layout is forced, and again when a result changes the height of the page.
  new ResizeObserver(showPlace).observe(root);
});
addEventListener('load', () => navigator.serviceWorker?.register('/offline-worker.js').catch(() => undefined));

// After first paint, so that scripts do not compete for bandwidth with visible content. Background tabs never paint.
const loadScripts = () => sources.forEach(appendScript);
if (document.hidden) loadScripts();
else
  new PerformanceObserver((_, observer) => {
    observer.disconnect();
    setTimeout(loadScripts, 0);
  }).observe({ type: 'paint', buffered: true });
