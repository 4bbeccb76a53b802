import { describedPageMetadata } from '@/lib/server/seo/pageMetadata';

export { ServicesIndex as default } from '@/components/services/ServicesIndex';

export const generateMetadata = () => describedPageMetadata('services');
