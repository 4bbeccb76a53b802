import type { Duty } from '@/lib/calendar/duties';
import { DUTY_GROUPS } from '@/lib/calendar/groups';
import { ruleText } from '@/lib/calendar/ruleText';
import type { CalendarDuty } from '@/lib/content/schemas/calendar';
import type { Service } from '@/lib/content/schemas/service';
import { getDutyPages } from '@/lib/server/content/loaders/duties';
import { formPath } from '@/lib/server/content/loaders/forms';
import { dutyPath } from '@/lib/site/dutyPath';
import { linkHere } from '@/lib/site/twins';
import { say } from '@/lib/words/say';
import { KnownLaw } from '../layout/KnownLaw';
import { ReferenceTable } from '../layout/ReferenceTable';

type DutyTableProps = {
  duties: readonly Duty[];
  /** The same duties as content has them. */
  published: readonly CalendarDuty[];
  services: readonly Service[];
};

/** Portal and form, which lead to the form's place among all forms. */
const Where = ({ portal, form }: { portal: string; form: string | undefined }) =>
  form ? <a {...linkHere(form)}>{portal}</a> : portal;

/** Every duty that comes back, each an anchor of the page. */
export function DutyTable({ duties, published, services }: DutyTableProps) {
  return (
    <ReferenceTable
      title={say('Every duty that comes back')}
      caption={say('Duties with who, when, where and the law')}
      columns={[say('What'), say('Who'), say('When'), say('Where'), say('Law')]}
      rows={duties.map((duty) => {
        const entry = published.find(({ id }) => id === duty.id);
        const page = getDutyPages().find((candidate) => candidate.duty === duty.id);
        const service = services.find(({ id }) => id === entry?.services[0]);
        return [
          <div key="what" id={duty.id}>
            <strong>{page ? <a {...linkHere(dutyPath(page.id))}>{duty.title}</a> : duty.title}</strong>
            <br />
            <small>
              {duty.action}
              {service && (
                <>
                  <br />
                  <a {...linkHere(service.slug)}>{service.title}</a>
                </>
              )}
            </small>
          </div>,
          duty.groups.map((group) => say(DUTY_GROUPS[group])).join('; '),
          ruleText(duty.rule),
          <Where key="where" portal={duty.where} form={formPath(entry?.form ?? '')} />,
          entry && <KnownLaw key="law" law={entry.law} evidence={entry.evidence} unconfirmed={entry.unconfirmed} />,
        ];
      })}
    >
      <p>
        {say(
          'Where a due day falls on a weekend or a public holiday, the calendar names the working day before it, and never one after: whether any Act still moves a due day to a later one could not be confirmed.',
        )}
      </p>
    </ReferenceTable>
  );
}
