import { useSay } from '#words';
import type { FieldState } from '../form/calculatorFields';
import styles from './SmallEmployerSwitch.module.scss';

type SmallEmployerSwitchProps = Pick<FieldState, 'name' | 'defaultValue'> & {
  /** Employees from which SDL is due. */
  minEmployees: number;
};

const ON = '1';

/** Switch of an employer below the threshold of SDL, which is then left out. Its value is '1' or empty. */
export function SmallEmployerSwitch({ name, defaultValue, minEmployees }: SmallEmployerSwitchProps) {
  const say = useSay();
  return (
    <label className={styles.switch}>
      <input
        type="checkbox"
        // biome-ignore lint/a11y/useAriaPropsForRole: a checkbox says by itself whether it is on
        role="switch"
        name={name}
        value={ON}
        defaultChecked={defaultValue === ON}
      />
      <span>
        {say('Fewer than {count} employees', { count: minEmployees })}{' '}
        <small>{say('No skills development levy (SDL)')}</small>
      </span>
    </label>
  );
}
