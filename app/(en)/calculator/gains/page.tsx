import { GainsPage } from '@/components/calculators/gains/GainsPage';
import { getGains, getGainsRules } from '@/lib/server/content/loaders/gains';
import { getRateToday } from '@/lib/server/content/loaders/yearlyRates';
import { calculatorMetadata } from '@/lib/server/seo/pageMetadata';

export const generateMetadata = () => calculatorMetadata('gains');

export default function GainsRoute() {
  return <GainsPage rules={getGainsRules()} published={getGains()} rateOf={getRateToday} />;
}
