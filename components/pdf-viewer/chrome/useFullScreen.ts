import { type RefObject, useSyncExternalStore } from 'react';

function subscribe(onChange: () => void): () => void {
  document.addEventListener('fullscreenchange', onChange);
  return () => document.removeEventListener('fullscreenchange', onChange);
}

/** Whether the element has all of the screen, and the switch for it. */
export function useFullScreen(ref: RefObject<HTMLElement | null>) {
  const isFull = useSyncExternalStore(subscribe, () => document.fullscreenElement !== null);

  const toggle = () => {
    const change = isFull ? document.exitFullscreen() : ref.current?.requestFullscreen();
    // Refused: the viewer stays as it is.
    change?.catch(() => undefined);
  };

  return { isPossible: document.fullscreenEnabled === true, isFull, toggle };
}
