import { NotFoundPage } from '@/components/shell/errors/NotFoundPage';
import { getFirm } from '@/lib/server/content/loaders/firm';
import { describedPageMetadata } from '@/lib/server/seo/pageMetadata';

export const generateMetadata = () => describedPageMetadata('notFound');

/** Answers unknown addresses below /sw (netlify.toml): its words follow from the address, in the browser too. */
export default function SwahiliNotFound() {
  return <NotFoundPage proverb={getFirm().notFoundProverb} />;
}
