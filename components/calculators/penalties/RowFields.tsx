import { Fragment, type ReactNode, useState } from 'react';
import { Button } from '@/components/ui/button/Button';
import { ROWS, type Row } from '@/lib/tax/penalties';
import { FieldPanel } from '../form/FieldPanel';
import styles from './RowFields.module.scss';

type RowFieldsProps = {
  title: string;
  addLabel: string;
  isUsed: (row: Row) => boolean;
  /** The fields of a row. */
  children: (row: Row) => ReactNode;
};

/** Fields that repeat, in a panel; a button adds a row of them. */
export function RowFields({ title, addLabel, isUsed, children }: RowFieldsProps) {
  const [asked, setAsked] = useState(1);
  const used = ROWS.findLast(isUsed) ?? 0;
  const count = Math.max(asked, used);

  return (
    <FieldPanel summary={title} isUsed={used > 0}>
      <div className={styles.rows}>
        {ROWS.slice(0, count).map((row) => (
          <Fragment key={row}>{children(row)}</Fragment>
        ))}
        {count < ROWS.length && (
          <Button variant="outline" size="small" onClick={() => setAsked(count + 1)}>
            {addLabel}
          </Button>
        )}
      </div>
    </FieldPanel>
  );
}
