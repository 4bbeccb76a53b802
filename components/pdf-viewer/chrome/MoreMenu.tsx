import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import styles from './MoreMenu.module.scss';
import { ToolButton, ViewerIcon, type ViewerIconName } from './ToolButton';
import { useViewer } from './viewerContext';

/** Enters or leaves full screen. */
function toggleFullScreen(element: HTMLElement | null): void {
  const change = document.fullscreenElement ? document.exitFullscreen() : element?.requestFullscreen();
  // If the request is refused, the viewer stays as it is.
  change?.catch(() => undefined);
}

type MenuButtonProps = { icon: ViewerIconName; label: string; isPressed?: boolean; onClick: () => void };

function MenuButton({ icon, label, isPressed, onClick }: MenuButtonProps) {
  return (
    <button
      type="button"
      className={`${styles.item} target focusInside small strong`}
      aria-pressed={isPressed}
      onClick={onClick}
    >
      <ViewerIcon name={icon} />
      {label}
    </button>
  );
}

function MenuItems({ onPick }: { onPick: () => void }) {
  const { document, layout, root, session, isDim, setDim } = useViewer();
  const isFull = window.document.fullscreenElement !== null;
  const picking = (act: () => void) => () => {
    onPick();
    act();
  };

  return (
    <>
      {document.pageHref && (
        <a href={document.pageHref} className={`${styles.item} target focusInside small strong`}>
          <ViewerIcon name="file" />
          Read as a web page
        </a>
      )}
      {layout !== 'wide' && <MenuButton icon="print" label="Print" onClick={picking(() => void session.print())} />}
      <MenuButton icon="dim" label="Dim" isPressed={isDim} onClick={picking(() => setDim(!isDim))} />
      <MenuButton icon="rotate-right" label="Rotate right" onClick={session.rotateRight} />
      <MenuButton icon="rotate-left" label="Rotate left" onClick={session.rotateLeft} />
      {/* False if the browser or the page's permissions policy disallows it. */}
      {window.document.fullscreenEnabled && (
        <MenuButton
          icon={isFull ? 'leave-full-screen' : 'full-screen'}
          label={isFull ? 'Leave full screen' : 'Full screen'}
          onClick={picking(() => toggleFullScreen(root.current))}
        />
      )}
    </>
  );
}

/**
 * A button that opens a menu of less common commands. Rotating keeps the menu open, since it often takes several steps. Other
 * commands close it, as do Escape and moving the focus or pointer elsewhere.
 */
export function MoreMenu({ caption }: { caption?: string }) {
  const [isOpen, setOpen] = useState(false);
  const root = useRef<HTMLDivElement>(null);

  useEffect(() => {
    if (!isOpen) return;
    const handleElsewhere = ({ target }: Event) => {
      if (target instanceof Node && !root.current?.contains(target)) setOpen(false);
    };
    const types = ['pointerdown', 'focusin'];
    for (const type of types) document.addEventListener(type, handleElsewhere);
    return () => {
      for (const type of types) document.removeEventListener(type, handleElsewhere);
    };
  }, [isOpen]);

  const closeToButton = () => {
    setOpen(false);
    root.current?.querySelector('button')?.focus();
  };
  const handleKeyDown = (event: KeyboardEvent) => {
    if (!isOpen || event.key !== 'Escape') return;
    // Keeps this Escape from the active tool and the dialog.
    event.preventDefault();
    event.stopPropagation();
    closeToButton();
  };

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: handles keys that bubble up from the menu
    <div ref={root} className={styles.more} onKeyDown={handleKeyDown}>
      <ToolButton icon="more" label="More" caption={caption} aria-expanded={isOpen} onClick={() => setOpen(!isOpen)} />
      {isOpen && (
        <div className={styles.menu}>
          <MenuItems onPick={closeToButton} />
        </div>
      )}
    </div>
  );
}
