import * as english from '@/app/(en)/calculator/overtime/page';
import { swahiliRoute } from '@/components/shell/swahiliRoute';
import { overtimeWords } from '@/lib/words/sw/overtime';
import { toolWords } from '@/lib/words/sw/tools';

const { Page, generateMetadata } = swahiliRoute(english, { ...toolWords, ...overtimeWords });

export { generateMetadata, Page as default };
