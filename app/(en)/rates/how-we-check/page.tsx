import { describedPageMetadata } from '@/lib/server/seo/pageMetadata';
import { ENGLISH } from '@/lib/words/translate';

export { HowWeCheckPage as default } from '@/components/rates/HowWeCheckPage';

export const generateMetadata = () => describedPageMetadata('howWeCheck', ENGLISH);
