import { CallbackThankYou } from '@/components/contact/ThankYou';
import { describedPageMetadata } from '@/lib/server/seo/pageMetadata';
import { ENGLISH } from '@/lib/words/translate';

/** Shown after the callback form is submitted without JavaScript. */
export const generateMetadata = () => describedPageMetadata('callbackThankYou', ENGLISH);

export default function ThankYou() {
  return <CallbackThankYou translate={ENGLISH} />;
}
