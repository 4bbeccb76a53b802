import type { ReactNode } from 'react';
import styles from './SmallEmployerSwitch.module.scss';

type SmallEmployerSwitchProps = {
  isOn: boolean;
  onChange: (isOn: boolean) => void;
  /** Its label, rendered on the server. */
  children: ReactNode;
};

/** Leaves the skills levy out, for an employer below its threshold. */
export function SmallEmployerSwitch({ isOn, onChange, children }: SmallEmployerSwitchProps) {
  return (
    <label className={styles.switch}>
      <input
        type="checkbox"
        role="switch"
        name="small"
        value="1"
        checked={isOn}
        aria-checked={isOn}
        onChange={(event) => onChange(event.currentTarget.checked)}
      />
      {children}
    </label>
  );
}
