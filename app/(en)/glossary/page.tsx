import { describedPageMetadata } from '@/lib/server/seo/pageMetadata';

export { GlossaryPage as default } from '@/components/glossary/GlossaryPage';

export const generateMetadata = () => describedPageMetadata('glossary');
