import { SwahiliText } from '@/components/resources/document/SwahiliText';
import { swahiliRoute } from '@/components/shell/swahiliRoute';
import { twinTextIds } from '@/lib/server/content/loaders/twinTexts';
import { twinTextMetadata } from '@/lib/server/seo/twinTextMetadata';

const ARTICLES = '/resources/articles';

type ArticleProps = { params: Promise<{ id: string }> };

export const dynamicParams = false;

export const generateStaticParams = () => twinTextIds(ARTICLES).map((id) => ({ id }));

async function Article({ params }: ArticleProps) {
  const { id } = await params;
  const { default: Body } = await import(`@/content/resources/articles/${id}.sw.mdx`);
  return <SwahiliText path={`${ARTICLES}/${id}`} Body={Body} />;
}

const { Page, generateMetadata } = swahiliRoute({
  default: Article,
  generateMetadata: async ({ params }: ArticleProps) => twinTextMetadata(`${ARTICLES}/${(await params).id}`),
});

export { generateMetadata, Page as default };
