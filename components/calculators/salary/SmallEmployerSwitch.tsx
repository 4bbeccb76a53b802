import styles from './SmallEmployerSwitch.module.scss';

type SmallEmployerSwitchProps = {
  isOn: boolean;
  onChange: (isOn: boolean) => void;
  /** Employees from which SDL is due. */
  minEmployees: number;
};

/** Switch of an employer below the threshold of SDL, which is then left out. */
export function SmallEmployerSwitch({ isOn, onChange, minEmployees }: SmallEmployerSwitchProps) {
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
      <span>
        Fewer than {minEmployees} employees <small>No skills development levy (SDL)</small>
      </span>
    </label>
  );
}
