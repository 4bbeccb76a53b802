import { CallbackThankYou } from '@/components/contact/ThankYou';
import { describedPageMetadata } from '@/lib/server/seo/pageMetadata';
import { SWAHILI } from '@/lib/words/swahili';

export const generateMetadata = () => describedPageMetadata('callbackThankYou', SWAHILI);

export default function ThankYou() {
  return <CallbackThankYou translate={SWAHILI} />;
}
