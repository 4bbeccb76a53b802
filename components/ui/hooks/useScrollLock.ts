import { useEffect } from 'react';

let locks = 0;
let unlock: (() => void) | undefined;

/** Stops the page from scrolling, with padding that replaces its scrollbar. Returns a function that undoes both. */
function lockPage(): () => void {
  const { style, clientWidth } = document.documentElement;
  const before = { overflow: style.overflow, paddingRight: style.paddingRight };
  const scrollbarWidth = window.innerWidth - clientWidth;

  style.overflow = 'hidden';
  if (scrollbarWidth > 0) style.paddingRight = `${scrollbarWidth}px`;
  return () => Object.assign(style, before);
}

/** Stops the page behind a menu or dialog from scrolling while it is locked. Locks are counted: the page scrolls again after the last one. */
export function useScrollLock(isLocked: boolean): void {
  useEffect(() => {
    if (!isLocked) return;

    if (locks === 0) unlock = lockPage();
    locks += 1;
    return () => {
      locks -= 1;
      if (locks === 0) unlock?.();
    };
  }, [isLocked]);
}
