import { VatPage } from '@/components/calculators/vat/VatPage';
import { getVat, getVatRules } from '@/lib/server/content/loaders/vat';
import { getRateToday } from '@/lib/server/content/loaders/yearlyRates';
import { calculatorMetadata } from '@/lib/server/seo/pageMetadata';

export const generateMetadata = () => calculatorMetadata('vat');

export default function VatRoute() {
  return <VatPage rules={getVatRules()} published={getVat()} rateOf={getRateToday} />;
}
