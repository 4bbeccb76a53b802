import * as english from '@/app/(en)/calculator/presumptive-tax/page';
import { swahiliRoute } from '@/components/shell/swahiliRoute';
import { presumptiveWords } from '@/lib/words/sw/presumptive';
import { toolWords } from '@/lib/words/sw/tools';

const { Page, generateMetadata } = swahiliRoute(english, { ...toolWords, ...presumptiveWords });

export { generateMetadata, Page as default };
