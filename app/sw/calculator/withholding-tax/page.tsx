import * as english from '@/app/(en)/calculator/withholding-tax/page';
import { swahiliRoute } from '@/components/shell/swahiliRoute';
import { dueWords } from '@/lib/words/sw/due';
import { toolWords } from '@/lib/words/sw/tools';
import { withholdingWords } from '@/lib/words/sw/withholding';

const { Page, generateMetadata } = swahiliRoute(english, { ...toolWords, ...dueWords, ...withholdingWords });

export { generateMetadata, Page as default };
