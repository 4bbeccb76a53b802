import { IconButton } from '@/components/ui/button/IconButton';
import styles from './GalleryControls.module.scss';

type GalleryControlsProps = {
  isStopped: boolean;
  onToggle: () => void;
  /** Asked to move by one: 1 is on, -1 back. */
  onMove: (step: number) => void;
  /** '1 / 6', for the eye. */
  counter: string;
};

/** Pause, the position, previous and next; the pause is the first thing that one reaches in the gallery. */
export function GalleryControls({ isStopped, onToggle, onMove, counter }: GalleryControlsProps) {
  return (
    <div className={styles.controls}>
      <IconButton
        icon={isStopped ? 'play' : 'pause'}
        label={isStopped ? 'Start the gallery' : 'Pause the gallery'}
        onClick={onToggle}
      />
      <span className={styles.counter} aria-hidden="true">
        {counter}
      </span>
      <IconButton icon="arrow-left" label="Previous award" onClick={() => onMove(-1)} />
      <IconButton icon="arrow-right" label="Next award" onClick={() => onMove(1)} />
    </div>
  );
}
