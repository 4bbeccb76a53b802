import {
  type MouseEvent,
  type PointerEvent,
  type ToggleEvent,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
} from 'react';

/** How long a dropdown stays after the pointer has left it (also in DesktopNav.module.scss), and how soon after a hover a click still means 'open'. */
export const HOVER_GRACE_MS = 150;

/** The item of the header under the mouse, or that it has just left. Touch has no hover. */
export function useHoveredItem() {
  const [hovered, setHovered] = useState<{ id: string; since: number }>();
  const leaving = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(leaving.current), []);

  return {
    hovered,
    enter(id: string, { pointerType }: Pick<PointerEvent, 'pointerType'>) {
      if (pointerType !== 'mouse') return;
      clearTimeout(leaving.current);
      if (hovered?.id !== id) setHovered({ id, since: Date.now() });
    },
    leave() {
      clearTimeout(leaving.current);
      leaving.current = setTimeout(() => setHovered(undefined), HOVER_GRACE_MS);
    },
  };
}

export type HoveredItem = ReturnType<typeof useHoveredItem>;

/** True where the hover has just opened it: a click means 'open', not 'close'. */
const isJustOpened = (id: string, hovered: HoveredItem['hovered']) =>
  hovered?.id === id && Date.now() - hovered.since < HOVER_GRACE_MS;

/** Closes the dropdown that is open as a popover, unless it is this one. */
function closeOther(panel: HTMLElement | null): void {
  const other = document.querySelector<HTMLElement>('[data-dropdown]:popover-open');
  if (other !== panel) other?.hidePopover();
}

/** Calls back once React has the page. */
function useHydration(onHydration: () => void): void {
  const handleHydration = useEffectEvent(onHydration);
  useEffect(() => handleHydration(), []);
}

/**
 * The panel, and whether it is open as a popover: unknown in the static page, where the browser itself tells assistive
 * technology.
 */
function usePopover() {
  const [isOpen, setOpen] = useState<boolean>();
  const panel = useRef<HTMLDivElement>(null);
  // It may have been opened before hydration.
  useHydration(() => setOpen(panel.current?.matches(':popover-open') ?? false));
  const handleToggle = ({ newState }: ToggleEvent) => setOpen(newState === 'open');
  return { isOpen, panel, panelProps: { ref: panel, onToggle: handleToggle } };
}

/**
 * What script adds to a dropdown of the header, which opens by itself: by CSS under the pointer, as a popover at a click of
 * its button. Dismissing hides it in spite of the pointer, until that leaves.
 */
export function useDropdown(id: string, { hovered, enter, leave }: HoveredItem) {
  const { isOpen: isPopoverOpen, panel, panelProps } = usePopover();
  const [isDismissed, setDismissed] = useState(false);

  // The mouse may rest on it since before hydration, which only CSS has seen.
  useHydration(() => {
    if (panel.current?.parentElement?.matches(':hover')) enter(id, { pointerType: 'mouse' });
  });

  const dismiss = () => {
    setDismissed(true);
    if (isPopoverOpen) panel.current?.hidePopover();
  };
  const isShown = isPopoverOpen || (hovered?.id === id && !isDismissed);
  useCloseFromOutside(panel, isShown, dismiss);

  return {
    isOpen: isPopoverOpen === undefined ? undefined : isShown,
    isDismissed,
    dismiss,
    itemHandlers: {
      onPointerEnter(event: PointerEvent) {
        enter(id, event);
        if (event.pointerType === 'mouse') closeOther(panel.current);
      },
      onPointerLeave() {
        setDismissed(false);
        leave();
      },
    },
    handleButtonClick(event: MouseEvent) {
      if (!isShown || isJustOpened(id, hovered)) return setDismissed(false);
      event.preventDefault();
      dismiss();
    },
    panelProps,
  };
}

/** Calls back at Escape, and when the focus or a press goes elsewhere while the dropdown is shown. */
function useCloseFromOutside(panel: { current: HTMLElement | null }, isShown: boolean, close: () => void) {
  // Always there, and asks the page itself: Escape may come between hydration and the state that it sets.
  const handleKey = useEffectEvent(({ key }: KeyboardEvent) => {
    const item = panel.current?.parentElement;
    if (key !== 'Escape' || !(isShown || item?.matches(':hover'))) return;
    if (panel.current?.contains(document.activeElement)) item?.querySelector('button')?.focus();
    close();
  });
  useEffect(() => {
    document.addEventListener('keydown', handleKey);
    return () => document.removeEventListener('keydown', handleKey);
  }, []);

  const handleOutside = useEffectEvent(({ target }: Event) => {
    if (target instanceof Node && !panel.current?.parentElement?.contains(target)) close();
  });
  useEffect(() => {
    if (!isShown) return;
    document.addEventListener('pointerdown', handleOutside);
    document.addEventListener('focusin', handleOutside);
    return () => {
      document.removeEventListener('pointerdown', handleOutside);
      document.removeEventListener('focusin', handleOutside);
    };
  }, [isShown]);
}
