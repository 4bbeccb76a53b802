import { Icon } from '@/components/ui/icon/Icon';
import styles from './ViewAllButton.module.scss';

type ViewAllButtonProps = { label: string; onClick: () => void };

/** Button that shows all of a category whose list is cut short. */
export function ViewAllButton({ label, onClick }: ViewAllButtonProps) {
  return (
    <button type="button" className={styles.button} onClick={onClick}>
      <span className={styles.label}>{label}</span>
      <Icon name="arrow-right" />
    </button>
  );
}
