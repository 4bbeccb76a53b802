import { OvertimePage } from '@/components/calculators/overtime/OvertimePage';
import { getOvertime, getOvertimeRules } from '@/lib/server/content/loaders/tax';
import { getWageOrder } from '@/lib/server/content/loaders/wageOrder';
import { pageMetadata } from '@/lib/server/seo/pageMetadata';
import { calculatorPage } from '@/lib/site/pages';

export const generateMetadata = () => pageMetadata(calculatorPage('overtime'));

export default function OvertimeRoute() {
  return <OvertimePage rules={getOvertimeRules()} published={getOvertime()} order={getWageOrder()} />;
}
