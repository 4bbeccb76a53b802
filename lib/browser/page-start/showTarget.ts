/**
 * Brings the element that the URL's hash names into view on arrival where the browser has not: Chromium stays at the top where
 * the element is folded in a details element and the page has loaded before its first frame.
 */
export function showTarget(): void {
  const show = () => {
    // After a reload the visitor may have been at the top.
    if (window.navigation?.activation?.navigationType !== 'push' || document.readyState !== 'complete' || scrollY)
      return;
    document.getElementById(decodeURIComponent(location.hash.slice(1)))?.scrollIntoView();
  };
  addEventListener('pagereveal', show, { once: true });
}
