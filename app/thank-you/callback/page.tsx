import { ThankYou } from '@/components/contact/ThankYou';
import { FORM_MESSAGES } from '@/lib/enquiry/messages';
import { pageMetadata } from '@/lib/server/seo/pageMetadata';

/** Follows a callback form that was posted without script. */
export const generateMetadata = () =>
  pageMetadata({
    title: 'Request received',
    description: 'We have your request to be called back.',
    path: '/thank-you/callback',
    isHidden: true,
  });

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
