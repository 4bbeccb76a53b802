import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useFormSubmission } from '@/components/behaviours/enquiry/useFormSubmission';
import { ENGLISH } from '@/lib/words/say';

/** Key of the form's draft. */
export const KEY = 'typed:callback';

type TestFormProps = { prefilled?: string };

function TestForm({ prefilled }: TestFormProps) {
  const { ref, phase, messages, handleSubmit, startAgain } = useFormSubmission('callback', ENGLISH);
  if (phase === 'sent') {
    return (
      <button type="button" onClick={startAgain}>
        Again
      </button>
    );
  }
  return (
    <form ref={ref} onSubmit={handleSubmit}>
      <p>{messages.map(({ message }) => message).join()}</p>
      <input aria-label="Name" name="name" defaultValue={prefilled} />
      <input aria-label="Trap" name="extra_b" />
      <input type="hidden" name="phone" value="0712 345 678" />
      <select aria-label="Service" name="service">
        <option value="">Choose</option>
        <option value="audit">Audit</option>
      </select>
      <textarea aria-label="Message" name="message" />
      <button type="submit">Send</button>
    </form>
  );
}

const fetchMock = jest.fn();
let made = 0;

export const answer = (body: unknown) => fetchMock.mockResolvedValueOnce({ json: async () => body });
export const answerNever = () => fetchMock.mockReturnValue(new Promise(() => {}));
export const send = () => act(async () => screen.getByRole('button', { name: 'Send' }).click());
export const shown = (label: string) => screen.getByLabelText<HTMLInputElement>(label).value;
export const enter = (label: string, value: string) =>
  fireEvent.input(screen.getByLabelText(label), { target: { value } });

/** Types something into every field, the trap too. */
export async function typeAll() {
  await userEvent.type(screen.getByLabelText('Name'), 'Asha');
  await userEvent.selectOptions(screen.getByLabelText('Service'), 'audit');
  await userEvent.type(screen.getByLabelText('Message'), 'First line{Enter}second');
  await userEvent.type(screen.getByLabelText('Trap'), 'x');
}

/** The id of the n-th enquiry of a test. */
export const id = (enquiry: number) => String(enquiry).padStart(2, '0').repeat(16);

/** Returns the number of posts. */
export const posts = () => fetchMock.mock.calls.length;

/** Returns the value of a field in the n-th post. */
export function posted(call: number, field: string) {
  const body = fetchMock.mock.calls[call]?.[1]?.body;
  if (!(body instanceof FormData)) throw new Error(`There was no post ${call}.`);
  return body.get(field);
}

let page: ReturnType<typeof render> | undefined;

/** Loads the page, or reloads it in the same tab. */
export function load(props: TestFormProps = {}) {
  page?.unmount();
  page = render(<TestForm {...props} />);
}

beforeEach(() => {
  made = 0;
  page = undefined;
  sessionStorage.clear();
  fetchMock.mockReset();
  Object.assign(globalThis, { fetch: fetchMock });
  Object.assign(globalThis.crypto, { getRandomValues: (bytes: Uint8Array) => bytes.fill(++made) });
});

afterEach(() => {
  jest.restoreAllMocks();
  jest.useRealTimers();
});
