import { VatPage } from '@/components/calculators/vat/VatPage';
import { getVat, getVatRules } from '@/lib/server/content/loaders/vat';
import { rateFinder } from '@/lib/server/content/loaders/yearlyRates';
import { pageMetadata } from '@/lib/server/seo/pageMetadata';
import { calculatorPage } from '@/lib/site/pages';

export const generateMetadata = () => pageMetadata(calculatorPage('vat'));

export default function VatRoute() {
  return <VatPage rules={getVatRules()} published={getVat()} rateOf={rateFinder()} />;
}
