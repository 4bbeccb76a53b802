import { act, fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import '@/app/elements';
import { CallbackForm } from '@/components/shared/enquiry/CallbackForm';
import { ENGLISH } from '@/lib/words/translate';
import { mountElements } from '@/tests/support/mountElements';

/** sessionStorage key of the form's draft. */
const KEY = 'typed:callback';

const fetchMock = jest.fn();
let made = 0;

const answer = (body: unknown) => fetchMock.mockResolvedValueOnce({ json: async () => body });
const answerNever = () => fetchMock.mockReturnValue(new Promise(() => {}));
const form = () => screen.getByRole<HTMLFormElement>('form');
const send = () =>
  act(async () => {
    fireEvent.submit(form());
  });
const field = (label: string) => screen.getByLabelText<HTMLInputElement>(new RegExp(`^${label}`));
const shown = (label: string) => field(label).value;
const enter = (label: string, value: string) => fireEvent.input(field(label), { target: { value } });
const enterAll = () => {
  enter('Name', 'Asha');
  enter('Phone', '0712 345 678');
};

/** Returns the id of the nth enquiry in a test. */
const id = (enquiry: number) => String(enquiry).padStart(2, '0').repeat(16);

/** Returns the value of a field in one of the requests, counted from 0. */
function posted(call: number, name: string) {
  const body = fetchMock.mock.calls[call]?.[1]?.body;
  if (!(body instanceof FormData)) throw new Error(`There was no post ${call}.`);
  return body.get(name);
}

/** Loads the form; a second call is a reload in the same tab. */
const load = () => mountElements(<CallbackForm translate={ENGLISH} />);

beforeEach(() => {
  made = 0;
  sessionStorage.clear();
  fetchMock.mockReset();
  Object.assign(globalThis, { fetch: fetchMock });
  Object.assign(globalThis.crypto, { getRandomValues: (bytes: Uint8Array) => bytes.fill(++made) });
});

afterEach(() => {
  document.body.replaceChildren();
  jest.restoreAllMocks();
  jest.useRealTimers();
});

// tests/e2e/forms/contact-failures.spec.ts tests that a form is sent as one enquiry and is restored after a failure and a
// reload.
describe('the draft of a form', () => {
  it('contains only the fields that a visitor sees', () => {
    load();
    enter('Message', 'First line\nsecond');
    enter('Leave this empty', 'x');
    expect(sessionStorage.getItem(KEY)).toContain('First line');
    expect(sessionStorage.getItem(KEY)).not.toContain('extra_b');
  });

  it('loses a field that is emptied', () => {
    load();
    enter('Name', 'Asha');
    enter('Name', '');
    load();
    expect(shown('Name')).toBe('');
  });

  it('does not overwrite a field that already has a value', () => {
    load();
    enter('Name', 'Asha');
    enter('Message', 'Kept');
    const page = renderToString(<CallbackForm translate={ENGLISH} />).replace(
      'name="name"',
      'name="name" value="Typed by the browser"',
    );
    document.body.innerHTML = page;
    expect([shown('Name'), shown('Message')]).toEqual(['Typed by the browser', 'Kept']);
  });

  it.each(['', '{', 'null', '[]', '"text"', '{"name":7}', '{"service":"no such service"}'])(
    'is ignored if the storage contains %s',
    (text) => {
      sessionStorage.setItem(KEY, text);
      load();
      expect([shown('Name'), shown('Service'), shown('Message')]).toEqual(['', '', '']);
    },
  );
});

describe('submitting a form', () => {
  it('creates a new enquiry each time', async () => {
    load();
    for (const _ of ['first', 'second']) {
      enterAll();
      answer({ success: true });
      await send();
      await userEvent.click(screen.getByRole('button', { name: 'Send another request' }));
    }
    expect([posted(0, 'submission'), posted(1, 'submission')]).toEqual([id(1), id(2)]);
  });

  it('offers a copy with the reference, without empty fields', async () => {
    const saved: Blob[] = [];
    const click = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {});
    Object.assign(URL, { createObjectURL: (blob: Blob) => `blob:${saved.push(blob)}`, revokeObjectURL: () => {} });
    load();
    enterAll();
    enter('Message', 'First {name}\nsecond');
    answer({ success: true, reference: 'HF-12-34567' });
    await send();
    await userEvent.click(screen.getByRole('button', { name: 'Save a copy' }));
    expect(click.mock.contexts[0]).toHaveProperty('download', 'HF-12-34567.txt');
    const text = await new Promise((resolve) => {
      const reader = new FileReader();
      reader.onload = () => resolve(reader.result);
      reader.readAsText(saved[0] ?? new Blob());
    });
    expect(text).toMatch(
      /^What you sent to .+\nReference: HF-12-34567\nDay: .+\n\nName: Asha\nPhone: 0712 345 678\nMessage: First \{name\}\nsecond\n$/,
    );
  });

  it('ignores a second press of Enter', async () => {
    load();
    answerNever();
    enterAll();
    await send();
    await send();
    expect(fetchMock).toHaveBeenCalledTimes(1);
  });

  it('never posts a negative elapsed time, even if the clock was set back', async () => {
    jest.useFakeTimers({ now: 1_000_000 });
    load();
    enterAll();
    jest.setSystemTime(500_000);
    answer({ success: true });
    await send();
    expect(Number(posted(0, 'elapsed'))).toBeGreaterThanOrEqual(0);
  });
});

it('a form with unchanged mistakes moves the focus to its error summary on every submission', async () => {
  load();
  for (const _ of ['first', 'second']) {
    field('Name').focus();
    await send();
    expect(screen.getByRole('alert')).toHaveFocus();
  }
});

/** Submits the form offline, then asks for it to be sent later. */
async function askForLater(isBackBeforeThePress: boolean): Promise<void> {
  jest.spyOn(console, 'error').mockImplementation(() => {});
  const onLine = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  load();
  enterAll();
  fetchMock.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  await send();
  expect(screen.getByRole('alert')).toHaveTextContent('You have no internet connection just now.');
  answer({ success: true });
  onLine.mockReturnValue(isBackBeforeThePress);
  await userEvent.click(screen.getByRole('button', { name: 'Send it when I am back online' }));
}

it('a form is sent at once if the connection returns before the press', async () => {
  await askForLater(true);
  expect(fetchMock).toHaveBeenCalledTimes(2);
});

it('a form that waits goes on waiting if the connection was back only for a moment', async () => {
  await askForLater(false);
  fetchMock.mockReset().mockRejectedValue(new TypeError('Failed to fetch'));
  await act(async () => {
    fireEvent(window, new Event('online'));
  });
  await screen.findByRole('button', { name: 'Send it when I am back online', pressed: true });
  await act(async () => {
    fireEvent(window, new Event('online'));
  });
  expect(fetchMock).toHaveBeenCalledTimes(2);
});

it('a form is sent once the connection returns, but not before', async () => {
  await askForLater(false);
  expect(screen.getByText(/^We will send it as soon as you are back online/)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Send it when I am back online' })).toBePressed();
  expect(fetchMock).toHaveBeenCalledTimes(1);
  await act(async () => {
    fireEvent(window, new Event('online'));
  });
  expect(fetchMock).toHaveBeenCalledTimes(2);
});
