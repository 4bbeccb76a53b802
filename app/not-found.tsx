import { NotFoundPage } from '@/components/shell/errors/NotFoundPage';
import { getFirm } from '@/lib/server/content/loaders/firm';
import { describedPageMetadata } from '@/lib/server/seo/pageMetadata';

export const generateMetadata = () => describedPageMetadata('notFound');

export default function NotFound() {
  return <NotFoundPage proverb={getFirm().notFoundProverb} />;
}
