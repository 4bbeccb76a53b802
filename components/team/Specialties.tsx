import styles from './Specialties.module.scss';

/** How many specialties a card names; the sign opens the others. */
const SHOWN_SPECIALTIES = 3;

/** What a person knows best, in a line of text. */
export function Specialties({ specialties }: { specialties: readonly string[] }) {
  const more = specialties.slice(SHOWN_SPECIALTIES);
  return (
    <div className={styles.specialties}>
      {specialties.slice(0, SHOWN_SPECIALTIES).join(', ')}
      {more.length > 0 && (
        <details>
          <summary>+{more.length} more</summary>
          {more.join(', ')}
        </details>
      )}
    </div>
  );
}
