import type { EventBus } from 'pdfjs-dist/legacy/web/pdf_viewer.mjs';
import type { Store } from './createStore';
import { INITIAL_STATE, type ViewerState } from './viewerState';

export type Finding = {
  /** Marks every match and goes to the first one from the page that is shown. */
  find: (query: string) => void;
  findNext: () => void;
  findPrevious: () => void;
  /** Takes the marks away. */
  endFind: () => void;
};

export function createFinding(eventBus: EventBus, store: Store<ViewerState>): Finding {
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
  const endFind = () => {
    query = '';
    store.set({ find: INITIAL_STATE.find });
    eventBus.dispatch('findbarclose', { source: eventBus });
  };

  return {
    find(text) {
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
