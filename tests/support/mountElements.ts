import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';

/** Puts the server's markup of a static page into the document; its custom elements, once defined, come to life in it. */
export function mountElements(page: ReactNode): void {
  document.body.innerHTML = renderToString(page);
}
