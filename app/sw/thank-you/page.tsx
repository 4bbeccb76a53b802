import { ContactThankYou } from '@/components/contact/ThankYou';
import { IN_SWAHILI } from '@/components/words/inSwahili';
import { describedPageMetadata } from '@/lib/server/seo/pageMetadata';

export const generateMetadata = () => describedPageMetadata('thankYou', IN_SWAHILI);

export default function ThankYou() {
  return <ContactThankYou translate={IN_SWAHILI} />;
}
