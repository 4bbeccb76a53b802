import { Button } from '@/components/ui/button/Button';
import { EmptyState } from '@/components/ui/empty-state/EmptyState';
import { TextLink } from '@/components/ui/link/TextLink';

/** Says that the index of the search could not be fetched, and what to do. */
export function SearchFailure({ onTryAgain }: { onTryAgain: () => void }) {
  return (
    <div role="alert">
      <EmptyState
        title="The search could not be loaded"
        text="Check your connection and try again. The site map lists every page."
        action={
          <>
            <Button onClick={onTryAgain}>Try again</Button>
            <TextLink href="/sitemap" arrow>
              Sitemap
            </TextLink>
          </>
        }
      />
    </div>
  );
}
