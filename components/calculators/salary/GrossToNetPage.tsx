import { Button } from '@/components/ui/button/Button';
import { getCalculatorRates } from '@/lib/server/content/loaders/tax';
import { BandLadder } from '../layout/BandLadder';
import { CalculatorPage } from '../layout/CalculatorPage';
import { serverParts } from '../layout/serverParts';
import { GrossToNetCalculator } from './GrossToNetCalculator';
import { SalaryReading } from './SalaryReading';
import { SmallEmployerLabel } from './SmallEmployerLabel';
import { SALARY_FIGURES, salaryLineTexts, salaryNoteTexts } from './salaryTexts';

const POINTS = [
  'Net pay, PAYE and NSSF, and the tax band',
  'What the post costs the employer: NSSF, SDL and WCF',
  'Each line with its formula and the law behind it',
  'A second salary beside it, to compare',
];

/** Gross to net: the calculator, and in the page itself its rates, rules and laws. */
export function GrossToNetPage() {
  const rates = getCalculatorRates('grossToNet');
  return (
    <CalculatorPage
      id="gross-to-net-salary"
      lead={`What reaches the employee, what goes to the authorities and what the employer pays, on ${rates.year} rates.`}
    >
      <GrossToNetCalculator
        rates={rates}
        field={{ label: 'Gross monthly salary', hint: 'Before any deduction. The arrow keys move it by 1,000.' }}
        switchLabel={<SmallEmployerLabel minEmployees={rates.sdlMinEmployees} />}
        notes={salaryNoteTexts(rates)}
        compareButton={
          <Button type="submit" variant="outline" size="large">
            Compare
          </Button>
        }
        parts={{
          title: `Gross to net salary, ${rates.year}`,
          fileName: 'gross-to-net-salary',
          lines: salaryLineTexts(rates),
          figures: SALARY_FIGURES,
          aside: <BandLadder title="Your PAYE band" bands={rates.bands} ends="taxable" />,
          ...serverParts({ submit: 'Calculate net pay', points: POINTS, basis: `${rates.year} rates` }),
        }}
      />
      <SalaryReading rates={rates} texts={salaryLineTexts(rates)} />
    </CalculatorPage>
  );
}
