import { useEffect, useEffectEvent, useRef } from 'react';
import { Button } from '@/components/ui/button/Button';
import styles from './KeepSheet.module.scss';

type KeepSheetProps = {
  isKept: boolean;
  onChange: (isKept: boolean) => void;
  /** What became of the last choice. */
  notice: string;
};

/** Says that nothing leaves the browser, and offers to keep the sheet in it for next month: off until asked for. */
export function KeepSheet({ isKept, onChange, notice }: KeepSheetProps) {
  const box = useRef<HTMLInputElement>(null);
  // Ticked before React came.
  const tellArrival = useEffectEvent(() => box.current?.checked && onChange(true));
  useEffect(() => {
    tellArrival();
  }, []);

  return (
    <div className={styles.keep}>
      <p>Everything stays in this browser: nothing you type is sent or put in the address.</p>
      <label>
        <input
          ref={box}
          type="checkbox"
          name="keep"
          checked={isKept}
          onChange={(event) => onChange(event.currentTarget.checked)}
        />
        <span>
          Keep this sheet on this device for next month
          <small>Anyone who uses this browser can then see it. Not on a shared computer.</small>
        </span>
      </label>
      {isKept && (
        <Button variant="quiet" size="small" onClick={() => onChange(false)}>
          Delete it from this device
        </Button>
      )}
      <p role="status">{notice}</p>
    </div>
  );
}
