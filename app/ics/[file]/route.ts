import { CALENDAR_FILES, calendarPath } from '@/lib/calendar/calendarFiles';
import { buildDay } from '@/lib/dates/builtAt';
import { calendarText, readCalendarData } from '@/lib/server/calendar/calendarText';

export const dynamic = 'force-static';
export const dynamicParams = false;

const nameOf = (path: string) => path.slice(path.lastIndexOf('/') + 1);

export const generateStaticParams = () => CALENDAR_FILES.map((file) => ({ file: nameOf(calendarPath(file)) }));

type CalendarRoute = { params: Promise<{ file: string }> };

export async function GET(_request: Request, { params }: CalendarRoute) {
  const { file: name } = await params;
  const calendar = CALENDAR_FILES.find((file) => nameOf(calendarPath(file)) === name);
  if (!calendar) return new Response('', { status: 404 });
  return new Response(calendarText(calendar, readCalendarData(), buildDay()), {
    headers: { 'Content-Type': 'text/calendar; charset=utf-8' },
  });
}
