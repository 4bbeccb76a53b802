import styles from './Honeypot.module.scss';

export type HoneypotProps = {
  name: string;
};

/** Spam trap: a field that people do not see and leave empty, and that bots fill. */
export function Honeypot({ name }: HoneypotProps) {
  return (
    <div className={styles.trap} aria-hidden="true">
      <label>
        Leave this empty
        <input type="text" name={name} tabIndex={-1} autoComplete="off" />
      </label>
    </div>
  );
}
