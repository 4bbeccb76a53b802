import { TextLink } from '@/components/ui/link/TextLink';
import type { SalaryRates } from '@/lib/salary/rates';
import type { YearlyRates } from '@/lib/server/content/loaders/yearlyRates';
import { CALCULATOR_GROUPS, type CalculatorGroup, calculatorsHere } from '@/lib/site/calculators';
import { pageHere } from '@/lib/site/pageHere';
import { PAGES } from '@/lib/site/pages';
import { linkHere } from '@/lib/site/twins';
import { say } from '@/lib/words/say';
import { CalculatorFrame } from '../layout/CalculatorFrame';
import { ImportantNote } from '../layout/ImportantNote';
import { ReferenceSection } from '../layout/ReferenceSection';
import { BandTable } from '../salary/BandTable';
import styles from './CalculatorHub.module.scss';
import { HubCard } from './HubCard';
import type { HubExamples } from './hubExamples';
import { WideCards } from './WideCards';
import { WishList } from './WishList';
import { YearTable } from './YearTable';

type CalculatorHubProps = {
  rates: SalaryRates;
  yearlyRates: YearlyRates;
  examples: HubExamples;
};

/** The calculators by group, those with a worked example on cards of their own, and the rates behind them. */
export function CalculatorHub({ rates, yearlyRates, examples }: CalculatorHubProps) {
  const calculators = calculatorsHere();
  const cardsOf = (id: CalculatorGroup) =>
    calculators.filter((calculator) => calculator.group === id && !examples[calculator.id]);
  const groups = CALCULATOR_GROUPS.filter(({ id }) => id !== 'salary' && cardsOf(id).length > 0);

  return (
    <CalculatorFrame
      page={pageHere(PAGES.calculator)}
      lead={say('On the law of {year}. Every line shows its formula and the law behind it.', { year: rates.year })}
    >
      <WishList />
      <div className={styles.cards}>
        {calculators.map((calculator) => {
          const example = examples[calculator.id];
          return example && <HubCard key={calculator.id} calculator={calculator} example={example} />;
        })}
      </div>
      <WideCards calculators={cardsOf('salary')} />
      <ImportantNote basis={say('{year} rates', { year: rates.year })} service="accounting" />
      {groups.map(({ id, title }) => (
        <ReferenceSection key={id} title={say(title)}>
          <WideCards calculators={cardsOf(id)} />
        </ReferenceSection>
      ))}
      <p>
        <TextLink {...linkHere(PAGES.proof.path)} arrow>
          {say('Are they right? The cases behind every tool')}
        </TextLink>
      </p>
      <BandTable rates={rates} />
      <YearTable rates={yearlyRates} />
    </CalculatorFrame>
  );
}
