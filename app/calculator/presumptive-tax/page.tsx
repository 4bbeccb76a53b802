import { PresumptivePage } from '@/components/calculators/presumptive/PresumptivePage';
import { getPresumptive, getPresumptiveRules } from '@/lib/server/content/loaders/presumptive';
import { pageMetadata } from '@/lib/server/seo/pageMetadata';
import { calculatorPage } from '@/lib/site/pages';

export const generateMetadata = () => pageMetadata(calculatorPage('presumptive-tax'));

export default function PresumptiveTaxRoute() {
  return <PresumptivePage rules={getPresumptiveRules()} published={getPresumptive()} />;
}
