import type { Calendar } from '@/lib/content/schemas/calendar';
import { KnownLaw } from '../layout/KnownLaw';
import { ReferenceTable } from '../layout/ReferenceTable';

/** Duties that follow from an event, and so have no date of their own. */
export function EventTable({ events }: Pick<Calendar, 'events'>) {
  return (
    <ReferenceTable
      title="When something happens"
      caption="Duties that follow from an event"
      columns={['What', 'Who', 'When', 'Where', 'Law']}
      rows={events.map(({ who, what, when, where, law, evidence, unconfirmed }) => [
        what,
        who,
        when,
        where,
        <KnownLaw key="law" law={law} evidence={evidence} unconfirmed={unconfirmed} />,
      ])}
    />
  );
}
