import { NotFoundPage } from '@/components/shell/NotFoundPage';
import { IN_SWAHILI } from '@/components/words/inSwahili';
import { getFirm } from '@/lib/server/content/loaders/firm';
import { describedPageMetadata } from '@/lib/server/seo/pageMetadata';

export const generateMetadata = () => describedPageMetadata('notFound', IN_SWAHILI);

/** Answers unknown addresses below /sw (netlify.toml). */
export default function NotFound() {
  return <NotFoundPage translate={IN_SWAHILI} proverb={getFirm('en').notFoundProverb} />;
}
