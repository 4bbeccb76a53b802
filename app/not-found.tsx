import { NotFoundPage } from '@/components/shell/errors/NotFoundPage';
import { getFirm } from '@/lib/server/content/loaders/firm';
import { pageMetadata } from '@/lib/server/seo/pageMetadata';

export const generateMetadata = () =>
  pageMetadata({
    title: 'Page not found',
    description: 'The address may be old or mistyped: search the site, or start from one of its main pages.',
    path: '/404',
    isHidden: true,
  });

export default function NotFound() {
  return <NotFoundPage proverb={getFirm().notFoundProverb} />;
}
