import { CorporateTaxPage } from '@/components/calculators/corporate-tax/CorporateTaxPage';
import { pageMetadata } from '@/lib/server/seo/pageMetadata';

export const generateMetadata = () =>
  pageMetadata({
    title: 'Corporate tax',
    description:
      'Company income tax in Tanzania: the rate, minimum tax from the third loss year, instalment dates and the final return date.',
    path: '/calculator/corporate-tax',
  });

export default function CorporateTaxRoute() {
  return <CorporateTaxPage />;
}
