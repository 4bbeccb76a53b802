import { notFound } from 'next/navigation';
import { CaseSetPage } from '@/components/calculators/proof/CaseSetPage';
import { caseSetTexts } from '@/components/calculators/proof/proofTexts';
import { CASE_SETS, caseSetPath } from '@/lib/proof/sets';
import { getProofs, type Proof } from '@/lib/server/content/loaders/proof';
import { pageMetadata } from '@/lib/server/seo/pageMetadata';

type SetProps = { params: Promise<{ set: string }> };

export const dynamicParams = false;

export const generateStaticParams = () => CASE_SETS.map(({ id }) => ({ set: id }));

async function proofOf({ params }: SetProps): Promise<Proof> {
  const { set } = await params;
  return getProofs().find(({ id }) => id === set) ?? notFound();
}

export async function generateMetadata(props: SetProps) {
  const { id, name, rows } = await proofOf(props);
  return pageMetadata({ ...caseSetTexts(name, rows.length), path: caseSetPath(id), loading: 'light' });
}

export default async function CaseSet(props: SetProps) {
  return <CaseSetPage proof={await proofOf(props)} />;
}
