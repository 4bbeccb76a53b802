import { PageHero, type PageHeroProps } from '@/components/shell/hero/PageHero';
import { ButtonLink } from '@/components/ui/button/ButtonLink';
import { TextLink } from '@/components/ui/link/TextLink';
import { REFERENCE_PLACE } from '@/lib/enquiry/forms';
import { referenceMessage } from '@/lib/enquiry/messages';
import { pagesHere } from '@/lib/site/pageHere';
import { PAGES } from '@/lib/site/pages';
import type { SitePage } from '@/lib/site/sitePage';
import { here } from '@/lib/site/twins';
import { say } from '@/lib/words/say';
import styles from './ThankYou.module.scss';
import { WhatNext } from './WhatNext';

type ThankYouProps = Pick<PageHeroProps, 'page' | 'lead'> & {
  /** Text of the link to the contact page. */
  next: string;
};

const WAYS_ON: readonly SitePage[] = [PAGES.services, PAGES.calculator, PAGES.resources];

/** Page that follows a post without script, once the form is stored. */
export function ThankYou({ next, ...hero }: ThankYouProps) {
  return (
    <>
      <PageHero
        {...hero}
        actions={
          <>
            <ButtonLink href={here('/')} variant="accent">
              {say('Back to Home')}
            </ButtonLink>
            <ButtonLink href={here('/contact')} variant="outline">
              {next}
            </ButtonLink>
          </>
        }
      />
      <div className={styles.section}>
        <div>
          <WhatNext />
          {/* Shown once the function has written the reference into it; React keeps what it finds. */}
          <p
            hidden
            data-reference=""
            className={styles.reference}
            suppressHydrationWarning
            // biome-ignore lint/security/noDangerouslySetInnerHtml: a phrase of ours
            dangerouslySetInnerHTML={{ __html: referenceMessage(REFERENCE_PLACE) }}
          />
        </div>
        <div>
          <h2 className={styles.title}>{say('In the meantime')}</h2>
          <ul role="list">
            {pagesHere(WAYS_ON).map(({ path, name, description }) => (
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
