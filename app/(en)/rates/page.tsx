import { describedPageMetadata } from '@/lib/server/seo/pageMetadata';

export { RatesPage as default } from '@/components/rates/RatesPage';

export const generateMetadata = () => describedPageMetadata('rates');
