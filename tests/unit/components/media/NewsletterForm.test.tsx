import { fireEvent, render, screen } from '@testing-library/react';
import { NewsletterForm } from '@/components/media/NewsletterForm';

const WRONG = 'Please enter a valid email address';
const post = jest.fn();
const field = () => screen.getByRole('textbox', { name: /Email address/ });
const type = (value: string) => fireEvent.input(field(), { target: { value } });
function subscribe(email: string) {
  render(<NewsletterForm />);
  type(email);
  fireEvent.click(screen.getByRole('button', { name: 'Subscribe Now' }));
}

beforeEach(() => {
  post.mockReset();
  global.fetch = post;
});

describe('the newsletter form', () => {
  it.each(['', 'rose', 'rose@', 'rose@firm', 'a b@firm.example'])(
    'refuses "%s", sends nothing, and takes its complaint back once one types',
    async (email) => {
      subscribe(email);
      expect(await screen.findByText(WRONG)).toBeInTheDocument();
      expect(field()).toHaveFocus();
      expect(post).not.toHaveBeenCalled();
      type(`${email}x`);
      expect(screen.queryByText(WRONG)).not.toBeInTheDocument();
    },
  );

  it('sends a good address and says what comes next', async () => {
    post.mockResolvedValue({ json: async () => ({ success: true }) });
    subscribe('rose@firm.example');
    expect(
      await screen.findByText(/Thank you\. We have noted your address\. Before the first issue, one e-mail asks/),
    ).toBeInTheDocument();
    expect(screen.getByRole('status')).toHaveFocus();
    const [address, { body }] = post.mock.calls[0];
    expect([address, body.get('email')]).toEqual(['/newsletter', 'rose@firm.example']);
  });

  it('shows the words of a refusal and keeps what was typed', async () => {
    post.mockResolvedValue({ json: async () => ({ success: false, message: 'Too many messages.' }) });
    subscribe('rose@firm.example');
    expect(await screen.findByText('Too many messages.')).toBeInTheDocument();
    expect(field()).toHaveValue('rose@firm.example');
  });
});
