'use client';

// Needs the browser: a modal dialog over the page, moved by the arrow keys.
import { type MouseEvent, useEffect } from 'react';
import { IconButton } from '@/components/ui/button/IconButton';
import { Dialog } from '@/components/ui/dialog/Dialog';
import type { GalleryAward } from './AwardSlide';
import styles from './AwardViewer.module.scss';
import { movedPosition } from './galleryPosition';

type AwardViewerProps = {
  awards: readonly GalleryAward[];
  /** The award shown; undefined while the viewer is closed. */
  index: number | undefined;
  /** Asked for another award, or for none. */
  onShow: (index: number | undefined) => void;
};

/** Arrow keys move while the viewer is open, wherever in it the focus stands. */
function useArrowKeys(onMove: ((step: number) => void) | undefined) {
  useEffect(() => {
    if (!onMove) return;
    const handleKeyDown = ({ key }: KeyboardEvent) => {
      if (key === 'ArrowLeft') onMove(-1);
      if (key === 'ArrowRight') onMove(1);
    };
    document.addEventListener('keydown', handleKeyDown);
    return () => document.removeEventListener('keydown', handleKeyDown);
  }, [onMove]);
}

/** One award on the whole screen; previous and next go round. */
export function AwardViewer({ awards, index, onShow }: AwardViewerProps) {
  const award = index === undefined ? undefined : awards[index];
  const move = index === undefined ? undefined : (step: number) => onShow(movedPosition(index, step, awards.length));
  useArrowKeys(move);

  const close = () => onShow(undefined);
  const closeBeside = (event: MouseEvent) => {
    if (event.target === event.currentTarget) close();
  };

  return (
    <Dialog isOpen={award !== undefined} onClose={close} label="Award, full screen" size="full">
      {award && index !== undefined && (
        // biome-ignore lint/a11y/noStaticElementInteractions: the empty ground around the award; Escape and the close button do the same.
        // biome-ignore lint/a11y/useKeyWithClickEvents: the key for it is Escape, which the dialog answers.
        <div className={styles.stage} onClick={closeBeside}>
          <IconButton icon="arrow-left" label="Previous award" onInk onClick={() => move?.(-1)} />
          <div className={styles.award}>{award.whole}</div>
          <IconButton icon="arrow-right" label="Next award" onInk onClick={() => move?.(1)} />
          <p className={styles.counter}>
            {index + 1} / {awards.length}
          </p>
          <p className={styles.spoken} role="status">
            {award.alt}
          </p>
        </div>
      )}
    </Dialog>
  );
}
