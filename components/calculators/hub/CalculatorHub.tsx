import type { SalaryRates } from '@/lib/salary/rates';
import type { YearlyRates } from '@/lib/server/content/loaders/yearlyRates';
import { CALCULATOR_GROUPS, CALCULATORS, type CalculatorGroup, type CalculatorId } from '@/lib/site/calculators';
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

const WIDE_GROUPS = CALCULATOR_GROUPS.filter(({ id }) => id !== 'salary');

/** The salary calculators, those for companies, and the rates behind them. */
export function CalculatorHub({ rates, yearlyRates, examples }: CalculatorHubProps) {
  const calculatorsOf = (id: CalculatorGroup) => CALCULATORS.filter(({ group }) => group === id);

  return (
    <CalculatorFrame
      page={PAGES.calculator}
      lead={`Salary, overtime and company tax on the rates of ${rates.year}. Every line shows its formula and the law behind it.`}
    >
      <div className={styles.cards}>
        {calculatorsOf('salary').map((calculator) => (
          <HubCard key={calculator.id} calculator={calculator} example={examples[calculator.id]} />
        ))}
      </div>
      <ImportantNote basis={`${rates.year} rates`} service="accounting" />
      {WIDE_GROUPS.map(({ id, title }) => {
        const calculators = calculatorsOf(id);
        return (
          calculators.length > 0 && (
            <ReferenceSection key={id} title={title}>
              {calculators.map((calculator) => (
                <WideCard key={calculator.id} calculator={calculator} />
              ))}
            </ReferenceSection>
          )
        );
      })}
      <BandTable rates={rates} />
      <YearTable rates={yearlyRates} />
    </CalculatorFrame>
  );
}
