import { GrossToNetPage } from '@/components/calculators/salary/GrossToNetPage';
import { pageMetadata } from '@/lib/server/seo/pageMetadata';

export const generateMetadata = () =>
  pageMetadata({
    title: 'Gross to net salary',
    description:
      'Work out take-home pay in Tanzania from a gross salary: NSSF, PAYE by band, and what the employer pays in NSSF, SDL and WCF.',
    path: '/calculator/gross-to-net-salary',
  });

export default function GrossToNetRoute() {
  return <GrossToNetPage />;
}
