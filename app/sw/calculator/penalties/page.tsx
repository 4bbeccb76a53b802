import * as english from '@/app/(en)/calculator/penalties/page';
import { swahiliRoute } from '@/components/shell/swahiliRoute';
import { dueWords } from '@/lib/words/sw/due';
import { penaltyWords } from '@/lib/words/sw/penalties';
import { toolWords } from '@/lib/words/sw/tools';

const { Page, generateMetadata } = swahiliRoute(english, { ...toolWords, ...dueWords, ...penaltyWords });

export { generateMetadata, Page as default };
