import { render, screen } from '@testing-library/react';
import { createRef } from 'react';
import { SuccessPanel } from '@/components/ui/success-panel/SuccessPanel';

it('a panel of success says what was done, shows the way on and can take the focus', () => {
  const ref = createRef<HTMLDivElement>();
  render(<SuccessPanel ref={ref} title="Message Sent!" actions={<button type="button">Send Another</button>} />);
  ref.current?.focus();
  expect(screen.getByRole('status')).toHaveFocus();
  expect(screen.getByRole('heading', { name: 'Message Sent!' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Send Another' })).toBeVisible();
});
