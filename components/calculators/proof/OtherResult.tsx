import { TextLink } from '@/components/ui/link/TextLink';
import { requestLink } from '@/lib/links/contactLinks';

/** The way to say that a result differs from the visitor's own. */
export const OtherResult = ({ name }: { name?: string }) => (
  <p>
    <TextLink href={requestLink({ message: `I find another result${name ? ` in the cases “${name}”` : ''}: ` })} arrow>
      You find another result? Tell us
    </TextLink>
  </p>
);
