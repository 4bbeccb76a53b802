import { OvertimePage } from '@/components/calculators/overtime/OvertimePage';
import { getOvertime, getOvertimeRules } from '@/lib/server/content/loaders/tax';
import { getWageOrder } from '@/lib/server/content/loaders/wageOrder';
import { calculatorMetadata } from '@/lib/server/seo/pageMetadata';

export const generateMetadata = () => calculatorMetadata('overtime');

export default function OvertimeRoute() {
  return <OvertimePage rules={getOvertimeRules()} published={getOvertime()} order={getWageOrder()} />;
}
