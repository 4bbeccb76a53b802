import { render } from '@testing-library/react';
import { Honeypot } from '@/components/ui/honeypot/Honeypot';
import { HIDDEN_FIELDS } from '@/lib/enquiry/forms';

it('The trap has a name that means nothing to programs that fill forms, and asks them to leave it', () => {
  const { container } = render(<Honeypot name={HIDDEN_FIELDS.honeypot} />);
  const field = container.querySelector('input');
  expect(field?.name).not.toMatch(/web|url|site|mail|name|phone|address|company|city/i);
  expect(field).toHaveAttribute('autocomplete', 'off');
  for (const attribute of ['data-1p-ignore', 'data-lpignore', 'data-bwignore', 'data-form-type']) {
    expect(field).toHaveAttribute(attribute);
  }
});
