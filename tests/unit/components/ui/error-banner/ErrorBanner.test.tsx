import { render, screen } from '@testing-library/react';
import { createRef } from 'react';
import { ErrorBanner } from '@/components/ui/error-banner/ErrorBanner';

describe('ErrorBanner', () => {
  it('says one message as a sentence', () => {
    render(<ErrorBanner title="Your message was not sent." errors={['Please try again.']} />);

    expect(screen.getByRole('alert')).toHaveTextContent('Your message was not sent.Please try again.');
    expect(screen.queryByRole('list')).not.toBeInTheDocument();
  });

  it('lists several messages in their order', () => {
    render(<ErrorBanner errors={['Name is required', 'Email is required']} />);

    expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
      'Name is required',
      'Email is required',
    ]);
  });

  it('can take the focus', () => {
    const ref = createRef<HTMLDivElement>();
    render(<ErrorBanner ref={ref} errors={['Name is required']} />);

    ref.current?.focus();

    expect(screen.getByRole('alert')).toHaveFocus();
  });
});
