import { RATE_FILE_TYPES, rateFilePath } from '@/lib/resources/rateFilePath';
import { getTaxYears } from '@/lib/server/content/loaders/tax';
import { ratesCsv, ratesJson } from '@/lib/server/resources/rateFiles';

export const dynamic = 'force-static';
export const dynamicParams = false;

const FILES = [undefined, ...getTaxYears()].flatMap((year) =>
  Object.keys(RATE_FILE_TYPES).map((ending) => ({ name: rateFilePath(ending, year).split('/').at(-1), ending, year })),
);

export const generateStaticParams = () => FILES.map(({ name }) => ({ file: name }));

type RateFileRoute = { params: Promise<{ file: string }> };

export async function GET(_request: Request, { params }: RateFileRoute) {
  const { file } = await params;
  const found = FILES.find(({ name }) => name === file);
  if (!found) return new Response('', { status: 404 });
  const { ending, year } = found;
  return new Response(ending === 'csv' ? ratesCsv(year) : ratesJson(year), {
    headers: { 'Content-Type': `${RATE_FILE_TYPES[ending]}; charset=utf-8` },
  });
}
