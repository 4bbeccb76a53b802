import { inSwahili } from '@/components/shell/inSwahili';
import { NotFoundPage } from '@/components/shell/NotFoundPage';
import { getFirm } from '@/lib/server/content/loaders/firm';
import { describedPageMetadata } from '@/lib/server/seo/pageMetadata';

export const generateMetadata = inSwahili(() => describedPageMetadata('notFound', 'sw'));

/** Answers unknown addresses below /sw (netlify.toml): its words follow from the address, in the browser too. */
export default inSwahili(() => <NotFoundPage proverb={getFirm().notFoundProverb} />);
