import { ObjectionPage } from '@/components/calculators/objection/ObjectionPage';
import { getDispute, getObjectionRules } from '@/lib/server/content/loaders/dispute';
import { calculatorMetadata } from '@/lib/server/seo/pageMetadata';

export const generateMetadata = () => calculatorMetadata('objection');

export default function ObjectionRoute() {
  return <ObjectionPage rules={getObjectionRules()} published={getDispute()} />;
}
