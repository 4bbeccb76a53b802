import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SendWhenBack } from '@/components/behaviours/enquiry/SendWhenBack';
import { useFormSubmission } from '@/components/behaviours/enquiry/useFormSubmission';
import { ENGLISH } from '@/lib/words/say';

/** Key of the form's draft. */
const KEY = 'typed:callback';

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

const answer = (body: unknown) => fetchMock.mockResolvedValueOnce({ json: async () => body });
const answerNever = () => fetchMock.mockReturnValue(new Promise(() => {}));
const send = () => act(async () => screen.getByRole('button', { name: 'Send' }).click());
const shown = (label: string) => screen.getByLabelText<HTMLInputElement>(label).value;
const enter = (label: string, value: string) => fireEvent.input(screen.getByLabelText(label), { target: { value } });

/** Types something into every field, the trap too. */
async function typeAll() {
  await userEvent.type(screen.getByLabelText('Name'), 'Asha');
  await userEvent.selectOptions(screen.getByLabelText('Service'), 'audit');
  await userEvent.type(screen.getByLabelText('Message'), 'First line{Enter}second');
  await userEvent.type(screen.getByLabelText('Trap'), 'x');
}

/** The id of the n-th enquiry of a test. */
const id = (enquiry: number) => String(enquiry).padStart(2, '0').repeat(16);

/** Returns the number of posts. */
const posts = () => fetchMock.mock.calls.length;

/** Returns the value of a field in the n-th post. */
function posted(call: number, field: string) {
  const body = fetchMock.mock.calls[call]?.[1]?.body;
  if (!(body instanceof FormData)) throw new Error(`There was no post ${call}.`);
  return body.get(field);
}

let page: ReturnType<typeof render> | undefined;

/** Loads the page, or reloads it in the same tab. */
function load(props: TestFormProps = {}) {
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

// That a form is one enquiry, and is there again after a failure and a reload, is tested in tests/e2e/forms/contact-failures.spec.ts.
describe('what was typed into a form', () => {
  it('is kept of the fields that a visitor sees, and of no other', async () => {
    load();
    await typeAll();
    expect(sessionStorage.getItem(KEY)).toContain('First line');
    expect(sessionStorage.getItem(KEY)).not.toContain('extra_b');
  });

  it('is gone where it was emptied', () => {
    load();
    enter('Name', 'Asha');
    enter('Name', '');
    load();
    expect(shown('Name')).toBe('');
  });

  it('does not take the place of what a field holds already', () => {
    load();
    enter('Name', 'Asha');
    enter('Message', 'Kept');
    load({ prefilled: 'Typed by the browser' });
    expect([shown('Name'), shown('Message')]).toEqual(['Typed by the browser', 'Kept']);
  });

  it.each(['', '{', 'null', '[]', '"text"', '{"name":7}', '{"service":"no such service"}'])(
    'is not made up from %s in the storage',
    (text) => {
      sessionStorage.setItem(KEY, text);
      load();
      expect([shown('Name'), shown('Service'), shown('Message')]).toEqual(['', '', '']);
    },
  );
});

describe('a form that is sent', () => {
  it('is another enquiry than the one before', async () => {
    load();
    for (const _ of ['first', 'second']) {
      enter('Name', 'Asha');
      answer({ success: true });
      await send();
      await userEvent.click(screen.getByRole('button', { name: 'Again' }));
    }
    expect([posted(0, 'submission'), posted(1, 'submission')]).toEqual([id(1), id(2)]);
  });

  it('is not posted again by a second press of Enter', async () => {
    load();
    answerNever();
    await userEvent.type(screen.getByLabelText('Name'), 'Asha{Enter}{Enter}');
    expect(posts()).toBe(1);
  });

  it('took a time that is never negative, where the clock was set back meanwhile', async () => {
    jest.useFakeTimers({ now: 1_000_000 });
    load();
    enter('Name', 'Asha');
    jest.setSystemTime(500_000);
    answer({ success: true });
    await send();
    expect(Number(posted(0, 'elapsed'))).toBeGreaterThanOrEqual(0);
  });
});

const sent = jest.fn();

/** A form that was pressed to be sent once the line is back. */
function pressWhile(isOnline: boolean): void {
  sent.mockClear();
  HTMLFormElement.prototype.requestSubmit = sent;
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline);
  render(
    <form>
      <SendWhenBack />
    </form>,
  );
  fireEvent.click(screen.getByRole('button'));
}

it('the form is sent at once where the line is back before the press', () => {
  pressWhile(true);
  expect(sent).toHaveBeenCalledTimes(1);
});

it('the form is sent once the line is back, and not before', () => {
  pressWhile(false);
  expect(sent).not.toHaveBeenCalled();
  fireEvent(window, new Event('online'));
  expect(sent).toHaveBeenCalledTimes(1);
});
