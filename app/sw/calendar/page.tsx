import * as english from '@/app/(en)/calendar/page';
import { swahiliRoute } from '@/components/shell/swahiliRoute';
import { calendarWords } from '@/lib/words/sw/calendar';
import { dueWords } from '@/lib/words/sw/due';
import { toolWords } from '@/lib/words/sw/tools';

const { Page, generateMetadata } = swahiliRoute(english, { ...toolWords, ...dueWords, ...calendarWords });

export { generateMetadata, Page as default };
