import { formatLongDate } from '@/lib/dates/formatLongDate';
import { formatAmount } from '@/lib/money/format';
import { caseFilePath, caseSetPath } from '@/lib/proof/sets';
import type { Proof } from '@/lib/server/content/loaders/proof';
import { findCalculator } from '@/lib/site/calculators';
import { PAGES } from '@/lib/site/pages';
import { withoutBreaks } from '@/lib/text/writtenAddress';
import { CalculatorFrame } from '../layout/CalculatorFrame';
import { ReferenceTable } from '../layout/ReferenceTable';
import { OtherResult } from './OtherResult';

type ProofPageProps = { proofs: readonly Proof[] };

/** The cases behind every tool: how many, how they were worked out, and where they can be read. */
export function ProofPage({ proofs }: ProofPageProps) {
  const total = proofs.reduce((sum, { rows }) => sum + rows.length, 0);
  return (
    <CalculatorFrame
      page={PAGES.proof}
      lead={`${formatAmount(total)} cases, worked out apart from our code. Our tests read the same files: no change goes live while one of them differs.`}
    >
      <ReferenceTable
        title="The cases"
        caption="Cases of every tool"
        columns={[
          'Tool',
          { label: 'Cases', isNumeric: true },
          'What they hold',
          'How they were worked out',
          'Day',
          'File',
        ]}
        rows={proofs.map(({ id, tool, name, rows, how, day }) => [
          findCalculator(tool).name,
          String(rows.length),
          <a key="set" href={caseSetPath(id)}>
            {name}
          </a>,
          how,
          withoutBreaks(formatLongDate(day)),
          <a key="file" href={caseFilePath(id)} download>
            CSV
          </a>,
        ])}
      >
        <p>
          A case can be wrong in the same way as the code where both read the law in the same way. What sources dispute
          stands on the <a href={PAGES.evidence.path}>page of evidence</a>.
        </p>
      </ReferenceTable>
      <OtherResult />
    </CalculatorFrame>
  );
}
