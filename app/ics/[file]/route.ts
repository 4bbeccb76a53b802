import { CALENDAR_FILES } from '@/lib/calendar/calendarFiles';
import { calendarText, readCalendarData } from '@/lib/server/calendar/calendarText';
import { buildDay } from '@/lib/server/site-build/builtAt';

export const dynamic = 'force-static';
export const dynamicParams = false;

export const generateStaticParams = () => CALENDAR_FILES.map(({ name }) => ({ file: `${name}.ics` }));

type CalendarRoute = { params: Promise<{ file: string }> };

export async function GET(_request: Request, { params }: CalendarRoute) {
  const { file } = await params;
  const calendar = CALENDAR_FILES.find(({ name }) => `${name}.ics` === file);
  if (!calendar) return new Response('', { status: 404 });
  return new Response(calendarText(calendar, readCalendarData(), buildDay()), {
    headers: { 'Content-Type': 'text/calendar; charset=utf-8' },
  });
}
