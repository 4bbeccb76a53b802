import { Button } from '@/components/ui/button/Button';
import { EmptyState, type EmptyStateProps } from '@/components/ui/EmptyState';

type NoServicesProps = Pick<EmptyStateProps, 'picture'> & { onReset: () => void };

export function NoServices({ picture, onReset }: NoServicesProps) {
  return (
    <EmptyState
      title="No services found matching your criteria"
      picture={picture}
      action={
        <Button variant="quiet" onClick={onReset}>
          Reset filters
        </Button>
      }
    />
  );
}
