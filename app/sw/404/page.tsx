import { NotFoundPage } from '@/components/shell/NotFoundPage';
import { getFirm } from '@/lib/server/content/loaders/firm';
import { describedPageMetadata } from '@/lib/server/seo/pageMetadata';
import { SWAHILI } from '@/lib/words/swahili';

export const generateMetadata = () => describedPageMetadata('notFound', SWAHILI);

/** The host answers unknown URLs under /sw with this page (netlify.toml). */
export default function NotFound() {
  return <NotFoundPage translate={SWAHILI} proverb={getFirm('en').notFoundProverb} />;
}
