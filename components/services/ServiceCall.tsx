import { ContactBlock } from '@/components/shell/contact/ContactBlock';
import type { Service, ServiceCategory } from '@/lib/content/schemas/services';

const TEAM_NAMES: Record<ServiceCategory, string> = {
  audit: 'Talk to the audit team',
  business: 'Talk to the business services team',
  tax: 'Talk to the tax team',
  advisory: 'Talk to the advisory team',
};

/** Call to the team of a service, with the hours at which the phone is answered. */
export function ServiceCall({ service: { id, title, category } }: { service: Service }) {
  return <ContactBlock title={TEAM_NAMES[category]} topic={title} service={id} requestLabel="Request This Service" />;
}
