import { ThankYou } from '@/components/contact/ThankYou';
import { FORM_MESSAGES } from '@/lib/enquiry/messages';
import { pageMetadata } from '@/lib/server/seo/pageMetadata';
import { PAGES } from '@/lib/site/pages';

/** Follows a callback form that was posted without script. */
export const generateMetadata = () => pageMetadata(PAGES.callbackThankYou);

export default function CallbackThankYouPage() {
  return (
    <ThankYou
      title={FORM_MESSAGES.callbackReceived}
      lead={FORM_MESSAGES.callbackWhen}
      name="Request received"
      next="Contact Us"
    />
  );
}
