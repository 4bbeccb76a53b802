import { postForm } from '@/lib/browser/postForm';

const FALLBACK = 'An error occurred while submitting the form. Please try again.';

const form = () => {
  const body = new FormData();
  body.set('name', 'Asha');
  return body;
};

const answers = (body: string, status = 200) =>
  jest.spyOn(globalThis, 'fetch').mockResolvedValue(new Response(body, { status }));

const NO_LINE = 'You have no internet connection just now. We have kept what you typed.';

describe('postForm', () => {
  let log: jest.SpyInstance;
  beforeEach(() => (log = jest.spyOn(console, 'error').mockImplementation(() => {})));
  afterEach(() => jest.restoreAllMocks());

  it("posts the fields to the form's URL and requests JSON", async () => {
    const fetch = answers('{"success":true,"reference":"0123456789ab"}');
    const body = form();

    expect(await postForm('/form', body)).toEqual({ isAccepted: true, reference: '0123456789ab' });
    expect(fetch).toHaveBeenCalledWith('/form', {
      method: 'POST',
      body,
      headers: { Accept: 'application/json' },
      signal: expect.any(AbortSignal),
    });
    expect(log).not.toHaveBeenCalled();
  });

  const A = { text: 'A' };

  it.each([
    ['the message of the server', 503, '{"success":false,"message":"A"}', [A]],
    [
      'every mistake in its order, with its field',
      400,
      '{"success":false,"message":"A","errors":[{"field":"name","message":"A"},{"field":"email","message":"B"}]}',
      [
        { field: 'name', text: 'A' },
        { field: 'email', text: 'B' },
      ],
    ],
    ['the message if the list is empty', 400, '{"success":false,"message":"A","errors":[]}', [A]],
    ['the message if the list is not an array', 400, '{"success":false,"message":"A","errors":"B"}', [A]],
    ['the message if the list contains no texts', 400, '{"message":"A","errors":[null,{},{"message":7}]}', [A]],
  ])('returns %s', async (_title, status, body, messages) => {
    answers(body, status);

    expect(await postForm('/form', form())).toEqual({ isAccepted: false, messages });
    expect(log).not.toHaveBeenCalled();
  });

  it.each([
    ['no message', 200, '{"success":false}', 'Error'],
    ['an empty message', 200, '{"success":false,"message":""}', 'Error'],
    ['a message that is not a text', 200, '{"success":false,"message":{"a":1}}', 'Error'],
    ['the string true', 200, '{"success":"true"}', 'Error'],
    ['null', 200, 'null', 'Error'],
    ['a bare true', 200, 'true', 'Error'],
    ['a list', 200, '[]', 'Error'],
    ['an empty response', 200, '', 'SyntaxError'],
    ['a page instead of JSON', 502, '<!doctype html><title>Bad gateway</title>', 'SyntaxError'],
    ['a truncated response', 200, '{"success":tr', 'SyntaxError'],
  ])('returns the fallback and logs %s', async (_title, status, body, name) => {
    answers(body, status);

    expect(await postForm('/form', form())).toEqual({ isAccepted: false, messages: [{ text: FALLBACK }] });
    expect(log).toHaveBeenCalledWith('The form could not be sent:', expect.objectContaining({ name }));
  });

  it('aborts a hanging request after 20 seconds, with the fallback', async () => {
    const clock = new AbortController();
    const timeout = jest.spyOn(AbortSignal, 'timeout').mockReturnValue(clock.signal);
    jest
      .spyOn(globalThis, 'fetch')
      .mockImplementation(
        (_url, init) => new Promise((_resolve, reject) => init?.signal?.addEventListener('abort', reject)),
      );
    const outcome = postForm('/form', form());
    clock.abort();

    expect(await outcome).toEqual({ isAccepted: false, messages: [{ text: FALLBACK }] });
    expect(timeout).toHaveBeenCalledWith(20_000);
  });

  it.each([
    ['a network failure', true, FALLBACK],
    ['a missing connection, which it reports', false, NO_LINE],
  ])('logs %s', async (_title, onLine, message) => {
    const offline = new TypeError('Failed to fetch');
    jest.spyOn(globalThis, 'fetch').mockRejectedValue(offline);
    Object.defineProperty(navigator, 'onLine', { value: onLine, configurable: true });

    expect(await postForm('/form', form())).toEqual({ isAccepted: false, messages: [{ text: message }] });
    expect(log).toHaveBeenCalledWith('The form could not be sent:', offline);
  });
});
