import { notFound } from 'next/navigation';
import { YearRatesPage } from '@/components/rates/YearRatesPage';
import { bandLines } from '@/lib/salary/bandLines';
import { getYearTexts } from '@/lib/server/content/loaders/pageTexts';
import { getPayeTable, getTaxYears } from '@/lib/server/content/loaders/tax';
import { rateGroups, yearDocuments } from '@/lib/server/resources/rateHistory';
import { pageMetadata } from '@/lib/server/seo/pageMetadata';
import { ratesPath, yearSlug } from '@/lib/site/ratesPath';
import { sharingPath } from '@/lib/site/sharingPath';

type YearProps = { params: Promise<{ year: string }> };

export const dynamicParams = false;

export const generateStaticParams = () => getTaxYears().map((year) => ({ year: yearSlug(year) }));

async function yearOf({ params }: YearProps): Promise<string> {
  const { year } = await params;
  return getTaxYears().find((known) => yearSlug(known) === year) ?? notFound();
}

export async function generateMetadata(props: YearProps) {
  const year = await yearOf(props);
  const { searchTitle, description } = getYearTexts(year);
  return pageMetadata({
    title: searchTitle,
    description,
    path: ratesPath(year),
    image: sharingPath(ratesPath(year)),
    loading: 'light',
  });
}

export default async function YearRates(props: YearProps) {
  const year = await yearOf(props);
  const bands = bandLines(getPayeTable(year).bands);
  return (
    <YearRatesPage year={year} years={getTaxYears()} groups={rateGroups(year)} bands={bands} {...yearDocuments(year)} />
  );
}
