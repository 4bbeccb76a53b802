import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useSentForm } from '@/lib/enquiry/useSentForm';

const FIELDS = ['name', 'service', 'message'] as const;
const KEY = 'typed:contact';

type TestFormProps = { kind?: 'contact' | 'callback'; prefilled?: string; shownAt?: number };

function TestForm({ kind = 'contact', prefilled, shownAt }: TestFormProps) {
  const { ref, phase, messages, handleSubmit, startAgain } = useSentForm({
    kind,
    fields: FIELDS,
    validate: (data) => (data.get('name') === '' ? [{ field: 'name', message: 'Name is required' }] : []),
    shownAt,
  });
  if (phase === 'sent') {
    return (
      <button type="button" onClick={startAgain}>
        Again
      </button>
    );
  }
  return (
    <form ref={ref} onSubmit={handleSubmit}>
      <p>{messages.join()}</p>
      <input aria-label="Name" name="name" defaultValue={prefilled} />
      <input aria-label="Trap" name="website" />
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
const send = () => act(async () => screen.getByRole('button', { name: 'Send' }).click());
const shown = (label: string) => screen.getByLabelText<HTMLInputElement>(label).value;
const enter = (label: string, value: string) => fireEvent.input(screen.getByLabelText(label), { target: { value } });

async function typeAll() {
  await userEvent.type(screen.getByLabelText('Name'), 'Asha');
  await userEvent.selectOptions(screen.getByLabelText('Service'), 'audit');
  await userEvent.type(screen.getByLabelText('Message'), 'First line{Enter}second');
  await userEvent.type(screen.getByLabelText('Trap'), 'x');
}

/** What the n-th post said in a field. */
function posted(call: number, field: string) {
  const body = fetchMock.mock.calls[call]?.[1]?.body;
  if (!(body instanceof FormData)) throw new Error(`There was no post ${call}.`);
  return body.get(field);
}

let page: ReturnType<typeof render> | undefined;

/** The page comes, or comes anew in the same tab. */
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
  Object.assign(globalThis.crypto, { randomUUID: () => `id ${++made}` });
});

afterEach(() => {
  jest.restoreAllMocks();
  jest.useRealTimers();
});

describe('what was typed into a form', () => {
  it('is there again after a reload', async () => {
    load();
    await typeAll();
    load();
    expect([shown('Name'), shown('Service'), shown('Message')]).toEqual(['Asha', 'audit', 'First line\nsecond']);
  });

  it('is kept where it was typed before script came', () => {
    load({ prefilled: 'Asha' });
    load();
    expect(shown('Name')).toBe('Asha');
  });

  it('is kept of the fields that a visitor sees, and of no other', async () => {
    load();
    await typeAll();
    expect(sessionStorage.getItem(KEY)).not.toContain('website');
  });

  it('does not take the place of what a field holds already', () => {
    load();
    enter('Name', 'Asha');
    enter('Message', 'Kept');
    load({ prefilled: 'Typed by the browser' });
    expect([shown('Name'), shown('Message')]).toEqual(['Typed by the browser', 'Kept']);
  });

  it('stays in its own form', () => {
    load();
    enter('Name', 'Asha');
    load({ kind: 'callback' });
    expect(shown('Name')).toBe('');
  });

  it('is there after mistakes, and after a failure and a reload', async () => {
    load();
    enter('Message', 'When is it due?');
    await send();
    expect(screen.getByText('Name is required')).toBeInTheDocument();

    answer({ success: false, message: 'Call us.' });
    enter('Name', 'Asha');
    await send();
    expect(screen.getByText('Call us.')).toBeInTheDocument();
    load();
    expect([shown('Name'), shown('Message')]).toEqual(['Asha', 'When is it due?']);
  });

  it('is forgotten once the form was taken, and the next form is kept again', async () => {
    load();
    enter('Name', 'Asha');
    answer({ success: true });
    await send();
    expect(sessionStorage.getItem(KEY)).toBeNull();

    await userEvent.click(screen.getByRole('button', { name: 'Again' }));
    expect(shown('Name')).toBe('');
    enter('Name', 'Juma');
    load();
    expect(shown('Name')).toBe('Juma');
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

describe('the id under which a form is sent', () => {
  const failAndReload = async () => {
    load();
    enter('Name', 'Asha');
    answer({ success: false });
    await send();
    load();
  };

  it('is the same at the second try', async () => {
    load();
    enter('Name', 'Asha');
    for (const success of [false, true]) {
      answer({ success });
      await send();
    }
    expect([posted(0, 'submission'), posted(1, 'submission')]).toEqual(['id 1', 'id 1']);
  });

  it('is the same after a reload: the same form is one enquiry', async () => {
    await failAndReload();
    answer({ success: true });
    await send();
    expect([posted(0, 'submission'), posted(1, 'submission')]).toEqual(['id 1', 'id 1']);
  });

  it('is another for the next form', async () => {
    await failAndReload();
    answer({ success: true });
    await send();
    await userEvent.click(screen.getByRole('button', { name: 'Again' }));
    enter('Name', 'Asha');
    answer({ success: true });
    await send();
    expect(posted(2, 'submission')).toBe('id 2');
  });

  it('is another for the next form after a reload', async () => {
    load();
    enter('Name', 'Asha');
    answer({ success: true });
    await send();
    load();
    enter('Name', 'Asha');
    answer({ success: true });
    await send();
    expect([posted(0, 'submission'), posted(1, 'submission')]).toEqual(['id 1', 'id 2']);
  });
});

describe('the time that a visitor took', () => {
  it('runs from when the form was first shown, over a reload too', async () => {
    jest.useFakeTimers({ now: 1_000_000 });
    load();
    enter('Name', 'Asha');
    jest.setSystemTime(1_060_000);
    load();
    answer({ success: true });
    await send();
    expect(posted(0, 'elapsed')).toBe('60000');
  });

  it('runs from when another form had it that this one took over', async () => {
    jest.useFakeTimers({ now: 1_000_000 });
    load({ shownAt: 995_000 });
    enter('Name', 'Asha');
    answer({ success: true });
    await send();
    expect(posted(0, 'elapsed')).toBe('5000');
  });
});

describe('a form where nothing can be stored', () => {
  const fail = () => {
    throw new DOMException('full or forbidden');
  };

  it.each([
    ['storage is full', () => jest.spyOn(Storage.prototype, 'setItem').mockImplementation(fail)],
    ['there is none', () => jest.spyOn(window, 'sessionStorage', 'get').mockImplementation(fail)],
  ])('can be filled, sent and sent again as the same when %s', async (_, breakStorage) => {
    breakStorage();
    load();
    await typeAll();
    for (const success of [false, true]) {
      answer({ success });
      await send();
    }
    expect([posted(0, 'submission'), posted(1, 'submission')]).toEqual(['id 1', 'id 1']);
    expect(screen.getByRole('button', { name: 'Again' })).toBeInTheDocument();
  });
});
