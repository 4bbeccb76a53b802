import { NotFoundPage } from '@/components/shell/errors/NotFoundPage';
import { getFirm } from '@/lib/server/content/loaders/firm';
import { pageMetadata } from '@/lib/server/seo/pageMetadata';
import { PAGES } from '@/lib/site/pages';

export const generateMetadata = () => pageMetadata(PAGES.notFound);

export default function NotFound() {
  return <NotFoundPage proverb={getFirm().notFoundProverb} />;
}
