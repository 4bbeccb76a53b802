import { CalculatorHub } from '@/components/calculators/hub/CalculatorHub';
import { hubExamples } from '@/components/calculators/hub/hubExamples';
import { getCalculatorRates, getOvertimeRules } from '@/lib/server/content/loaders/tax';
import { getYearlyRates } from '@/lib/server/content/loaders/yearlyRates';
import { describedPageMetadata } from '@/lib/server/seo/pageMetadata';

export const generateMetadata = () => describedPageMetadata('calculator');

export default function CalculatorHubRoute() {
  const grossToNet = getCalculatorRates('grossToNet');
  const netToGross = getCalculatorRates('netToGross');
  return (
    <CalculatorHub
      rates={grossToNet}
      yearlyRates={getYearlyRates()}
      examples={hubExamples({ grossToNet, netToGross, overtime: getOvertimeRules() })}
    />
  );
}
