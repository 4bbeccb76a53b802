import { act, fireEvent, render, screen } from '@testing-library/react';
import { CallbackForm } from '@/components/home/callback/CallbackForm';
import { FORM_FIELDS } from '@/lib/enquiry/fields';
import { REFUSAL_MESSAGES } from '@/lib/enquiry/messages';

const fetchMock = jest.fn();

const answer = (body: unknown) => fetchMock.mockResolvedValueOnce({ json: async () => body });
const fill = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } });
const submit = () =>
  act(async () => {
    fireEvent.submit(screen.getByRole('form', { name: 'Request a call back' }));
  });

const fillAll = () => {
  fill('Name *', 'Asha');
  fill('Phone', '+255 700 000 001');
};

beforeEach(() => {
  sessionStorage.clear();
  fetchMock.mockReset();
  Object.defineProperty(globalThis, 'fetch', { value: fetchMock, configurable: true });
  Object.assign(globalThis.crypto, { getRandomValues: (bytes: Uint8Array) => bytes.fill(1) });
  render(<CallbackForm />);
});

it('is a form that posts by itself where there is no script', () => {
  const form = screen.getByRole<HTMLFormElement>('form', { name: 'Request a call back' });
  expect(form).toHaveAttribute('action', '/contact-form.php');
  expect(form).toHaveAttribute('method', 'post');
  expect(form).toHaveAttribute('enctype', 'multipart/form-data');
  expect(new FormData(form).get('form')).toBe('callback');
  expect(screen.getByLabelText('Name *')).toBeRequired();
});

it('asks for a name, and for a phone number or an email address, neither of which it calls optional', () => {
  const controls = screen.getAllByLabelText(/^(Name \*|Phone|Email|Service optional|Message optional)$/);
  expect(controls.map((control) => control.getAttribute('name'))).toEqual([...FORM_FIELDS.callback]);
  expect(screen.getByLabelText('Message optional')).toHaveAttribute('rows', '2');
});

describe('mistakes in the callback form', () => {
  it('asks for a name and a way to answer, in the banner and at the fields', async () => {
    await submit();

    expect(fetchMock).not.toHaveBeenCalled();
    expect(screen.getByRole('alert')).toHaveTextContent(
      'Name is requiredPlease enter a phone number or an email address.',
    );
    expect(screen.getByLabelText('Name *')).toHaveAccessibleDescription('Name is required');
    expect(screen.getByLabelText('Phone')).toHaveAccessibleDescription(
      'Please enter a phone number or an email address.',
    );
  });

  it.each([
    ['Phone', '+255 700 000 001'],
    ['Email', 'asha@firm.example'],
  ])('is content with a name and %s', async (label, value) => {
    answer({ success: true });
    fill('Name *', 'Asha');
    fill(label, value);
    await submit();

    expect(screen.getByRole('status')).toHaveTextContent('Request received!');
  });

  it('refuses an email address that is none', async () => {
    fill('Name *', 'Asha');
    fill('Email', 'asha@firm');
    await submit();

    expect(screen.getByRole('alert')).toHaveTextContent('Please enter a valid email address');
  });
});

describe('sending the callback form', () => {
  it('posts every field with those that tell the function what it is', async () => {
    answer({ success: true });
    fillAll();
    fireEvent.change(screen.getByLabelText('Service optional'), { target: { value: 'taxation' } });
    fill('Message optional', 'A notice came.');
    await submit();

    expect(fetchMock).toHaveBeenCalledWith('/contact-form.php', expect.objectContaining({ method: 'POST' }));
    expect(Object.fromEntries(fetchMock.mock.calls[0][1].body)).toEqual({
      form: 'callback',
      extra_b: '',
      name: 'Asha',
      phone: '+255 700 000 001',
      email: '',
      service: 'taxation',
      message: 'A notice came.',
      submission: '01'.repeat(16),
      elapsed: expect.stringMatching(/^\d+$/),
    });
  });

  it('says that it is sending and cannot be sent twice', async () => {
    fetchMock.mockReturnValueOnce(new Promise(() => {}));
    fillAll();
    await submit();

    expect(screen.getByRole('button', { name: 'Sending...' })).toBeDisabled();
  });
});

describe('a callback request that is not taken', () => {
  it.each([
    ['the words of the function', { success: false, message: 'Please wait a minute.' }, 'Please wait a minute.'],
    ['words of its own where there are none', { success: false }, REFUSAL_MESSAGES.failed],
    ['words of its own for an answer that is none', null, REFUSAL_MESSAGES.failed],
  ])('shows %s', async (_, body, words) => {
    answer(body);
    fillAll();
    await submit();

    expect(screen.getByRole('alert')).toHaveTextContent(words);
  });
});
