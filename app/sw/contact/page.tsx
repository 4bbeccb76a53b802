import * as english from '@/app/(en)/contact/page';
import { inSwahili } from '@/components/shell/inSwahili';

export const generateMetadata = inSwahili(english.generateMetadata);

export default inSwahili(english.default);
