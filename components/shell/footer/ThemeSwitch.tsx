import { useSay } from '#words';
import { THEME_KEY } from '@/lib/browser/page-start/theme';
import styles from './ThemeSwitch.module.scss';

const CHOICES = [
  ['', 'As the device'],
  ['light', 'Light'],
  ['dark', 'Dark'],
] as const;

/** Light, dark, or as the device says, which is so without script too. An inline script of every page answers to it. */
export function ThemeSwitch() {
  const say = useSay();
  return (
    <fieldset className={styles.switch}>
      <legend className={styles.name}>{say('Colours')}</legend>
      {CHOICES.map(([value, label]) => (
        <label key={label} className={styles.choice}>
          <input type="radio" name={THEME_KEY} value={value} defaultChecked={value === ''} />
          {say(label)}
        </label>
      ))}
    </fieldset>
  );
}
