import { useSay } from '#words';
import styles from './CalculationError.module.scss';

/** Card in place of the result that says why there is none. */
export function CalculationError({ children }: { children: string }) {
  const say = useSay();
  return (
    <div className={styles.card} role="alert">
      <h2 className={styles.title}>{say('Calculation Error')}</h2>
      <p>{children}</p>
    </div>
  );
}
