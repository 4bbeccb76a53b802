import { LeavingPage } from '@/components/calculators/leaving/LeavingPage';
import { getLeaving, getLeavingRules } from '@/lib/server/content/loaders/leaving';
import { getSalaryTables } from '@/lib/server/content/loaders/tax';
import { calculatorMetadata } from '@/lib/server/seo/pageMetadata';

export const generateMetadata = () => calculatorMetadata('leaving');

export default function LeavingRoute() {
  return <LeavingPage rules={getLeavingRules()} published={getLeaving()} tables={getSalaryTables('netToGross')} />;
}
