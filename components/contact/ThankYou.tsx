import { PageHero, type PageHeroProps } from '@/components/shell/hero/PageHero';
import { ButtonLink } from '@/components/ui/button/ButtonLink';
import { heroArt } from '@/lib/pictures/cloth/heroArt';

type ThankYouProps = Pick<PageHeroProps, 'title' | 'lead' | 'name' | 'above'> & {
  /** Text of the link to the contact page. */
  next: string;
};

/** Page that follows a post without script, once the form is stored. */
export function ThankYou({ next, ...texts }: ThankYouProps) {
  return (
    <PageHero
      {...texts}
      border="matting"
      picture={heroArt({ id: 'page:thank-you', motif: 'sun', palette: 'sea', border: 'matting' })}
      actions={
        <>
          <ButtonLink href="/" variant="accent">
            Back to Home
          </ButtonLink>
          <ButtonLink href="/contact" variant="outline" onInk>
            {next}
          </ButtonLink>
        </>
      }
    />
  );
}
