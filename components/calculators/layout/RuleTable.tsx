import type { ReactNode } from 'react';
import { DataTable } from '@/components/ui/data-table/DataTable';
import type { LineTexts } from '@/lib/money/line';
import { Reading } from './Reading';

type RuleTableProps = {
  texts: LineTexts;
  /** Ids of the lines in their order. */
  lines: readonly string[];
  /** A sentence below the table. */
  children?: ReactNode;
};

function sentenceCase(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** 'How it is worked out': each line of the result, its rule and the law behind it. */
export function RuleTable({ texts, lines, children }: RuleTableProps) {
  return (
    <Reading title="How it is worked out">
      <DataTable
        caption="Each line of the result, its rule and the law behind it"
        isCaptionHidden
        columns={[{ label: 'Line' }, { label: 'Rule' }, { label: 'Law' }]}
        rows={lines.map((id) => [texts[id]?.label, sentenceCase(texts[id]?.rule ?? ''), texts[id]?.law])}
      />
      {children && <p>{children}</p>}
    </Reading>
  );
}
