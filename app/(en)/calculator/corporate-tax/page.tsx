import { CorporateTaxPage } from '@/components/calculators/corporate-tax/CorporateTaxPage';
import { getCorporateRules } from '@/lib/server/content/loaders/corporate';
import { getCorporate } from '@/lib/server/content/loaders/tax';
import { calculatorMetadata } from '@/lib/server/seo/pageMetadata';

export const generateMetadata = () => calculatorMetadata('corporate-tax');

export default function CorporateTaxRoute() {
  return <CorporateTaxPage rules={getCorporateRules()} published={getCorporate()} />;
}
