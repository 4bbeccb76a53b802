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
});
