import * as english from '@/app/(en)/calendar/page';
import { swahiliRoute } from '@/components/shell/swahiliRoute';
import { calendarWords } from '@/lib/words/sw/calendar';
import { toolWords } from '@/lib/words/sw/tools';

const { Page, generateMetadata } = swahiliRoute(english, { ...toolWords, ...calendarWords });

export { generateMetadata, Page as default };
