import { TaxCalendarPage } from '@/components/calculators/tax-calendar/TaxCalendarPage';
import { getCalendar, getDuties, getHolidayRules, getHolidays } from '@/lib/server/content/loaders/calendar';
import { getFirm } from '@/lib/server/content/loaders/firm';
import { getAllServices } from '@/lib/server/content/loaders/services';
import { calculatorMetadata } from '@/lib/server/seo/pageMetadata';
import { buildDay } from '@/lib/server/site-build/builtAt';

export const generateMetadata = () => calculatorMetadata('tax-calendar');

export default function TaxCalendarRoute() {
  const content = {
    duties: getDuties(),
    published: getCalendar(),
    holidays: getHolidayRules(),
    holidayFile: getHolidays(),
  };
  return <TaxCalendarPage content={content} services={getAllServices()} firm={getFirm()} builtOn={buildDay()} />;
}
