import { act, fireEvent, screen, within } from '@testing-library/react';
import '@/app/elements';
import { CallbackForm } from '@/components/shared/enquiry/CallbackForm';
import { FORM_FIELDS } from '@/lib/enquiry/fields';
import { SERVICE_OPTIONS } from '@/lib/enquiry/serviceOptions';
import { ENGLISH } from '@/lib/words/translate';
import { mountElements } from '@/tests/support/mountElements';

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
  mountElements(<CallbackForm translate={ENGLISH} />);
});

it('requires a name, and marks neither phone nor email as optional', () => {
  const controls = screen.getAllByLabelText(
    /^(Name \*|Phone|Email|Best time to call optional|Service optional|Message optional)$/,
  );
  expect(controls.map((control) => control.getAttribute('name'))).toEqual([...FORM_FIELDS.callback]);
  expect(screen.getByLabelText('Message optional')).toHaveAttribute('rows', '2');
  const services = within(screen.getByLabelText('Service optional')).getAllByRole('option');
  expect(services.map((option) => option.getAttribute('value'))).toEqual([
    '',
    ...SERVICE_OPTIONS.map(({ value }) => value),
  ]);
});

describe('sending the callback form', () => {
  it('posts every field, plus the fields that identify the form', async () => {
    answer({ success: true });
    fillAll();
    fireEvent.change(screen.getByLabelText('Service optional'), { target: { value: 'taxation' } });
    fireEvent.change(screen.getByLabelText('Best time to call optional'), { target: { value: 'Afternoon' } });
    fill('Message optional', 'A notice came.');
    await submit();

    expect(fetchMock).toHaveBeenCalledWith('/contact-form.php', expect.objectContaining({ method: 'POST' }));
    expect(Object.fromEntries(fetchMock.mock.calls[0][1].body)).toEqual({
      form: 'callback',
      extra_b: '',
      name: 'Asha',
      phone: '+255 700 000 001',
      email: '',
      time: 'Afternoon',
      service: 'taxation',
      message: 'A notice came.',
      submission: '01'.repeat(16),
      elapsed: expect.stringMatching(/^\d+$/),
    });
  });
});

it('on Contact has fields for name, phone, email and time of day only', () => {
  mountElements(<CallbackForm translate={ENGLISH} isBrief />);
  const form = within(screen.getByRole('form', { name: 'Request a call back' }));
  const controls = form.getAllByLabelText(/^(Name|Phone|Email|Best time|Service|Message)/);
  expect(controls.map((control) => control.getAttribute('name'))).toEqual(['name', 'phone', 'email', 'time']);
});
