import { Button } from '@/components/ui/button/Button';
import { EmptyState } from '@/components/ui/empty-state/EmptyState';
import { ErrorBanner } from '@/components/ui/error-banner/ErrorBanner';
import { Note } from '@/components/ui/note/Note';
import { SuccessPanel } from '@/components/ui/success-panel/SuccessPanel';
import { stockPicture } from '@/lib/server/pictures/registry';
import { DialogExample } from './examples';
import { Specimen, SpecimenGroup } from './Specimen';

/** Messages and dialogs. */
export function MessageSpecimens() {
  return (
    <SpecimenGroup title="Messages">
      <Specimen title="ErrorBanner: one message, several">
        <ErrorBanner
          title="Your message was not sent."
          errors={[{ message: 'An error occurred. Please try again.' }]}
        />
        <ErrorBanner
          title="Please look at these fields."
          errors={[{ message: 'Name is required' }, { message: 'Email is required' }]}
        />
      </Specimen>
      <Specimen title="SuccessPanel">
        <SuccessPanel title="Message Sent!" actions={<Button variant="outline">Send Another Message</Button>}>
          <p>Thank you, Amina. A partner reads this today and replies within one working day.</p>
        </SuccessPanel>
      </Specimen>
      <Specimen title="EmptyState">
        <EmptyState
          title="No services found matching your criteria"
          text="Try another word."
          picture={stockPicture('default')}
          action={<Button variant="quiet">Reset filters</Button>}
        />
      </Specimen>
      <Specimen title="Note; Dialog, opened by its buttons">
        <Note title="Important Note">
          <p>These results are general estimates, not professional advice.</p>
        </Note>
        <DialogExample label="Open a panel" size="panel" />
        <DialogExample label="Open the full screen" size="full" />
      </Specimen>
    </SpecimenGroup>
  );
}
