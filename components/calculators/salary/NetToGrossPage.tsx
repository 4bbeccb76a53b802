import { getCalculatorRates } from '@/lib/server/content/loaders/tax';
import { BandLadder } from '../layout/BandLadder';
import { CalculatorPage } from '../layout/CalculatorPage';
import { serverParts } from '../layout/serverParts';
import { NetToGrossCalculator } from './NetToGrossCalculator';
import { SalaryReading } from './SalaryReading';
import { SmallEmployerLabel } from './SmallEmployerLabel';
import { netToGrossLineTexts, SALARY_FIGURES, salaryLineTexts, salaryNoteTexts } from './salaryTexts';

const POINTS = [
  'The gross salary, in whole shillings',
  'PAYE and NSSF, the tax band and the net pay range',
  'What the post costs the employer: NSSF, SDL and WCF',
  'Each line with its formula and the law behind it',
];

/** Net to gross: the calculator, and in the page itself its rates, rules and laws. */
export function NetToGrossPage() {
  const rates = getCalculatorRates('netToGross');
  return (
    <CalculatorPage
      id="net-to-gross-salary"
      lead="Start from the take-home figure you agreed. The calculator finds the gross salary, the tax and what the post costs."
    >
      <NetToGrossCalculator
        rates={rates}
        field={{ label: 'Net monthly salary', hint: 'What should reach the account. The arrow keys move it by 1,000.' }}
        switchLabel={<SmallEmployerLabel minEmployees={rates.sdlMinEmployees} />}
        notes={salaryNoteTexts(rates)}
        parts={{
          title: `Net to gross salary, ${rates.year}`,
          fileName: 'net-to-gross-salary',
          lines: netToGrossLineTexts(rates),
          figures: SALARY_FIGURES,
          aside: <BandLadder title="Net pay range" bands={rates.bands} ends="net" />,
          ...serverParts({ submit: 'Calculate gross salary', points: POINTS, basis: `${rates.year} rates` }),
        }}
      />
      <SalaryReading rates={rates} texts={salaryLineTexts(rates)} />
    </CalculatorPage>
  );
}
