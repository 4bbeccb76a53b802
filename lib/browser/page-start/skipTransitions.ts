/**
 * Leaves out the page's transition where the visitor goes to a file, such as a PDF: it takes part in none, and the browser would
 * report an error that nobody caught. The source is inlined into the head (PageStartScript), so it may use nothing outside itself.
 */
export function skipTransitions(): void {
  addEventListener('pageswap', ({ activation, viewTransition }) => {
    if (/\.\w+$/.test(activation?.entry.url ?? '')) viewTransition?.skipTransition();
  });
}
