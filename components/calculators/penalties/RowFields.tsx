import { Fragment, type ReactNode, useEffect, useRef, useState } from 'react';
import { Disclosure } from '@/components/ui/accordion/Disclosure';
import { Button } from '@/components/ui/button/Button';
import { ROWS, type Row } from '@/lib/tax/penaltyInput';
import styles from './RowFields.module.scss';

type RowFieldsProps = {
  title: string;
  addLabel: string;
  isUsed: (row: Row) => boolean;
  /** The fields of a row. */
  children: (row: Row) => ReactNode;
};

/** Fields that repeat, in a panel that opens by itself where one holds something; a button adds a row of them. */
export function RowFields({ title, addLabel, isUsed, children }: RowFieldsProps) {
  const panel = useRef<HTMLDetailsElement>(null);
  const [asked, setAsked] = useState(1);
  const used = ROWS.findLast(isUsed) ?? 0;
  const count = Math.max(asked, used);

  useEffect(() => {
    if (used > 0 && panel.current) panel.current.open = true;
  }, [used]);

  return (
    <Disclosure ref={panel} summary={title}>
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
    </Disclosure>
  );
}
