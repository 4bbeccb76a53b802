import { fireEvent, screen } from '@testing-library/react';
import '@/app/elements';
import { NewsletterForm } from '@/components/media/NewsletterForm';
import { mountElements } from '@/tests/support/mountElements';

const WRONG = 'Please enter a valid email address';
const post = jest.fn();
const field = () => screen.getByRole('textbox', { name: /Email address/ });
const type = (value: string) => fireEvent.input(field(), { target: { value } });
function subscribe(email: string) {
  mountElements(<NewsletterForm />);
  type(email);
  fireEvent.submit(screen.getByRole('form', { name: 'Newsletter' }));
}

beforeEach(() => {
  post.mockReset();
  global.fetch = post;
});

it('a newsletter form that is refused shows the reason at its field', async () => {
  post.mockResolvedValue({ json: async () => ({ success: false, message: 'Please wait a minute.' }) });
  subscribe('rose@firm.example');
  expect(await screen.findByText('Please wait a minute.')).toBeVisible();
  expect(field()).toHaveAccessibleDescription(/^Please wait a minute\./);
  expect(field()).toHaveFocus();
});

describe('the newsletter form', () => {
  it.each(['', 'rose', 'rose@', 'rose@firm', 'a b@firm.example'])(
    'refuses "%s" without sending, and removes the message on the next input',
    (email) => {
      subscribe(email);
      expect(screen.getByText(WRONG)).toBeVisible();
      expect(field()).toHaveFocus();
      expect(post).not.toHaveBeenCalled();
      type(`${email}x`);
      expect(screen.queryByText(WRONG)).not.toBeInTheDocument();
    },
  );
});
