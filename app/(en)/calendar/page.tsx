import { useLanguage } from '#words';
import { calculatorMetadata } from '@/lib/server/seo/calculatorMetadata';

export { TaxCalendarPage as default } from '@/components/calculators/tax-calendar/TaxCalendarPage';

export const generateMetadata = () => calculatorMetadata('tax-calendar', useLanguage());
