import type { ReactNode } from 'react';
import { DataTable, type DataTableProps } from '@/components/ui/data-table/DataTable';
import { ReferenceSection } from './ReferenceSection';

type ReferenceTableProps = Pick<DataTableProps, 'caption' | 'rows' | 'holds'> & {
  title: string;
  /** Heads of the columns; one of figures says so, and one that needs no label on phones. */
  columns: readonly (string | DataTableProps['columns'][number])[];
  /** Below the table. */
  children?: ReactNode;
};

/** A section of rules, rates or laws with a table, readable without script. */
export function ReferenceTable({ title, caption, columns, rows, holds, children }: ReferenceTableProps) {
  return (
    <ReferenceSection title={title}>
      <DataTable
        caption={caption}
        isCaptionHidden
        columns={columns.map((column) => (typeof column === 'string' ? { label: column } : column))}
        rows={rows}
        holds={holds}
      />
      {children}
    </ReferenceSection>
  );
}
