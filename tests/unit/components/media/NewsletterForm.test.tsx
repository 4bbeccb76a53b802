import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { NewsletterForm } from '@/components/media/NewsletterForm';

const post = jest.fn();
const answer = (body: unknown) => post.mockResolvedValue({ json: async () => body });
const field = () => screen.getByRole('textbox', { name: /Email address/ });
const subscribe = async (email: string) => {
  if (email) await userEvent.type(field(), email);
  await userEvent.click(screen.getByRole('button', { name: 'Subscribe Now' }));
};

beforeEach(() => {
  post.mockReset();
  global.fetch = post;
});

describe('the newsletter form', () => {
  it.each(['', 'rose', 'rose@', 'rose@firm', 'a b@firm.example'])('refuses "%s" and sends nothing', async (email) => {
    render(<NewsletterForm />);
    await subscribe(email);
    expect(await screen.findByText('Please enter a valid email address')).toBeInTheDocument();
    expect(field()).toHaveFocus();
    expect(post).not.toHaveBeenCalled();
  });

  it('takes its complaint back once one types', async () => {
    render(<NewsletterForm />);
    await subscribe('rose');
    await screen.findByText('Please enter a valid email address');
    await userEvent.type(field(), '@');
    expect(screen.queryByText('Please enter a valid email address')).not.toBeInTheDocument();
  });

  it('sends a good address and says what comes next', async () => {
    answer({ success: true });
    render(<NewsletterForm />);
    await subscribe('rose@firm.example');
    expect(await screen.findByText('Please check your inbox to confirm your subscription.')).toBeInTheDocument();
    expect(screen.getByRole('status')).toHaveFocus();
    const [address, { body }] = post.mock.calls[0];
    expect(address).toBe('/newsletter');
    expect(body.get('email')).toBe('rose@firm.example');
  });

  it('shows the words of a refusal and keeps what was typed', async () => {
    answer({ success: false, message: 'Too many messages from your connection.' });
    render(<NewsletterForm />);
    await subscribe('rose@firm.example');
    expect(await screen.findByText('Too many messages from your connection.')).toBeInTheDocument();
    expect(field()).toHaveValue('rose@firm.example');
  });

  it('says so when nothing answers, to the visitor and to the console', async () => {
    const log = jest.spyOn(console, 'error').mockImplementation(() => {});
    post.mockRejectedValue(new Error('offline'));
    render(<NewsletterForm />);
    await subscribe('rose@firm.example');
    expect(
      await screen.findByText('An error occurred while submitting the form. Please try again.'),
    ).toBeInTheDocument();
    expect(log).toHaveBeenCalled();
    log.mockRestore();
  });
});
