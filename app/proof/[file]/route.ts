import { CASE_SETS } from '@/lib/proof/sets';
import { readCaseFile } from '@/lib/server/content/loaders/proof';

export const dynamic = 'force-static';
export const dynamicParams = false;

export const generateStaticParams = () => CASE_SETS.map(({ id }) => ({ file: `${id}.csv` }));

type ProofRoute = { params: Promise<{ file: string }> };

export async function GET(_request: Request, { params }: ProofRoute) {
  const { file } = await params;
  const set = CASE_SETS.find(({ id }) => `${id}.csv` === file);
  if (!set) return new Response('', { status: 404 });
  return new Response(readCaseFile(set.id), { headers: { 'Content-Type': 'text/csv; charset=utf-8' } });
}
