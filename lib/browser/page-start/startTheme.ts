/** What the inlined function needs from outside. */
export const THEME_SETTINGS = {
  /** Name of the switch in the footer, and of the choice in localStorage. */
  themeKey: 'theme',
  /** Themes that can be chosen, in the order of the theme-color tags (lib/server/seo/siteMetadata.ts). */
  themes: ['light', 'dark'],
};

/**
 * Shows the page light or dark where the visitor has chosen, before the first paint, and keeps what is chosen in the footer.
 * Without a choice the style sheets do as the device asks. The source is inlined into the head (PageStartScript), so it may
 * use nothing outside itself.
 */
export function startTheme({ themeKey, themes }: typeof THEME_SETTINGS): void {
  let chosen = '';

  const show = () => {
    document.documentElement.setAttribute('data-theme', chosen);
    const choice = document.querySelector<HTMLInputElement>(`[name=${themeKey}][value="${chosen}"]`);
    if (choice) choice.checked = true;
    for (const [place, tag] of document.querySelectorAll<HTMLMetaElement>('meta[name=theme-color]').entries()) {
      const own = themes[place];
      tag.media = chosen === '' ? `(prefers-color-scheme: ${own})` : chosen === own ? 'all' : 'not all';
    }
  };
  const readAndShow = () => {
    try {
      chosen = themes.find((theme) => theme === localStorage.getItem(themeKey)) ?? '';
    } catch {
      // Storage is forbidden: a choice holds for this page.
    }
    show();
  };
  const choose = (event: Event) => {
    if (!(event.target instanceof HTMLInputElement) || event.target.name !== themeKey) return;
    // Nothing is left for React to do.
    event.stopImmediatePropagation();
    // After a reload the one that is no longer chosen tells of its change too.
    if (!event.target.checked) return;
    chosen = event.target.value;
    show();
    try {
      localStorage.setItem(themeKey, chosen);
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
