import { type RefObject, useSyncExternalStore } from 'react';

function onFullScreenChange(onChange: () => void): () => void {
  document.addEventListener('fullscreenchange', onChange);
  return () => document.removeEventListener('fullscreenchange', onChange);
}

/** Gives the element the whole screen and back; undefined where the browser or the page's policy forbids it. */
export function useFullScreen(root: RefObject<HTMLElement | null>) {
  const isFull = useSyncExternalStore(onFullScreenChange, () => document.fullscreenElement !== null);
  if (!document.fullscreenEnabled) return undefined;

  const toggle = () => {
    const change = isFull ? document.exitFullscreen() : root.current?.requestFullscreen();
    // Refused: the viewer stays as it is.
    change?.catch(() => undefined);
  };
  return { isFull, toggle };
}
