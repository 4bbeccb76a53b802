import type { EventBus } from 'pdfjs-dist/legacy/web/pdf_viewer.mjs';
import type { Store } from './createStore';
import { optionsOfParams } from './toolParams';
import type { ViewerState } from './viewerState';

type Count = { current: number; total: number };

/** States of the library's find controller. */
const NOT_FOUND = 1;
const PENDING = 3;

const STATUS = { [NOT_FOUND]: 'nothing', [PENDING]: 'pending' } as const;

function findStatus(state: number): ViewerState['find']['status'] {
  return state === NOT_FOUND || state === PENDING ? STATUS[state] : 'found';
}

type EditingStates = { hasSomethingToUndo?: boolean; hasSomethingToRedo?: boolean };

/** Writes what the library tells on its event bus into the store. The bus goes away with the viewer. */
export function followEvents(eventBus: EventBus, store: Store<ViewerState>, pageFailed: string): void {
  eventBus.on('pagechanging', ({ pageNumber }: { pageNumber: number }) => store.set({ pageNumber }));
  eventBus.on('scalechanging', ({ scale, presetValue }: { scale: number; presetValue?: string }) =>
    store.set({ zoom: { value: presetValue ?? String(scale), factor: scale } }),
  );
  eventBus.on('updatefindmatchescount', ({ matchesCount }: { matchesCount: Count }) => {
    const { find } = store.get();
    if (find.status !== 'idle') store.set({ find: { ...find, ...matchesCount } });
  });
  eventBus.on('updatefindcontrolstate', ({ state, matchesCount }: { state: number; matchesCount: Count }) => {
    if (store.get().find.status !== 'idle') store.set({ find: { status: findStatus(state), ...matchesCount } });
  });
  eventBus.on('editingstateschanged', ({ details }: { details: EditingStates }) =>
    store.set({
      canUndo: details.hasSomethingToUndo ?? false,
      canRedo: details.hasSomethingToRedo ?? false,
    }),
  );
  eventBus.on('annotationeditorparamschanged', ({ details }: { details: readonly [number, unknown][] }) =>
    store.set({ toolOptions: { ...store.get().toolOptions, ...optionsOfParams(details) } }),
  );
  eventBus.on('pagerendered', ({ error }: { error?: unknown }) => {
    store.set(error ? { notice: pageFailed } : { isPainted: true });
  });
}
