import { WithholdingPage } from '@/components/calculators/withholding/WithholdingPage';
import { getWithholding, getWithholdingRules } from '@/lib/server/content/loaders/withholding';
import { getRateToday } from '@/lib/server/content/loaders/yearlyRates';
import { calculatorMetadata } from '@/lib/server/seo/pageMetadata';

export const generateMetadata = () => calculatorMetadata('withholding-tax');

export default function WithholdingTaxRoute() {
  return <WithholdingPage rules={getWithholdingRules()} published={getWithholding()} rateOf={getRateToday} />;
}
