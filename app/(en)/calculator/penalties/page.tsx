import { PenaltiesPage } from '@/components/calculators/penalties/PenaltiesPage';
import { getPenalties, getPenaltyRules } from '@/lib/server/content/loaders/penalties';
import { calculatorMetadata } from '@/lib/server/seo/pageMetadata';

export const generateMetadata = () => calculatorMetadata('penalties');

export default function PenaltiesRoute() {
  return <PenaltiesPage rules={getPenaltyRules()} published={getPenalties()} />;
}
