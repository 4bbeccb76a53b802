import styles from './Correction.module.scss';

type CorrectionProps = {
  /** The query as it was typed, and as it was answered. */
  typed: string;
  query: string;
  onTakeAsTyped: () => void;
};

/** Says that slips of the keys were corrected, and takes it back. */
export function Correction({ typed, query, onTakeAsTyped }: CorrectionProps) {
  if (query === typed) return null;
  return (
    <p className={styles.correction}>
      Showing results for <strong>{query}</strong>.{' '}
      <button type="button" className={styles.button} onClick={onTakeAsTyped}>
        Search for “{typed}” instead
      </button>
    </p>
  );
}
