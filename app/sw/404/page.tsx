import { NotFoundPage } from '@/components/shell/errors/NotFoundPage';
import { swahiliRoute } from '@/components/shell/swahiliRoute';
import { getFirm } from '@/lib/server/content/loaders/firm';
import { describedPageMetadata } from '@/lib/server/seo/pageMetadata';

/** Answers unknown addresses below /sw (netlify.toml): its words follow from the address, in the browser too. */
const { Page, generateMetadata } = swahiliRoute({
  default: () => <NotFoundPage proverb={getFirm().notFoundProverb} />,
  generateMetadata: () => describedPageMetadata('notFound', 'sw'),
});

export { generateMetadata, Page as default };
