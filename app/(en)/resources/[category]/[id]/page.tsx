import { notFound } from 'next/navigation';
import { ChangeList } from '@/components/resources/document/ChangeList';
import { DocumentPage } from '@/components/resources/document/DocumentPage';
import { documentPath } from '@/lib/resources/documentPath';
import { documentSearchDescription, documentSearchTitle } from '@/lib/resources/summaryTitle';
import { textDays } from '@/lib/resources/textDays';
import { getFirm } from '@/lib/server/content/loaders/firm';
import { getDocument } from '@/lib/server/content/loaders/resources';
import { findDocument, getAllDocuments } from '@/lib/server/resources/allDocuments';
import { changesOf } from '@/lib/server/resources/changes';
import { pageMetadata } from '@/lib/server/seo/pageMetadata';
import { sharingPath } from '@/lib/site/paths';

type DocumentProps = { params: Promise<{ category: string; id: string }> };

export const dynamicParams = false;

export const generateStaticParams = () => getAllDocuments().map(({ category, id }) => ({ category, id }));

async function documentOf({ params }: DocumentProps) {
  const { category, id } = await params;
  return findDocument(category, id) ?? notFound();
}

export async function generateMetadata(props: DocumentProps) {
  const document = await documentOf(props);
  const { category, id, date } = document;
  const frontMatter = getDocument(category, id);
  return pageMetadata({
    title: documentSearchTitle(document, frontMatter),
    description: documentSearchDescription(document),
    path: documentPath(document),
    image: sharingPath(documentPath(document)),
    text: textDays(date, frontMatter?.updatedOn, getFirm().launchedOn),
    isStatic: true,
  });
}

export default async function LibraryDocument(props: DocumentProps) {
  const document = await documentOf(props);
  const firm = getFirm();
  const changes = document.category === 'finance-act' ? changesOf(document) : [];
  const { default: Body } = await import(`@/content/resources/${document.category}/${document.id}.mdx`);
  return (
    <DocumentPage document={document} firm={firm}>
      <Body components={{ Changes: () => <ChangeList changes={changes} /> }} />
    </DocumentPage>
  );
}
