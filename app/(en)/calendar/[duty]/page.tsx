import { notFound } from 'next/navigation';
import { DutyPage } from '@/components/calculators/tax-calendar/DutyPage';
import { nextDutyDays } from '@/lib/server/calendar/nextDueDays';
import { getCalendar, getDuties, getDutyPages } from '@/lib/server/content/loaders/calendar';
import { pageMetadata } from '@/lib/server/seo/pageMetadata';
import { dutyPath } from '@/lib/site/paths';

type DutyProps = { params: Promise<{ duty: string }> };

export const dynamicParams = false;

export const generateStaticParams = () => getDutyPages().map(({ id }) => ({ duty: id }));

async function textsOf({ params }: DutyProps) {
  const { duty } = await params;
  return getDutyPages().find(({ id }) => id === duty) ?? notFound();
}

export async function generateMetadata(props: DutyProps) {
  const { id, searchTitle, description } = await textsOf(props);
  return pageMetadata({ title: searchTitle, description, path: dutyPath(id), isStatic: true }, 'en');
}

export default async function DutyRoute(props: DutyProps) {
  const texts = await textsOf(props);
  const duty = getDuties('en').find(({ id }) => id === texts.duty);
  const published = getCalendar('en').duties.find(({ id }) => id === texts.duty);
  if (!duty || !published) return notFound();
  return <DutyPage texts={texts} duty={duty} published={published} days={nextDutyDays(duty)} />;
}
