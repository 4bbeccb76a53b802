import { describedPageMetadata } from '@/lib/server/seo/pageMetadata';

export { HowWeCheckPage as default } from '@/components/rates/HowWeCheckPage';

export const generateMetadata = () => describedPageMetadata('howWeCheck');
