import { PresumptivePage } from '@/components/calculators/presumptive/PresumptivePage';
import { getPresumptive, getPresumptiveRules } from '@/lib/server/content/loaders/presumptive';
import { calculatorMetadata } from '@/lib/server/seo/pageMetadata';

export const generateMetadata = () => calculatorMetadata('presumptive-tax');

export default function PresumptiveTaxRoute() {
  return <PresumptivePage rules={getPresumptiveRules()} published={getPresumptive()} />;
}
