import type { ViewerTarget } from '@/lib/links/viewerLink';
import { createAltText } from './annotation/altText';
import { createAnnotating } from './annotation/annotating';
import { createParts } from './createParts';
import { createStore } from './createStore';
import { createFinding } from './finding';
import { followEvents } from './followEvents';
import { followSize } from './followSize';
import { followGestures } from './gestures';
import { createLoaded } from './loaded';
import { createNavigating } from './navigating';
import { openDocument } from './openDocument';
import { showDocument } from './showDocument';
import { INITIAL_STATE, type ViewerState } from './viewerState';

/** One opening of one document: its state, and all that can be done with it. */
export type Session = ReturnType<typeof createSession>;

export type SessionOptions = {
  /** Takes the pages: a positioned element with one child. */
  container: HTMLDivElement;
  href: string;
  target: ViewerTarget;
};

/** Opens a document in the container. What happens then is in the session's store. */
export function createSession({ container, href, target }: SessionOptions) {
  const store = createStore<ViewerState>(INITIAL_STATE);
  const altText = createAltText(store);
  const parts = createParts(container, altText.manager);
  const finding = createFinding(parts.eventBus, store);
  const annotating = createAnnotating(parts, store);
  const loaded = createLoaded(href, store, annotating.finishEditing);

  followEvents(parts.eventBus, store);
  followGestures(parts);
  followSize(parts);
  const opening = openDocument(href, store, (pdf) => {
    loaded.take(pdf);
    showDocument(pdf, { parts, store, finding, target });
  });

  return {
    ...createNavigating(parts),
    ...finding,
    ...annotating,
    ...loaded.actions,
    store,
    submitPassword: opening.submitPassword,
    answerAltText: altText.answer,
    /** Frees the document, its worker and every listener. */
    async close() {
      loaded.stop();
      parts.close();
      await opening.close();
    },
  };
}
