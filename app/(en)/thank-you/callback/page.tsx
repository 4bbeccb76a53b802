import { ThankYou } from '@/components/contact/ThankYou';
import { FORM_MESSAGES } from '@/lib/enquiry/messages';
import { describedPageMetadata } from '@/lib/server/seo/pageMetadata';
import { PAGES } from '@/lib/site/pages';
import { ENGLISH } from '@/lib/words/translate';

/** Shown after the callback form is submitted without JavaScript. */
export const generateMetadata = () => describedPageMetadata('callbackThankYou', ENGLISH);

export default function CallbackThankYouPage() {
  return (
    <ThankYou
      translate={ENGLISH}
      page={{ ...PAGES.callbackThankYou, heading: FORM_MESSAGES.callbackReceived }}
      lead={FORM_MESSAGES.callbackWhen}
      next="Contact Us"
    />
  );
}
