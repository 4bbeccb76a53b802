import { TaxCalendarPage } from '@/components/calculators/tax-calendar/TaxCalendarPage';
import { calculatorMetadata } from '@/lib/server/seo/calculatorMetadata';
import { IN_SWAHILI } from '@/lib/words/inSwahili';

export const generateMetadata = () => calculatorMetadata('tax-calendar', IN_SWAHILI);

export default function TaxCalendar() {
  return <TaxCalendarPage translate={IN_SWAHILI} />;
}
