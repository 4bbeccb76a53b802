import { GlossaryPage } from '@/components/glossary/GlossaryPage';
import { getGlossary } from '@/lib/server/content/loaders/glossary';
import { describedPageMetadata } from '@/lib/server/seo/pageMetadata';

export const generateMetadata = () => describedPageMetadata('glossary');

export default function Glossary() {
  return <GlossaryPage terms={getGlossary()} />;
}
