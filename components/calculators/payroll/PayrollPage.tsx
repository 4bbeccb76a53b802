import type { PayrollFile } from '@/lib/content/schemas/payroll';
import type { PayrollRules } from '@/lib/payroll/rates';
import { templateCsv } from '@/lib/payroll/sheetFile';
import type { SalaryRates } from '@/lib/salary/rates';
import { getLawAsKnown } from '@/lib/server/content/loaders/sources';
import { twinsOf } from '@/lib/server/words/twinsOf';
import { say } from '@/lib/words/say';
import { ImportantNote } from '../layout/ImportantNote';
import { ToolPage } from '../layout/ToolPage';
import { PayrollCalculator } from './PayrollCalculator';
import { PayrollOpening } from './PayrollOpening';
import { PayrollReference } from './PayrollReference';

type PayrollPageProps = {
  rules: PayrollRules;
  /** The entry in content that holds benefits and authorities, with its sources. */
  published: PayrollFile;
  /** The newest published rates, for the table of bands. */
  rates: SalaryRates;
  /** Income years, the newest first. */
  years: readonly string[];
  /** The month that is chosen at first, '01' to '12'. */
  monthNow: string;
};

/** Payroll for a month: the sheet, and its rules, rates, due dates and laws. */
export function PayrollPage(props: PayrollPageProps) {
  const { rules, published, rates, years, monthNow } = twinsOf(props);
  return (
    <ToolPage id="payroll" law={<PayrollReference rules={rules} published={published} rates={rates} />}>
      <PayrollCalculator
        rules={rules}
        years={years}
        monthNow={monthNow}
        template={templateCsv()}
        example={<PayrollOpening rules={rules} year={rates.year} />}
        note={
          <ImportantNote
            basis={say('the rates of the month: {law}', { law: getLawAsKnown(published.financeAct) })}
            service="accounting"
          />
        }
      />
    </ToolPage>
  );
}
