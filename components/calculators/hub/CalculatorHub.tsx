import type { YearlyRates } from '@/lib/content/schemas/tax';
import type { SalaryRates } from '@/lib/salary/rates';
import { CALCULATORS, type CalculatorId } from '@/lib/site/calculators';
import { PAGES } from '@/lib/site/pages';
import { CalculatorFrame } from '../layout/CalculatorFrame';
import { ImportantNote } from '../layout/ImportantNote';
import { ReferenceSection } from '../layout/ReferenceSection';
import { BandTable } from '../salary/BandTable';
import styles from './CalculatorHub.module.scss';
import { HubCard, type HubExample } from './HubCard';
import { WideCard } from './WideCard';
import { YearTable } from './YearTable';

type CalculatorHubProps = {
  rates: SalaryRates;
  yearlyRates: YearlyRates;
  examples: Partial<Record<CalculatorId, HubExample>>;
};

/** The salary calculators, those for companies, and the rates behind them. */
export function CalculatorHub({ rates, yearlyRates, examples }: CalculatorHubProps) {
  const salary = CALCULATORS.filter(({ group }) => group === 'salary');
  const company = CALCULATORS.filter(({ group }) => group === 'company');

  return (
    <CalculatorFrame
      page={PAGES.calculator}
      lead={`Salary, overtime and company tax on the rates of ${rates.year}. Every line shows its formula and the law behind it.`}
    >
      <div className={styles.cards}>
        {salary.map((calculator) => (
          <HubCard key={calculator.id} calculator={calculator} example={examples[calculator.id]} />
        ))}
      </div>
      <ImportantNote basis={`${rates.year} rates`} service="accounting" />
      <ReferenceSection title="For companies">
        {company.map((calculator) => (
          <WideCard key={calculator.id} calculator={calculator} />
        ))}
      </ReferenceSection>
      <BandTable rates={rates} />
      <YearTable rates={yearlyRates} />
    </CalculatorFrame>
  );
}
