'use client';

// Needs the browser: a modal dialog, opened by script, and code that is fetched for it.
import { type MouseEvent, type SyntheticEvent, useEffect, useRef } from 'react';
import { useScrollLock } from '@/components/ui/hooks/useScrollLock';
import type { DocumentOpener, OpenedDocument } from './documentOpener';
import { OPENING_TEXTS } from './openingTexts';
import { useViewerCode } from './useViewerCode';
import styles from './ViewerDialog.module.scss';
import { ViewerOpening } from './ViewerOpening';

type ViewerDialogProps = { opened: OpenedDocument; opener: DocumentOpener };

/** Opens the dialog as a modal; on closing, what opened it has the focus again. */
function useModal(opener: Element) {
  const ref = useRef<HTMLDialogElement>(null);

  useEffect(() => {
    const dialog = ref.current;
    dialog?.showModal();
    return () => {
      dialog?.close();
      if (opener instanceof HTMLElement) opener.focus({ preventScroll: true });
    };
  }, [opener]);

  return ref;
}

/** The modal around the viewer: there from the click on, while the viewer itself is still on its way. */
export function ViewerDialog({ opened, opener }: ViewerDialogProps) {
  const ref = useModal(opened.opener);
  const { document, target } = opened;
  const { requestClose } = opener;
  const code = useViewerCode();
  useScrollLock(true);

  const handleCancel = (event: SyntheticEvent) => {
    // Dialogs and file choosers inside cancel too.
    if (event.target !== event.currentTarget) return;
    event.preventDefault();
    requestClose();
  };
  // A second Escape closes a dialog without asking: stay open until it is decided.
  const handleClosed = (event: SyntheticEvent) => {
    if (event.target !== event.currentTarget || !ref.current?.isConnected || ref.current.open) return;
    ref.current.showModal();
    requestClose();
  };
  const handleClick = (event: MouseEvent) => {
    if (event.target === event.currentTarget) requestClose();
  };

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the key for a click beside the panel is Escape, which comes as cancel.
    <dialog
      ref={ref}
      className={styles.dialog}
      aria-label={OPENING_TEXTS.dialog(document.title)}
      onCancel={handleCancel}
      onClose={handleClosed}
      onClick={handleClick}
    >
      <div className={styles.panel}>
        {code.Viewer ? (
          <code.Viewer document={document} target={target} opener={opener} />
        ) : (
          <ViewerOpening document={document} failure={code.failure} onRetry={code.retry} onClose={requestClose} />
        )}
      </div>
    </dialog>
  );
}
