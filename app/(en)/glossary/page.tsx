import { describedPageMetadata } from '@/lib/server/seo/pageMetadata';
import { ENGLISH } from '@/lib/words/translate';

export { GlossaryPage as default } from '@/components/glossary/GlossaryPage';

export const generateMetadata = () => describedPageMetadata('glossary', ENGLISH);
