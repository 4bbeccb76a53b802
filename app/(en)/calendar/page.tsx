import { TaxCalendarPage } from '@/components/calculators/tax-calendar/TaxCalendarPage';
import { calculatorMetadata } from '@/lib/server/seo/calculatorMetadata';
import { IN_ENGLISH } from '@/lib/words/inEnglish';

export const generateMetadata = () => calculatorMetadata('tax-calendar', IN_ENGLISH);

export default function TaxCalendar() {
  return <TaxCalendarPage translate={IN_ENGLISH} />;
}
