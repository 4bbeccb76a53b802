import { ContactBlock } from '@/components/shell/contact/ContactBlock';
import type { TeamMember } from '@/lib/content/schemas/people';
import type { Service } from '@/lib/content/schemas/services';

type ServiceCallProps = { service: Service; lead: TeamMember };

/** Call to the person who leads a service. */
export function ServiceCall({ service: { id, title }, lead: { name, position } }: ServiceCallProps) {
  return (
    <ContactBlock
      title={`Talk to ${name}, ${position}`}
      topic={title}
      service={id}
      requestLabel="Request This Service"
    />
  );
}
