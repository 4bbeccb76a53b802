import { describedPageMetadata } from '@/lib/server/seo/pageMetadata';
import { ENGLISH } from '@/lib/words/translate';

export { RatesPage as default } from '@/components/rates/RatesPage';

export const generateMetadata = () => describedPageMetadata('rates', ENGLISH);
