import { useLanguage, useTranslate } from '#words';
import { ThankYou } from '@/components/contact/ThankYou';
import { FORM_MESSAGES } from '@/lib/enquiry/messages';
import { getFirm } from '@/lib/server/content/loaders/firm';
import { inLanguage } from '@/lib/server/content/source/contentFiles';
import { describedPageMetadata } from '@/lib/server/seo/pageMetadata';
import { pageIn } from '@/lib/site/pageIn';
import { PAGES } from '@/lib/site/pages';

/** Follows a contact form that was posted without script. */
export const generateMetadata = () => describedPageMetadata('thankYou', useLanguage());

export default function ThankYouPage() {
  const translate = useTranslate();
  return (
    <ThankYou
      page={{ ...pageIn(PAGES.thankYou, translate), heading: translate(FORM_MESSAGES.contactSent) }}
      lead={`${translate('Thank you.')} ${inLanguage(translate.language, getFirm).replyPromise}`}
      next={translate(FORM_MESSAGES.sendAnother)}
    />
  );
}
