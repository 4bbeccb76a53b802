import type { ReactNode } from 'react';
import { RatePlace } from '@/components/behaviours/RatePlace';
import { EvidenceMark } from '@/components/ui/evidence-mark/EvidenceMark';
import type { RowTexts } from '@/lib/money/breakdown';
import { ReferenceTable } from './ReferenceTable';

type RuleTableProps = {
  texts: RowTexts;
  /** Ids of the rows in their order. */
  rows: readonly string[];
  /** Ids of the rates whose places some rows are, by row. */
  places?: Readonly<Record<string, string>>;
  /** A sentence below the table. */
  children?: ReactNode;
};

function sentenceCase(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** 'How it is worked out': each row of the result, its rule and the law behind it. */
export function RuleTable({ texts, rows, places = {}, children }: RuleTableProps) {
  return (
    <ReferenceTable
      title="How it is worked out"
      caption="Each line of the result, its rule and the law behind it"
      columns={['Line', { label: 'Rule', isSelfEvident: true }, 'Law']}
      rows={rows.map((id) => {
        const { label, rule = '', law, mark } = texts[id] ?? {};
        return [
          <RatePlace key="label" of={places[id]}>
            {label}
          </RatePlace>,
          sentenceCase(rule),
          mark ? (
            <>
              {law} <EvidenceMark mark={mark} isReasonShown />
            </>
          ) : (
            law
          ),
        ];
      })}
    >
      {children && <p>{children}</p>}
    </ReferenceTable>
  );
}
