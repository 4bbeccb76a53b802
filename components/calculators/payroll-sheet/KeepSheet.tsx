import { Button } from '@/components/ui/button/Button';
import { say } from '@/lib/words/say';
import styles from './KeepSheet.module.scss';

type KeepSheetProps = {
  isKept: boolean;
  onChange: (isKept: boolean) => void;
  /** What became of the last choice. */
  notice: string;
};

/** Offers to keep the sheet in this browser for next month: off until asked for. */
export function KeepSheet({ isKept, onChange, notice }: KeepSheetProps) {
  return (
    <div className={styles.keep}>
      <label>
        <input
          type="checkbox"
          name="keep"
          checked={isKept}
          onChange={(event) => onChange(event.currentTarget.checked)}
        />
        <span>
          {say('Keep this sheet on this device for next month')}
          <small>{say('Anyone who uses this browser can then see it. Not on a shared computer.')}</small>
        </span>
      </label>
      {isKept && (
        <Button variant="quiet" size="small" onClick={() => onChange(false)}>
          {say('Delete it from this device')}
        </Button>
      )}
      <p role="status">{notice}</p>
    </div>
  );
}
