import { notFound } from 'next/navigation';
import { CaseSetPage } from '@/components/calculators/proof/CaseSetPage';
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
  return pageMetadata({
    title: `${name}: ${rows.length} cases`,
    description: `${name}: ${rows.length} cases worked out apart from the calculator, as a table and as a CSV file. The tests of this site read the same file.`,
    path: caseSetPath(id),
    loading: 'light',
  });
}

export default async function CaseSet(props: SetProps) {
  return <CaseSetPage proof={await proofOf(props)} />;
}
