import { DataTable } from '@/components/ui/data-table/DataTable';
import type { Calendar } from '@/lib/content/schemas/calendar';
import { ReferenceSection } from '../layout/ReferenceSection';
import { Evidence } from './Evidence';

/** Duties that follow from an event, and so have no date of their own. */
export function EventTable({ events }: Pick<Calendar, 'events'>) {
  return (
    <ReferenceSection title="When something happens">
      <DataTable
        caption="Duties that follow from an event"
        isCaptionHidden
        columns={[{ label: 'What' }, { label: 'Who' }, { label: 'When' }, { label: 'Where' }, { label: 'Law' }]}
        rows={events.map(({ who, what, when, where, law, reportedBy, unconfirmed }) => [
          what,
          who,
          when,
          where,
          <Evidence key="law" law={law} reportedBy={reportedBy} unconfirmed={unconfirmed} />,
        ])}
      />
    </ReferenceSection>
  );
}
