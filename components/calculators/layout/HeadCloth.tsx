import styles from './HeadCloth.module.scss';
import { ToolCloth } from './ToolCloth';

/** The cloth of a tool as a square beside the title of its page. */
export const HeadCloth = ({ id }: { id: string }) => <ToolCloth id={id} className={styles.cloth} isFirst />;
