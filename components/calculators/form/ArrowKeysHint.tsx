import styles from './ArrowKeysHint.module.scss';

/** By how much the arrow keys move a field. Not shown on touch screens, which have none. */
export const ArrowKeysHint = ({ children }: { children: string }) => <span className={styles.hint}> {children}</span>;
