/**
 * A light page that fetches its scripts while it is read, as a live one does: they are named in blocks of data, which are
 * the only scripts of the page besides the loader.
 */
export function preloadScripts(html: string): string {
  const blocks = [...html.matchAll(/<script type="application\/json"[^>]*>([\s\S]*?)<\/script>/g)].map(
    ([, text]) => text,
  );
  const files = new Set(blocks.join('\n').match(/\/_next\/[^"\\\s]+\.js/g));
  const links = [...files].map((file) => `<link rel="preload" as="script" fetchpriority="low" href="${file}"/>`);
  return html.replace('</head>', `${links.join('')}</head>`);
}
