'use client';
// Needs the browser: a modal dialog over the page, moved by the arrow keys.

import type { MouseEvent } from 'react';
import { useArrowKeys } from '@/components/behaviours/useArrowKeys';
import { IconButton } from '@/components/ui/button/IconButton';
import { Dialog } from '@/components/ui/dialog/Dialog';
import { VisuallyHidden } from '@/components/ui/visually-hidden/VisuallyHidden';
import { wrapIndex } from '@/lib/carousel/position';
import type { GalleryAward } from './AwardSlide';
import styles from './AwardViewer.module.scss';

type AwardViewerProps = {
  awards: readonly GalleryAward[];
  /** The award shown; undefined while the viewer is closed. */
  index: number | undefined;
  onShow: (index: number) => void;
  onClose: () => void;
};

/** One award on the whole screen; previous and next go round. */
export function AwardViewer({ awards, index, onShow, onClose }: AwardViewerProps) {
  const award = index === undefined ? undefined : awards[index];
  const move = (step: number) => {
    if (index !== undefined) onShow(wrapIndex(index + step, awards.length));
  };
  useArrowKeys(move, () => index !== undefined);

  const closeBeside = (event: MouseEvent) => {
    if (event.target === event.currentTarget) onClose();
  };

  return (
    <Dialog isOpen={award !== undefined} onClose={onClose} label="Award, full screen" size="full">
      {award && index !== undefined && (
        // biome-ignore lint/a11y/noStaticElementInteractions: the empty ground around the award; Escape and the close button do the same.
        // biome-ignore lint/a11y/useKeyWithClickEvents: the key for it is Escape, which the dialog answers.
        <div className={styles.stage} onClick={closeBeside}>
          <IconButton icon="arrow-left" label="Previous award" onClick={() => move(-1)} />
          <div className={styles.award}>{award.whole}</div>
          <IconButton icon="arrow-right" label="Next award" onClick={() => move(1)} />
          <p className={styles.counter}>
            {index + 1} / {awards.length}
          </p>
          <VisuallyHidden as="p" role="status">
            {award.alt}
          </VisuallyHidden>
        </div>
      )}
    </Dialog>
  );
}
