import { PageHero, type PageHeroProps } from '@/components/shell/hero/PageHero';
import { ButtonLink } from '@/components/ui/button/ButtonLink';

type ThankYouProps = Pick<PageHeroProps, 'page' | 'lead'> & {
  /** Text of the link to the contact page. */
  next: string;
};

/** Page that follows a post without script, once the form is stored. */
export function ThankYou({ next, ...hero }: ThankYouProps) {
  return (
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
  );
}
