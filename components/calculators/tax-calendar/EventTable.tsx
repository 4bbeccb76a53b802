import { DataTable } from '@/components/ui/data-table/DataTable';
import type { Calendar } from '@/lib/content/schemas/calendar';
import { KnownLaw } from '../layout/KnownLaw';

const COLUMNS = ['What', 'Who', 'When', 'Where', 'Law'].map((label) => ({ label }));

/** Duties that follow from an event, and so have no date of their own. */
export function EventTable({ events }: Pick<Calendar, 'events'>) {
  return (
    <DataTable
      caption="Duties that follow from an event"
      isCaptionHidden
      columns={COLUMNS}
      rows={events.map((event) => [event.what, event.who, event.when, event.where, <KnownLaw key="law" of={event} />])}
    />
  );
}
