import { notFound } from 'next/navigation';
import { headingsOf } from '@/components/mdx/mdxComponents';
import { DocumentPage } from '@/components/resources/DocumentPage';
import { getFirm } from '@/lib/server/content/loaders/firm';
import { documentsOf, findDocument } from '@/lib/server/resources/allDocuments';
import { documentMetadata } from '@/lib/server/seo/pageMetadata';

type PublicationProps = { params: Promise<{ id: string }> };

export const dynamicParams = false;

export const generateStaticParams = () => documentsOf('media').map(({ id }) => ({ id }));

async function publicationOf({ params }: PublicationProps) {
  const { id } = await params;
  return findDocument('media', id) ?? notFound();
}

export const generateMetadata = async (props: PublicationProps) => documentMetadata(await publicationOf(props));

export default async function Publication(props: PublicationProps) {
  const document = await publicationOf(props);
  const { default: Body } = await import(`@/content/media/${document.id}.mdx`);
  return (
    <DocumentPage document={document} firm={getFirm('en')} headings={headingsOf(Body)}>
      <Body />
    </DocumentPage>
  );
}
