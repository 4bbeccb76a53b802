import { TaxCalendarPage } from '@/components/calculators/tax-calendar/TaxCalendarPage';
import { IN_SWAHILI } from '@/components/words/inSwahili';
import { calculatorMetadata } from '@/lib/server/seo/calculatorMetadata';

export const generateMetadata = () => calculatorMetadata('tax-calendar', IN_SWAHILI);

export default function TaxCalendar() {
  return <TaxCalendarPage translate={IN_SWAHILI} />;
}
