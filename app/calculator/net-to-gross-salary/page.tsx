import { NetToGrossPage } from '@/components/calculators/salary/NetToGrossPage';
import { pageMetadata } from '@/lib/server/seo/pageMetadata';

export const generateMetadata = () =>
  pageMetadata({
    title: 'Net to gross salary',
    description:
      'Find the gross salary behind an agreed net pay in Tanzania, with PAYE, NSSF, the tax band and the cost to the employer.',
    path: '/calculator/net-to-gross-salary',
  });

export default function NetToGrossRoute() {
  return <NetToGrossPage />;
}
