import * as english from '@/app/(en)/calculator/vat/page';
import { swahiliRoute } from '@/components/shell/swahiliRoute';
import { dueWords } from '@/lib/words/sw/due';
import { toolWords } from '@/lib/words/sw/tools';
import { vatWords } from '@/lib/words/sw/vat';

const { Page, generateMetadata } = swahiliRoute(english, { ...toolWords, ...dueWords, ...vatWords });

export { generateMetadata, Page as default };
