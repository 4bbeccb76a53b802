import { root } from './elements';
import { THEME_KEY } from './events';

/** Themes that can be chosen, in the order of the theme-color tags (lib/server/seo/siteMetadata.ts). */
const THEMES = ['light', 'dark'];

/**
 * Shows the page light or dark where the visitor has chosen, before the first paint, and keeps the choice made in the footer.
 * Without a choice the style sheets do as the device asks.
 */
export function startTheme(): void {
  let chosen = '';

  const show = () => {
    root.setAttribute('data-theme', chosen);
    const choice = document.querySelector<HTMLInputElement>(`[name=${THEME_KEY}][value="${chosen}"]`);
    if (choice) choice.checked = true;
    for (const [place, tag] of document.querySelectorAll<HTMLMetaElement>('meta[name=theme-color]').entries()) {
      const own = THEMES[place];
      tag.media = chosen === '' ? `(prefers-color-scheme: ${own})` : chosen === own ? 'all' : 'not all';
    }
  };
  const readAndShow = () => {
    try {
      chosen = THEMES.find((theme) => theme === localStorage.getItem(THEME_KEY)) ?? '';
    } catch {
      // Storage is forbidden: a choice holds for this page.
    }
    show();
  };
  const choose = (event: Event) => {
    if (!(event.target instanceof HTMLInputElement) || event.target.name !== THEME_KEY) return;
    // Nothing is left for React to do.
    event.stopImmediatePropagation();
    // After a reload the one that is no longer chosen tells of its change too.
    if (!event.target.checked) return;
    chosen = event.target.value;
    show();
    try {
      localStorage.setItem(THEME_KEY, chosen);
    } catch {
      // As above.
    }
  };

  readAndShow();
  // The tags and the switch are there, the page comes back, or another tab has chosen.
  document.addEventListener('DOMContentLoaded', show);
  addEventListener('pageshow', readAndShow);
  addEventListener('storage', readAndShow);
  for (const type of ['input', 'change']) document.addEventListener(type, choose, true);
}
