import { withStorage } from '@/lib/browser/withStorage';

/** Name of the theme switch in the footer, and its key in localStorage. */
export const THEME_KEY = 'theme';

/** Available themes, in the order of the theme-color tags (lib/server/seo/siteMetadata.ts). */
const THEMES = ['light', 'dark'];

let chosen = '';

/** Applies the chosen theme. Without a choice, the style sheets follow the device. */
export function showTheme(): void {
  document.documentElement.setAttribute('data-theme', chosen);
  const choice = document.querySelector<HTMLInputElement>(`[name=${THEME_KEY}][value="${chosen}"]`);
  if (choice) choice.checked = true;
  for (const [place, tag] of document.querySelectorAll<HTMLMetaElement>('meta[name=theme-color]').entries()) {
    const own = THEMES[place];
    tag.media = chosen === '' ? `(prefers-color-scheme: ${own})` : chosen === own ? 'all' : 'not all';
  }
}

/** Applies the stored theme before first paint, and stores a choice made in the footer, here or in another tab. */
export function startTheme(): void {
  const readAndShow = () => {
    const kept = withStorage('localStorage', (storage) => storage.getItem(THEME_KEY) ?? '');
    // If storage is blocked, a choice lasts only for this page.
    if (kept !== undefined) chosen = THEMES.find((theme) => theme === kept) ?? '';
    showTheme();
  };

  readAndShow();
  for (const type of ['pageshow', 'storage']) addEventListener(type, readAndShow);
  document.addEventListener('change', ({ target }) => {
    if (!(target instanceof HTMLInputElement) || target.name !== THEME_KEY || !target.checked) return;
    chosen = target.value;
    showTheme();
    withStorage('localStorage', (storage) => storage.setItem(THEME_KEY, chosen));
  });
}
