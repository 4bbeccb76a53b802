import type { ReactNode } from 'react';
import { RatePlace } from '@/components/behaviours/RatePlace';
import type { RowTexts } from '@/lib/money/breakdown';
import { capitalised } from '@/lib/text/capitalised';
import { say } from '@/lib/words/say';
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

/** 'How it is worked out': each row of the result, its rule and the law behind it. */
export function RuleTable({ texts, rows, places = {}, children }: RuleTableProps) {
  return (
    <ReferenceTable
      title={say('How it is worked out')}
      caption={say('Each line of the result, its rule and the law behind it')}
      columns={[say('Line'), { label: say('Rule'), isSelfEvident: true }, say('Law')]}
      rows={rows.map((id) => {
        const { label, rule = '', law } = texts[id] ?? {};
        return [
          <RatePlace key="label" of={places[id]}>
            {label}
          </RatePlace>,
          capitalised(rule),
          law,
        ];
      })}
    >
      {children && <p>{children}</p>}
    </ReferenceTable>
  );
}
