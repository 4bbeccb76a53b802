import { notFound } from 'next/navigation';
import { LegalPage } from '@/components/legal/LegalPage';
import { headingsOf } from '@/components/mdx/mdxComponents';
import { getAllPages } from '@/lib/server/content/loaders/pages';
import { pageMetadata } from '@/lib/server/seo/pageMetadata';
import { ALL_PAGES } from '@/lib/site/pages';

type LegalProps = { params: Promise<{ legal: string }> };

export const dynamicParams = false;

export const generateStaticParams = () => getAllPages().map(({ id }) => ({ legal: id }));

/** Loads a page of content/pages together with its registry entry. */
async function pageOf({ params }: LegalProps) {
  const { legal } = await params;
  const page = getAllPages().find(({ id }) => id === legal);
  const sitePage = ALL_PAGES.find(({ path }) => path === `/${legal}`);
  return page && sitePage ? { page, sitePage } : notFound();
}

export async function generateMetadata(props: LegalProps) {
  const { page, sitePage } = await pageOf(props);
  return pageMetadata({ ...sitePage, ...page }, 'en');
}

export default async function Legal(props: LegalProps) {
  const { page, sitePage } = await pageOf(props);
  const { default: Body } = await import(`@/content/pages/${page.id}.mdx`);
  return (
    <LegalPage page={page} sitePage={sitePage} headings={headingsOf(Body)}>
      <Body />
    </LegalPage>
  );
}
