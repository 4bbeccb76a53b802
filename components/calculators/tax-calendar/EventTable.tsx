import type { Calendar } from '@/lib/content/schemas/calendar';
import { say } from '@/lib/words/say';
import { KnownLaw } from '../layout/KnownLaw';
import { ReferenceTable } from '../layout/ReferenceTable';

/** Duties that follow from an event, and so have no date of their own. */
export function EventTable({ events }: Pick<Calendar, 'events'>) {
  return (
    <ReferenceTable
      title={say('When something happens')}
      caption={say('Duties that follow from an event')}
      columns={[say('What'), say('Who'), say('When'), say('Where'), say('Law')]}
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
