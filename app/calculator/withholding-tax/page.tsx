import { WithholdingPage } from '@/components/calculators/withholding/WithholdingPage';
import { getWithholding, getWithholdingRules } from '@/lib/server/content/loaders/withholding';
import { rateFinder } from '@/lib/server/content/loaders/yearlyRates';
import { pageMetadata } from '@/lib/server/seo/pageMetadata';
import { calculatorPage } from '@/lib/site/pages';

export const generateMetadata = () => pageMetadata(calculatorPage('withholding-tax'));

export default function WithholdingTaxRoute() {
  return <WithholdingPage rules={getWithholdingRules()} published={getWithholding()} rateOf={rateFinder()} />;
}
