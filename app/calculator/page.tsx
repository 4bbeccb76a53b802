import { CalculatorHub } from '@/components/calculators/hub/CalculatorHub';
import { overtimeExample } from '@/components/calculators/overtime/OvertimePage';
import { grossToNetExample, netToGrossExample } from '@/components/calculators/salary/SalaryPage';
import { getCalculatorRates, getOvertimeRules } from '@/lib/server/content/loaders/tax';
import { getYearlyRates } from '@/lib/server/content/loaders/yearlyRates';
import { describedPageMetadata } from '@/lib/server/seo/pageMetadata';

export const generateMetadata = () => describedPageMetadata('calculator');

export default function CalculatorHubRoute() {
  const rates = getCalculatorRates('grossToNet');
  return (
    <CalculatorHub
      rates={rates}
      yearlyRates={getYearlyRates()}
      examples={{
        'gross-to-net-salary': grossToNetExample(rates),
        'net-to-gross-salary': netToGrossExample(getCalculatorRates('netToGross')),
        overtime: overtimeExample(getOvertimeRules()),
      }}
    />
  );
}
