import { render, screen } from '@testing-library/react';
import CallbackThankYouPage from '@/app/(en)/thank-you/callback/page';
import ThankYouPage from '@/app/(en)/thank-you/page';
import { getFirm } from '@/lib/server/content/loaders/firm';

describe('the page after a post without script', () => {
  it('says after an enquiry that it was sent and when the firm replies', () => {
    render(<ThankYouPage />);
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Message Sent!');
    expect(screen.getByText(`Thank you. ${getFirm().replyPromise}`)).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Send Another Message' })).toHaveAttribute('href', '/contact');
    expect(screen.getByText(/behind “reference=”\. Please quote it/)).toBeInTheDocument();
  });

  it('says after a callback request that it was received and when the firm calls', () => {
    render(<CallbackThankYouPage />);
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Request received!');
    expect(
      screen.getByText('We will call you within one working day, during office hours, or write if you left no number.'),
    ).toBeInTheDocument();
    expect(screen.queryByText('Message Sent!')).not.toBeInTheDocument();
  });

  it('says what happens next, and leads on', () => {
    render(<ThankYouPage />);
    expect(screen.getByRole('heading', { name: 'What happens next' })).toBeVisible();
    for (const path of ['/services', '/calculator', '/resources'])
      expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toContain(path);
  });
});
