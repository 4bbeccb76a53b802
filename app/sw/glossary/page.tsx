import * as english from '@/app/(en)/glossary/page';
import { swahiliRoute } from '@/components/shell/swahiliRoute';

const { Page, generateMetadata } = swahiliRoute(english);

export { generateMetadata, Page as default };
