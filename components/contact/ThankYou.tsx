import { PageHero, type PageHeroProps } from '@/components/shell/PageHero';
import { ButtonLink } from '@/components/ui/button/ButtonLink';
import { TextLink } from '@/components/ui/TextLink';
import { COPY_PLACE, REFERENCE_PLACE } from '@/lib/enquiry/forms';
import { FORM_MESSAGES, referenceMessage } from '@/lib/enquiry/messages';
import { getFirm } from '@/lib/server/content/loaders/firm';
import { pageIn, pagesIn } from '@/lib/site/pageIn';
import { PAGES } from '@/lib/site/pages';
import type { SitePage } from '@/lib/site/sitePage';
import { hrefIn } from '@/lib/site/translatedPages';
import type { Translate } from '@/lib/words/translate';
import styles from './ThankYou.module.scss';
import { WhatNext } from './WhatNext';

type ThankYouProps = Pick<PageHeroProps, 'page' | 'lead'> & {
  /** Text of the link to the contact page. */
  next: string;
  translate: Translate;
};

const WAYS_ON: readonly SitePage[] = [PAGES.services, PAGES.calculator, PAGES.resources];

/** Confirmation page for forms submitted without JavaScript. */
function ThankYou({ next, translate, ...hero }: ThankYouProps) {
  const { language } = translate;
  return (
    <>
      <PageHero
        translate={translate}
        {...hero}
        actions={
          <>
            <ButtonLink href={hrefIn('/', language)} variant="accent">
              {translate('Back to Home')}
            </ButtonLink>
            <ButtonLink href={hrefIn('/contact', language)} variant="outline">
              {next}
            </ButtonLink>
          </>
        }
      />
      <div className={`${styles.section} wrap section`}>
        <div>
          <WhatNext translate={translate} />
          {/* Shown once the function has filled in the reference. React keeps the existing HTML. */}
          <p
            hidden
            data-part="reference"
            className="above3"
            suppressHydrationWarning
            // biome-ignore lint/security/noDangerouslySetInnerHtml: one of our own phrases
            dangerouslySetInnerHTML={{ __html: referenceMessage(REFERENCE_PLACE, translate) }}
          />
          {/* A copy to print or save, filled in like the reference. */}
          <pre
            hidden
            data-part="copy"
            className={`${styles.copy} small`}
            suppressHydrationWarning
            // biome-ignore lint/security/noDangerouslySetInnerHtml: one of our own placeholders
            dangerouslySetInnerHTML={{ __html: COPY_PLACE }}
          />
        </div>
        <div>
          <h2 className="h3">{translate('In the meantime')}</h2>
          <ul role="list">
            {pagesIn(WAYS_ON, translate).map(({ path, name, description }) => (
              <li key={path} className={styles.way}>
                <TextLink href={path} arrow>
                  {name}
                </TextLink>
                <p>{description}</p>
              </li>
            ))}
          </ul>
        </div>
      </div>
    </>
  );
}

/** Shown after the contact form is submitted without JavaScript. */
export const ContactThankYou = ({ translate }: { translate: Translate }) => (
  <ThankYou
    translate={translate}
    page={{ ...pageIn(PAGES.thankYou, translate), heading: translate(FORM_MESSAGES.contactSent) }}
    lead={`${translate('Thank you.')} ${getFirm(translate.language).replyPromise}`}
    next={translate(FORM_MESSAGES.sendAnother)}
  />
);

/** Follows a callback form that was posted without script. */
export const CallbackThankYou = ({ translate }: { translate: Translate }) => (
  <ThankYou
    translate={translate}
    page={{ ...pageIn(PAGES.callbackThankYou, translate), heading: translate(FORM_MESSAGES.callbackReceived) }}
    lead={translate(FORM_MESSAGES.callbackWhen)}
    next={translate('Contact Us')}
  />
);
