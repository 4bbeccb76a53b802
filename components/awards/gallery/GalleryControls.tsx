import { PauseButton } from '@/components/behaviours/PauseButton';
import { IconButton } from '@/components/ui/button/IconButton';
import styles from './GalleryControls.module.scss';

type GalleryControlsProps = {
  /** False once the gallery is paused. */
  isPlaying: boolean;
  onToggle: () => void;
  /** 1 moves to the next award, -1 to the previous one. */
  onMove: (step: number) => void;
  /** '1 / 6'; hidden from screen readers, which hear the live region. */
  counter: string;
};

/** Pause, position, previous and next; the pause button comes first in the gallery. */
export function GalleryControls({ isPlaying, onToggle, onMove, counter }: GalleryControlsProps) {
  return (
    <div className={styles.controls}>
      <PauseButton
        isPlaying={isPlaying}
        labels={{ pause: 'Pause the gallery', play: 'Start the gallery' }}
        onToggle={onToggle}
      />
      <span className={styles.counter} aria-hidden="true">
        {counter}
      </span>
      <IconButton icon="arrow-left" label="Previous award" onClick={() => onMove(-1)} />
      <IconButton icon="arrow-right" label="Next award" onClick={() => onMove(1)} />
    </div>
  );
}
