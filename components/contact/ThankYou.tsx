import { PageHero, type PageHeroProps } from '@/components/shell/hero/PageHero';
import { ButtonLink } from '@/components/ui/button/ButtonLink';
import { TextLink } from '@/components/ui/link/TextLink';
import { getPageTexts } from '@/lib/server/content/loaders/pageTexts';
import { PAGES } from '@/lib/site/pages';
import styles from './ThankYou.module.scss';
import { WhatNext } from './WhatNext';

type ThankYouProps = Pick<PageHeroProps, 'page' | 'lead'> & {
  /** Text of the link to the contact page. */
  next: string;
};

const WAYS_ON = [PAGES.services, PAGES.calculator, PAGES.resources];

/** Page that follows a post without script, once the form is stored. */
export function ThankYou({ next, ...hero }: ThankYouProps) {
  return (
    <>
      <PageHero
        {...hero}
        actions={
          <>
            <ButtonLink href="/" variant="accent">
              Back to Home
            </ButtonLink>
            <ButtonLink href="/contact" variant="outline">
              {next}
            </ButtonLink>
          </>
        }
      />
      <div className={styles.section}>
        <div>
          <WhatNext />
          <p className={styles.reference}>{getPageTexts().contact.reference}</p>
        </div>
        <div>
          <h2 className={styles.title}>In the meantime</h2>
          <ul role="list">
            {WAYS_ON.map(({ path, name, description }) => (
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
