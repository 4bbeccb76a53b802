import { render, screen } from '@testing-library/react';
import { createRef } from 'react';
import { ErrorBanner } from '@/components/ui/error-banner/ErrorBanner';
import { Notice } from '@/components/ui/notice/Notice';
import { SuccessPanel } from '@/components/ui/success-panel/SuccessPanel';

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

describe('SuccessPanel', () => {
  it('says what was done, shows the way on and can take the focus', () => {
    const ref = createRef<HTMLDivElement>();
    render(
      <SuccessPanel ref={ref} title="Message Sent!" actions={<button type="button">Send Another Message</button>}>
        <p>Thank you.</p>
      </SuccessPanel>,
    );

    ref.current?.focus();

    expect(screen.getByRole('status')).toHaveFocus();
    expect(screen.getByRole('heading', { name: 'Message Sent!' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Send Another Message' })).toBeVisible();
  });
});

describe('Notice', () => {
  it('has its live region in the page before it has a message', () => {
    const { rerender } = render(<Notice message={undefined} />);
    const region = screen.getByRole('status');
    expect(region).toBeEmptyDOMElement();

    rerender(<Notice message="Download started" />);
    expect(region).toHaveTextContent('Download started');
  });
});
