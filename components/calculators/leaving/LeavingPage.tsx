import type { Leaving } from '@/lib/content/schemas/leaving';
import type { LeavingRules } from '@/lib/salary/leaving';
import { getLawAsKnown, markToday } from '@/lib/server/content/loaders/sources';
import type { SalaryTables } from '@/lib/server/content/loaders/tax';
import { CalculatorPage } from '../layout/CalculatorPage';
import { LeavingCalculator } from './LeavingCalculator';
import { LeavingReference } from './LeavingReference';
import { leavingRowTexts } from './leavingRowTexts';

type LeavingPageProps = {
  rules: LeavingRules;
  /** The entry in content that the rules come from, with its laws and sources. */
  published: Leaving;
  tables: SalaryTables;
};

/** Leaving a job: the calculator, and what is owed with its laws. */
export function LeavingPage({ rules, published, tables }: LeavingPageProps) {
  const rows = leavingRowTexts(published, tables);
  const { last, service, certificate } = published;
  const lawOf = ({ law, evidence }: Pick<Leaving['last'], 'law' | 'evidence'>) => ({ law, mark: markToday(evidence) });
  return (
    <CalculatorPage
      id="leaving"
      points={[
        'Notice, leave, severance and the last month, each with its formula',
        'The tax on it, at once and spread over years',
        'What to hand out by when: the certificate of service, the PAYE certificate',
      ]}
      basis={getLawAsKnown(published.financeAct)}
      service="accounting"
      rows={rows}
      Calculator={LeavingCalculator}
      data={{
        rules,
        laws: {
          last: lawOf(last),
          service: lawOf(service),
          certificate: lawOf(certificate),
          paye: { law: 'Income Tax Act, Cap. 332, section 84 (109 in R.E. 2023)' },
          nssf: { law: tables.nssf.law, mark: tables.marks.nssf },
        },
      }}
    >
      <LeavingReference published={published} tables={tables} texts={rows} />
    </CalculatorPage>
  );
}
