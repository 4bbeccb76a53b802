import { IconButton } from '@/components/ui/button/IconButton';

type PauseButtonProps = {
  isPlaying: boolean;
  /** What the button does while the carousel moves by itself, and while it stands. */
  labels: { pause: string; play: string };
  onToggle: () => void;
};

/** Stops a carousel that moves by itself, and starts it again. */
export function PauseButton({ isPlaying, labels, onToggle }: PauseButtonProps) {
  return (
    <IconButton icon={isPlaying ? 'pause' : 'play'} label={isPlaying ? labels.pause : labels.play} onClick={onToggle} />
  );
}
