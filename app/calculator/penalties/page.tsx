import { PenaltiesPage } from '@/components/calculators/penalties/PenaltiesPage';
import { getPenalties, getPenaltyRules } from '@/lib/server/content/loaders/penalties';
import { pageMetadata } from '@/lib/server/seo/pageMetadata';
import { calculatorPage } from '@/lib/site/pages';

export const generateMetadata = () => pageMetadata(calculatorPage('penalties'));

export default function PenaltiesRoute() {
  return <PenaltiesPage rules={getPenaltyRules()} published={getPenalties()} />;
}
