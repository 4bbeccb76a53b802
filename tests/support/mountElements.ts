import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';

/** Renders a static page to HTML and inserts it into the document, where its custom elements are upgraded if defined. */
export function mountElements(page: ReactNode): void {
  document.body.innerHTML = renderToString(page);
}
