import '@/lib/server/words/pageLanguage';
import { CALENDAR_FILES, calendarPath } from '@/lib/calendar/calendarFiles';
import { calendarText, readCalendarData } from '@/lib/server/calendar/calendarText';
import { buildDay } from '@/lib/server/site-build/builtAt';
import { inLanguage, LANGUAGES } from '@/lib/words/language';

export const dynamic = 'force-static';
export const dynamicParams = false;

const nameOf = (path: string) => path.slice(path.lastIndexOf('/') + 1);

const namesIn = () => CALENDAR_FILES.map((file) => nameOf(calendarPath(file)));

export const generateStaticParams = () =>
  LANGUAGES.flatMap((language) => inLanguage(language, namesIn)).map((file) => ({ file }));

/** The text of the calendar with a name in the language that is spoken; undefined where none has it. */
function textOf(name: string): string | undefined {
  const calendar = CALENDAR_FILES.find((file) => nameOf(calendarPath(file)) === name);
  return calendar && calendarText(calendar, readCalendarData(), buildDay());
}

type CalendarRoute = { params: Promise<{ file: string }> };

export async function GET(_request: Request, { params }: CalendarRoute) {
  const { file } = await params;
  const [text] = LANGUAGES.flatMap((language) => inLanguage(language, () => textOf(file)) ?? []);
  if (text === undefined) return new Response('', { status: 404 });
  return new Response(text, { headers: { 'Content-Type': 'text/calendar; charset=utf-8' } });
}
