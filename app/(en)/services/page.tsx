import { describedPageMetadata } from '@/lib/server/seo/pageMetadata';
import { ENGLISH } from '@/lib/words/translate';

export { ServicesIndex as default } from '@/components/services/ServicesIndex';

export const generateMetadata = () => describedPageMetadata('services', ENGLISH);
