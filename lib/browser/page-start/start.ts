/**
 * The inline script in the head of every page. It does what must happen before the first paint, and what the page can do
 * without React. lib/server/site-build/bundleScripts.ts bundles it, and the content security policy has its hash.
 */

import { isUnmodifiedClick } from '@/lib/browser/clicks';
import { type FormField, isChanged } from '@/lib/browser/formFields';
import { scrollToTop } from '@/lib/browser/scrolling';
import { DAY_MS, MINUTE_MS, OFFICE_OFFSET_MINUTES } from '@/lib/dates/today';
import { VIEWER_PARAM } from '@/lib/site/viewerLink';
import { closeSiblings, startMenus, startOverlay } from './frame';
import { showTheme, startTheme } from './theme';

const FIELDS = 'input[name],select,textarea';

/**
 * The field of the rebuilt page that replaces an old one, with the same name and the same position among fields of that
 * name.
 */
function successorOf(field: FormField, old: Element, rebuilt: Element): FormField | undefined {
  const sameName = `[name="${CSS.escape(field.name)}"]`;
  const place = [...old.querySelectorAll(sameName)].indexOf(field);
  return rebuilt.querySelectorAll<FormField>(sameName)[place];
}

/** Moves the value of a field into the one that replaces it. */
function transferValue(field: FormField, successor: FormField): void {
  if ('files' in field && 'files' in successor && field.files?.length) successor.files = field.files;
  else successor.value = field.value;
  // React notices a checkbox only when it is clicked.
  if ('checked' in field && 'checked' in successor && successor.checked !== field.checked) successor.click();
  for (const type of ['input', 'change']) successor.dispatchEvent(new Event(type, { bubbles: true }));
}

/** Moves focus and selection, so that typing continues where it was. */
function moveFocus(field: FormField, successor: FormField | undefined): void {
  successor?.focus({ preventScroll: true });
  if (!('selectionStart' in field && successor && 'selectionStart' in successor) || field.selectionStart === null)
    return;
  successor.setSelectionRange(field.selectionStart, field.selectionEnd);
}

/**
 * Keeps what was typed when React builds the page again, as it does when a translator or a password manager has changed the
 * page before hydration. It moves the values of the old fields into the new ones, opens the rows that were open, and restores
 * the focus.
 *
 * @param onRebuild called first
 */
function keepTyped(onRebuild: () => void): void {
  let page = document.getElementById('content');
  let focused: EventTarget | null = document.activeElement;
  // In the capture phase, because React stops this event there during hydration and repeats it later for its own listeners.
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

/** Past this many pixels the header turns white, and the button to the top appears (specification, section 9). */
const HEADER_CHANGE_PX = 10;
const TO_TOP_PX = 400;
/** The page counts as scrolled down or up after this many pixels in one direction. */
const TURN_PX = 6;

const root = document.documentElement;
let turnedAt = 0;
let isDown = false;

/**
 * Tells the style sheets how far the page is scrolled, and when the phone's contact bar should hide: on the way down, and over
 * a result or the hero of Home.
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

/** Hides due dates that have passed in Dar es Salaam (data-due, an ISO day), and writes the days left into the others. */
function showDates(): void {
  const today = Math.floor((Date.now() + OFFICE_OFFSET_MINUTES * MINUTE_MS) / DAY_MS);
  for (const date of document.querySelectorAll<HTMLElement>('[data-due]')) {
    const days = Date.parse(date.dataset.due ?? '') / DAY_MS - today;
    date.hidden = days < 0;
    const left = date.querySelector('[data-part=days-left]');
    if (left) left.textContent = new Intl.RelativeTimeFormat(root.lang, { numeric: 'auto' }).format(days, 'day');
  }
}

/**
 * Opens the closed rows around the target of the hash, as browsers do for text that a row hides, and around fields that the
 * query fills.
 */
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
 * Replaces a picture that fails, once, with its own replacement (data-fallback) or else by the root's for all pictures.
 * Logs data-failure to the console.
 */
function replacePicture({ target: image }: Event): void {
  if (!(image instanceof HTMLImageElement) || image.dataset.state === 'replaced') return;
  const { fallback = root.dataset.fallback ?? '', failure } = image.dataset;
  if (failure) console.error(`${failure}: ${image.currentSrc || image.src}`);
  image.dataset.state = 'replaced';
  // They stay in the document, because React owns them.
  for (const source of image.closest('picture')?.querySelectorAll('source') ?? []) source.removeAttribute('srcset');
  image.src = fallback;
}

/** Scrolls to the top, from its button or from a menu link to the current page. */
function goToTop(event: MouseEvent): void {
  const pressed = event.target instanceof Element ? event.target.closest('[data-part=to-top],[popover] a') : null;
  const isLeaving = pressed instanceof HTMLAnchorElement && pressed.href !== location.href.replace(/[?#].*/, '');
  if (!pressed || isLeaving || event.ctrlKey || event.metaKey || event.shiftKey) return;
  event.preventDefault();
  pressed.closest<HTMLElement>('[popover]')?.hidePopover?.();
  pressed.closest('[data-part=dropdown]:hover')?.setAttribute('data-state', 'dismissed');
  scrollToTop();
  document.getElementById('content')?.focus({ preventScroll: true });
}

/**
 * Tells the style sheets which category the URL asks for, and marks the filter link that leads to it
 * (components/ui/FilterLinks.tsx).
 */
function showCategory(): void {
  const category = new URLSearchParams(location.search).get('category') ?? '';
  root.setAttribute('data-category', category);
  for (const link of document.querySelectorAll<HTMLElement>('nav > [data-category]'))
    link.ariaCurrent = String(link.dataset.category === category);
}

/**
 * Opens a document by the viewer's URL when the viewer's own script, which answers first, has not come yet. Pressed again, or
 * in a browser too old for the viewer, the link leads to its file.
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

/** What the script writes into the document at the start, and again when React has rebuilt the page. */
function show(): void {
  if (!root.hasAttribute('data-js')) root.setAttribute('data-js', 'page');
  showCategory();
  showTheme();
  showPlace();
  showDates();
  const year = document.querySelector('[data-part=current-year]');
  if (year) year.textContent = String(new Date().getFullYear());
}

const appendScript = (src: string) => document.head.append(Object.assign(document.createElement('script'), { src }));

const failed = new Set<string>();

/**
 * Fetches a script of the page once more if it fails. If that fails too, everything below the frame is shown as without script.
 * Parts that load later, such as the viewer, handle their own failures.
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
// While the parser adds them, because the browser paints what has arrived before the rest of the page is there.
const parsing = new MutationObserver(() => {
  openRows();
  showCategory();
});
if (location.search) parsing.observe(document, { childList: true, subtree: true });
document.addEventListener('DOMContentLoaded', () => {
  parsing.disconnect();
  show();
  openRows();
  keepTyped(show);
  // The page grows or shrinks when a result comes or goes.
  new ResizeObserver(showPlace).observe(root);
});
addEventListener('load', () => navigator.serviceWorker?.register('/offline-worker.js').catch(() => undefined));

// After the first paint, scripts no longer compete for bandwidth with what is visible. A page in a background tab is not
// painted at all.
const loadScripts = () => sources.forEach(appendScript);
if (document.hidden) loadScripts();
else
  new PerformanceObserver((_, observer) => {
    observer.disconnect();
    setTimeout(loadScripts, 0);
  }).observe({ type: 'paint', buffered: true });
