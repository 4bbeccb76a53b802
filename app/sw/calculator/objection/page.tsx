import * as english from '@/app/(en)/calculator/objection/page';
import { swahiliRoute } from '@/components/shell/swahiliRoute';
import { dueWords } from '@/lib/words/sw/due';
import { objectionWords } from '@/lib/words/sw/objection';
import { toolWords } from '@/lib/words/sw/tools';

const { Page, generateMetadata } = swahiliRoute(english, { ...toolWords, ...dueWords, ...objectionWords });

export { generateMetadata, Page as default };
