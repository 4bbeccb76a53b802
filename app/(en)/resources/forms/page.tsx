import { FormsPage } from '@/components/forms/FormsPage';
import { getForms } from '@/lib/server/content/loaders/forms';
import { describedPageMetadata } from '@/lib/server/seo/pageMetadata';

export const generateMetadata = () => describedPageMetadata('forms');

export default function Forms() {
  return <FormsPage groups={getForms()} />;
}
