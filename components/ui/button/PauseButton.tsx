import { type ElementName, part, WAITS } from '@/lib/site/elementParts';
import { Icon } from '../icon/Icon';
import { VisuallyHidden } from '../VisuallyHidden';
import styles from './IconButton.module.scss';

type PauseButtonProps = {
  /** The custom element that shows one of the two icons at a time. */
  element: Extract<ElementName, 'award-gallery' | 'hero-slider'>;
  pauseLabel: string;
  playLabel: string;
};

/** Pauses and resumes an automatic carousel. */
export function PauseButton({ element, pauseLabel, playLabel }: PauseButtonProps) {
  return (
    <button type="button" className={`${styles.iconButton} iconTarget`} {...part(element, 'toggle')} {...WAITS}>
      <span className={styles.face} {...part(element, 'pause')}>
        <Icon name="pause" />
        <VisuallyHidden>{pauseLabel}</VisuallyHidden>
      </span>
      <span hidden className={styles.face} {...part(element, 'play')}>
        <Icon name="play" />
        <VisuallyHidden>{playLabel}</VisuallyHidden>
      </span>
    </button>
  );
}
