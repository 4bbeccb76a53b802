import styles from './Rows.module.scss';
import { TextLink } from './TextLink';

type RowsProps = {
  rows: readonly { term: string; text: string; link?: { href: string; text: string } | undefined }[];
  /** names: short terms; dates: long ones, each with a diamond. */
  variant?: 'names' | 'dates';
};

/** Terms and what is said of each, one a row. */
export function Rows({ rows, variant = 'names' }: RowsProps) {
  return (
    <dl className={styles.rows} data-variant={variant}>
      {rows.map(({ term, text, link }) => (
        <div key={`${term} ${text}`} className={styles.row}>
          {/* The search index would join the two without the space. */}
          <dt>{term}</dt> <dd>{text}</dd>
          {link && (
            <dd className={styles.link}>
              <TextLink href={link.href} size="small">
                {link.text}
              </TextLink>
            </dd>
          )}
        </div>
      ))}
    </dl>
  );
}
