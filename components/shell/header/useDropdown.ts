import { type RefObject, useEffect, useRef, useState } from 'react';

/** How long a dropdown stays open after the pointer has left it, and how soon a click after a hover is ignored. */
export const HOVER_GRACE_MS = 150;

/** State of the header's dropdowns, and what its items report. */
export type Dropdown = {
  /** Id of the open one. */
  openId: string | null;
  enter: (id: string) => void;
  leave: () => void;
  toggle: (id: string) => void;
  close: () => void;
};

/** One open dropdown at a time: opened by hover or click, closed after a delay, by Escape, a press or focus outside. */
export function useDropdown(container: RefObject<HTMLElement | null>): Dropdown {
  const [openId, setOpenId] = useState<string | null>(null);
  const openedAt = useRef(0);
  const closing = useRef<ReturnType<typeof setTimeout>>(undefined);

  const open = (id: string) => {
    clearTimeout(closing.current);
    if (id !== openId) openedAt.current = Date.now();
    setOpenId(id);
  };
  const close = () => {
    clearTimeout(closing.current);
    setOpenId(null);
  };
  const leave = () => {
    clearTimeout(closing.current);
    closing.current = setTimeout(() => setOpenId(null), HOVER_GRACE_MS);
  };
  const toggle = (id: string) => {
    // The hover has just opened it: the click that follows means 'open', not 'close'.
    const wasJustOpened = Date.now() - openedAt.current < HOVER_GRACE_MS;
    if (openId === id && !wasJustOpened) close();
    else open(id);
  };

  useCloseFromOutside(container, openId, close);
  useEffect(() => () => clearTimeout(closing.current), []);
  return { openId, enter: open, leave, toggle, close };
}

/** Escape closes and returns the focus to the button; a press or the focus outside closes. */
function useCloseFromOutside(container: RefObject<HTMLElement | null>, openId: string | null, close: () => void) {
  useEffect(() => {
    if (openId === null) return;
    const isOutside = (target: EventTarget | null) => target instanceof Node && !container.current?.contains(target);
    const handleKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      const opener = container.current?.querySelector<HTMLElement>('[aria-expanded="true"]');
      if (container.current?.contains(document.activeElement)) opener?.focus();
      close();
    };
    const handleOutside = (event: Event) => {
      if (isOutside(event.target)) close();
    };
    document.addEventListener('keydown', handleKey);
    document.addEventListener('pointerdown', handleOutside);
    document.addEventListener('focusin', handleOutside);
    return () => {
      document.removeEventListener('keydown', handleKey);
      document.removeEventListener('pointerdown', handleOutside);
      document.removeEventListener('focusin', handleOutside);
    };
  });
}
