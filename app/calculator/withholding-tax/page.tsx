import { WithholdingPage } from '@/components/calculators/withholding/WithholdingPage';
import { getWithholding, getWithholdingRules } from '@/lib/server/content/loaders/withholding';
import { rateFinder } from '@/lib/server/content/loaders/yearlyRates';
import { calculatorMetadata } from '@/lib/server/seo/pageMetadata';

export const generateMetadata = () => calculatorMetadata('withholding-tax');

export default function WithholdingTaxRoute() {
  return <WithholdingPage rules={getWithholdingRules()} published={getWithholding()} rateOf={rateFinder()} />;
}
