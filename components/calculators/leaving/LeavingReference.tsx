import type { Leaving } from '@/lib/content/schemas/leaving';
import type { RowTexts } from '@/lib/money/breakdown';
import type { SalaryTables } from '@/lib/server/content/loaders/tax';
import { KnownLaw } from '../layout/KnownLaw';
import { ReferenceTable } from '../layout/ReferenceTable';
import { RuleTable } from '../layout/RuleTable';
import { SourceLine } from '../layout/SourceLine';
import { BandTable } from '../salary/BandTable';

type LeavingReferenceProps = { published: Leaving; tables: SalaryTables; texts: RowTexts };

/** What is owed at the end of a job and how it is taxed, readable without script. */
export function LeavingReference({ published, tables, texts }: LeavingReferenceProps) {
  const { last, notice, leave, severance, gratuity, transport, taxable, spread, service } = published;
  return (
    <>
      <ReferenceTable
        title="What is owed, and to whom"
        caption="What is owed at the end of a job"
        columns={['What', { label: 'The rule', isSelfEvident: true }, 'Law']}
        rows={[last, notice, leave, severance, gratuity, transport, taxable, spread, service].map(
          ({ label, text, law, evidence }) => [label, text, <KnownLaw key="law" law={law} evidence={evidence} />],
        )}
      >
        <p>
          Notice is {notice.monthly} days for staff paid by the month, {notice.daily} for staff paid by the day or the
          week, {notice.first} in the first month of service. A better contract stands. A fair reason and a fair
          procedure are another subject: ask a labour lawyer before the letter.
        </p>
      </ReferenceTable>
      <RuleTable
        texts={texts}
        rows={['last', 'notice', 'leave', 'severance', 'pension', 'taxable', 'paye', 'transport', 'net', 'spread']}
      />
      <BandTable rates={tables.rates} />
      <SourceLine {...published} period="For jobs that end since July 2012, by the PAYE table of their last day." />
    </>
  );
}
