import { ThankYou } from '@/components/contact/ThankYou';
import { FORM_MESSAGES } from '@/lib/enquiry/messages';
import { getFirm } from '@/lib/server/content/loaders/firm';
import { describedPageMetadata } from '@/lib/server/seo/pageMetadata';
import { twinsOf } from '@/lib/server/words/twinsOf';
import { pageHere } from '@/lib/site/pageHere';
import { PAGES } from '@/lib/site/pages';
import { say } from '@/lib/words/say';

/** Follows a contact form that was posted without script. */
export const generateMetadata = () => describedPageMetadata('thankYou');

export default function ThankYouPage() {
  return (
    <ThankYou
      page={{ ...pageHere(PAGES.thankYou), heading: say(FORM_MESSAGES.contactSent) }}
      lead={`${say('Thank you.')} ${twinsOf(getFirm()).replyPromise}`}
      next={say(FORM_MESSAGES.sendAnother)}
    />
  );
}
