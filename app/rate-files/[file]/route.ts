import { RATE_FILE_TYPES, rateFilePath } from '@/lib/resources/rateFilePath';
import { getTaxYears } from '@/lib/server/content/loaders/tax';
import { ratesCsv, ratesJson } from '@/lib/server/resources/rateFiles';
import { inLanguage, type Language } from '@/lib/words/language';

export const dynamic = 'force-static';
export const dynamicParams = false;

type RateFile = { ending: string; year?: string | undefined; language?: Language };

const FILES: RateFile[] = [
  ...[undefined, ...getTaxYears()].flatMap((year) => Object.keys(RATE_FILE_TYPES).map((ending) => ({ ending, year }))),
  { ending: 'csv', language: 'sw' },
];

const nameOf = ({ ending, ...of }: RateFile) => rateFilePath(ending, of).split('/').at(-1);

export const generateStaticParams = () => FILES.map((one) => ({ file: nameOf(one) }));

type RateFileRoute = { params: Promise<{ file: string }> };

export async function GET(_request: Request, { params }: RateFileRoute) {
  const { file } = await params;
  const found = FILES.find((one) => nameOf(one) === file);
  if (!found) return new Response('', { status: 404 });
  const { ending, year, language = 'en' } = found;
  return new Response(ending === 'csv' ? inLanguage(language, () => ratesCsv(year)) : ratesJson(year), {
    headers: { 'Content-Type': `${RATE_FILE_TYPES[ending]}; charset=utf-8` },
  });
}
