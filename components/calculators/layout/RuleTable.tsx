import type { ReactNode } from 'react';
import { useSay } from '#words';
import { RatePlace } from '@/components/behaviours/RatePlace';
import type { Line } from '@/lib/money/breakdown';
import { capitalised } from '@/lib/text/wording';
import { ReferenceTable } from './ReferenceTable';

type RuleTableProps = {
  /** In their order; `place` is the id of the rate whose place a line is. */
  lines: readonly (Line & { place?: string })[];
  /** A sentence below the table. */
  children?: ReactNode;
};

/** 'How it is worked out': each line of the result, its rule and the law behind it. */
export function RuleTable({ lines, children }: RuleTableProps) {
  const say = useSay();
  return (
    <ReferenceTable
      title={say('How it is worked out')}
      caption={say('Each line of the result, its rule and the law behind it')}
      columns={[say('Line'), { label: say('Rule'), isSelfEvident: true }, say('Law')]}
      rows={lines.map(({ label, rule = '', law = '', place }) => [
        <RatePlace key="label" of={place}>
          {label}
        </RatePlace>,
        capitalised(rule),
        law,
      ])}
    >
      {children && <p>{children}</p>}
    </ReferenceTable>
  );
}
