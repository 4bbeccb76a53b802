import { OvertimePage } from '@/components/calculators/overtime/OvertimePage';
import { pageMetadata } from '@/lib/server/seo/pageMetadata';

export const generateMetadata = () =>
  pageMetadata({
    title: 'Overtime',
    description:
      'Hourly rate and overtime pay in Tanzania: 1.5 times on weekdays, 2 times on rest days and public holidays, with the legal cap.',
    path: '/calculator/overtime',
  });

export default function OvertimeRoute() {
  return <OvertimePage />;
}
