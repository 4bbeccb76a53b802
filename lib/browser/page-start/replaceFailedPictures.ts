/**
 * Puts another picture (data-fallback) in place of one that fails, and says so on the console where the picture has a message
 * for that (data-failure).
 */
export function replaceFailedPictures(): void {
  // A fallback that fails too stays.
  const handleError = ({ target: image }: Event) => {
    if (!(image instanceof HTMLImageElement) || !image.dataset.fallback) return;
    const { fallback, failure } = image.dataset;
    if (failure) console.error(`${failure}: ${image.currentSrc || image.src}`);
    image.removeAttribute('data-fallback');
    // Kept in the document, since React owns them.
    for (const source of image.closest('picture')?.querySelectorAll('source') ?? []) source.removeAttribute('srcset');
    image.src = fallback;
  };
  // An error of a picture does not bubble.
  document.addEventListener('error', handleError, true);
}
