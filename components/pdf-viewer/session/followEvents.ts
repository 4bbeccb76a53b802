import type { EventBus } from 'pdfjs-dist/legacy/web/pdf_viewer.mjs';
import { optionsOfParams } from './annotation/toolParams';
import type { Store } from './createStore';
import type { ViewerState } from './viewerState';

type MatchCount = { current: number; total: number };

/** Statuses by the numbers of pdf.js's FindState; the other two (FOUND, WRAPPED) have matches. */
const FIND_STATUS: Readonly<Record<number, ViewerState['find']['status']>> = { 1: 'nothing', 3: 'pending' };

/** Writes the events of pdf.js into the store. The bus goes away with the viewer. */
export function followEvents(eventBus: Pick<EventBus, 'on'>, store: Store<ViewerState>): void {
  eventBus.on('pagechanging', ({ pageNumber }: { pageNumber: number }) => store.set({ pageNumber }));
  eventBus.on('scalechanging', ({ scale, presetValue }: { scale: number; presetValue?: string }) =>
    store.set({ zoom: { value: presetValue ?? String(scale), factor: scale } }),
  );
  eventBus.on('rotationchanging', ({ pagesRotation }: { pagesRotation: number }) =>
    store.set({ rotation: pagesRotation }),
  );
  eventBus.on('updatefindmatchescount', ({ matchesCount }: { matchesCount: MatchCount }) => {
    const { find } = store.get();
    if (find.status !== 'idle') store.set({ find: { ...find, ...matchesCount } });
  });
  eventBus.on('updatefindcontrolstate', ({ state, matchesCount }: { state: number; matchesCount: MatchCount }) => {
    if (store.get().find.status === 'idle') return;
    store.set({ find: { status: FIND_STATUS[state] ?? 'found', ...matchesCount } });
  });
  eventBus.on(
    'editingstateschanged',
    ({ details }: { details: { hasSomethingToUndo?: boolean; hasSomethingToRedo?: boolean } }) =>
      store.set({ canUndo: details.hasSomethingToUndo ?? false, canRedo: details.hasSomethingToRedo ?? false }),
  );
  eventBus.on('annotationeditorparamschanged', ({ details }: { details: readonly [number, unknown][] }) =>
    store.set({ toolOptions: { ...store.get().toolOptions, ...optionsOfParams(details) } }),
  );
  eventBus.on('pagerendered', ({ error }: { error?: unknown }) =>
    store.set(error ? { notice: 'pageFailed' } : { isPainted: true }),
  );
}
