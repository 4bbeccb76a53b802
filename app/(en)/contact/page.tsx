import { useLanguage } from '#words';
import { describedPageMetadata } from '@/lib/server/seo/pageMetadata';

export { ContactPage as default } from '@/components/contact/ContactPage';

export const generateMetadata = () => describedPageMetadata('contact', useLanguage());
