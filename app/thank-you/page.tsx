import { ThankYou } from '@/components/contact/ThankYou';
import { FORM_MESSAGES } from '@/lib/enquiry/messages';
import { getFirm } from '@/lib/server/content/loaders/firm';
import { describedPageMetadata } from '@/lib/server/seo/pageMetadata';
import { PAGES } from '@/lib/site/pages';

/** Follows a contact form that was posted without script. */
export const generateMetadata = () => describedPageMetadata('thankYou');

export default function ThankYouPage() {
  return (
    <ThankYou
      page={{ ...PAGES.thankYou, heading: FORM_MESSAGES.contactSent }}
      lead={`Thank you. ${getFirm().replyPromise}`}
      next={FORM_MESSAGES.sendAnother}
    />
  );
}
