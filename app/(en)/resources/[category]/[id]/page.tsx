import { notFound } from 'next/navigation';
import { headingsOf } from '@/components/mdx/mdxComponents';
import { DocumentPage } from '@/components/resources/DocumentPage';
import { ChangeList } from '@/components/resources/LawChanges';
import { getFirm } from '@/lib/server/content/loaders/firm';
import { findDocument, getAllDocuments } from '@/lib/server/resources/allDocuments';
import { changesOf } from '@/lib/server/resources/changes';
import { documentMetadata } from '@/lib/server/seo/pageMetadata';

type DocumentProps = { params: Promise<{ category: string; id: string }> };

export const dynamicParams = false;

export const generateStaticParams = () =>
  getAllDocuments().flatMap(({ category, id }) => (category === 'media' ? [] : [{ category, id }]));

async function documentOf({ params }: DocumentProps) {
  const { category, id } = await params;
  return findDocument(category, id) ?? notFound();
}

export const generateMetadata = async (props: DocumentProps) => documentMetadata(await documentOf(props));

export default async function LibraryDocument(props: DocumentProps) {
  const document = await documentOf(props);
  const firm = getFirm('en');
  const changes = document.category === 'finance-act' ? changesOf(document) : [];
  const { default: Body } = await import(`@/content/resources/${document.category}/${document.id}.mdx`);
  return (
    <DocumentPage document={document} firm={firm} headings={headingsOf(Body)}>
      <Body components={{ Changes: () => <ChangeList changes={changes} /> }} />
    </DocumentPage>
  );
}
