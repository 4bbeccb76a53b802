import { CorporateTaxPage } from '@/components/calculators/corporate-tax/CorporateTaxPage';
import { getCorporateRules } from '@/lib/server/content/loaders/corporate';
import { getCorporate } from '@/lib/server/content/loaders/tax';
import { pageMetadata } from '@/lib/server/seo/pageMetadata';
import { calculatorPage } from '@/lib/site/pages';

export const generateMetadata = () => pageMetadata(calculatorPage('corporate-tax'));

export default function CorporateTaxRoute() {
  return <CorporateTaxPage rules={getCorporateRules()} published={getCorporate()} />;
}
