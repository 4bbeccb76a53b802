import type { EventBus } from 'pdfjs-dist/legacy/web/pdf_viewer.mjs';
import type { Store } from './createStore';
import { INITIAL_STATE, type ViewerState } from './viewerState';

export type Finding = ReturnType<typeof createFinding>;

/** Full-text search within the document, by pdf.js's find controller. */
export function createFinding(eventBus: Pick<EventBus, 'dispatch'>, store: Store<ViewerState>) {
  let query = '';

  const dispatch = (type: '' | 'again', findPrevious: boolean) => {
    if (!query) return;
    eventBus.dispatch('find', {
      source: eventBus,
      type,
      query,
      caseSensitive: false,
      entireWord: false,
      highlightAll: true,
      findPrevious,
      matchDiacritics: false,
    });
  };
  /** Ends the search and removes its marks. */
  const endFind = () => {
    query = '';
    store.set({ find: INITIAL_STATE.find });
    eventBus.dispatch('findbarclose', { source: eventBus });
  };

  return {
    /** Marks every match and goes to the first one from the current page on. An empty text ends the search. */
    find(text: string) {
      if (!text.trim()) return endFind();
      query = text;
      store.set({ find: { status: 'pending', current: 0, total: 0 } });
      dispatch('', false);
    },
    findNext: () => dispatch('again', false),
    findPrevious: () => dispatch('again', true),
    endFind,
  };
}
