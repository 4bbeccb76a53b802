import { useSay } from '#words';
import { PageHero, type PageHeroProps } from '@/components/shell/PageHero';
import { ButtonLink } from '@/components/ui/button/ButtonLink';
import { TextLink } from '@/components/ui/TextLink';
import { COPY_PLACE, REFERENCE_PLACE } from '@/lib/enquiry/forms';
import { referenceMessage } from '@/lib/enquiry/messages';
import { pagesIn } from '@/lib/site/pageIn';
import { PAGES } from '@/lib/site/pages';
import type { SitePage } from '@/lib/site/sitePage';
import { hrefIn } from '@/lib/site/translatedPages';
import styles from './ThankYou.module.scss';
import { WhatNext } from './WhatNext';

type ThankYouProps = Pick<PageHeroProps, 'page' | 'lead'> & {
  /** Text of the link to the contact page. */
  next: string;
};

const WAYS_ON: readonly SitePage[] = [PAGES.services, PAGES.calculator, PAGES.resources];

/** Page that follows a post without script, once the form is stored. */
export function ThankYou({ next, ...hero }: ThankYouProps) {
  const say = useSay();
  const { language } = say;
  return (
    <>
      <PageHero
        {...hero}
        actions={
          <>
            <ButtonLink href={hrefIn('/', language)} variant="accent">
              {say('Back to Home')}
            </ButtonLink>
            <ButtonLink href={hrefIn('/contact', language)} variant="outline">
              {next}
            </ButtonLink>
          </>
        }
      />
      <div className={`${styles.section} wrap section`}>
        <div>
          <WhatNext />
          {/* Shown once the function has written the reference into it; React keeps what it finds. */}
          <p
            hidden
            data-reference=""
            className={styles.reference}
            suppressHydrationWarning
            // biome-ignore lint/security/noDangerouslySetInnerHtml: a phrase of ours
            dangerouslySetInnerHTML={{ __html: referenceMessage(REFERENCE_PLACE, say) }}
          />
          {/* To be printed or kept; filled in like the reference. */}
          <pre
            hidden
            data-copy=""
            className={`${styles.copy} small`}
            suppressHydrationWarning
            // biome-ignore lint/security/noDangerouslySetInnerHtml: a place of ours
            dangerouslySetInnerHTML={{ __html: COPY_PLACE }}
          />
        </div>
        <div>
          <h2 className="h3">{say('In the meantime')}</h2>
          <ul role="list">
            {pagesIn(WAYS_ON, say).map(({ path, name, description }) => (
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
