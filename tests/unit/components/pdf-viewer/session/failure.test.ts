import { failureOf } from '@/components/pdf-viewer/session/failure';

const errorOf = (name: string, message: string, more = {}) => Object.assign(new Error(message), { name }, more);

describe('failures are told apart', () => {
  it.each([
    ['a damaged file', errorOf('InvalidPDFException', 'Invalid PDF structure.'), 'damaged'],
    ['a file that stops in the middle', errorOf('FormatError', 'Bad xref entry'), 'damaged'],
    ['a parser that stumbles', errorOf('UnknownErrorException', 'Cannot read properties of undefined'), 'damaged'],
    ['a missing file', errorOf('ResponseException', 'Unexpected server response (404)', { status: 404 }), 'missing'],
    [
      'a file that is gone',
      errorOf('ResponseException', 'Unexpected server response (410)', { status: 410 }),
      'missing',
    ],
    [
      'a server in trouble',
      errorOf('ResponseException', 'Unexpected server response (503)', { status: 503 }),
      'failed',
    ],
    ['no answer, in Chromium', errorOf('UnknownErrorException', 'Failed to fetch'), 'offline'],
    ['no answer, in Firefox', new TypeError('NetworkError when attempting to fetch resource.'), 'offline'],
    ['no answer, in Safari', new TypeError('Load failed'), 'offline'],
    ['a script of the viewer that does not come', errorOf('ChunkLoadError', 'Failed to load chunk /a.js'), 'failed'],
    ['a worker that does not come', new Error('The worker could not be loaded.'), 'failed'],
    ['anything else', new Error('No idea'), 'failed'],
    ['what is no error at all', undefined, 'failed'],
  ])('%s', (_case, error, failure) => {
    expect(failureOf(error, true)).toBe(failure);
  });

  it('takes a script that does not come for a lost connection while the browser is offline', () => {
    expect(failureOf(errorOf('ChunkLoadError', 'Failed to load chunk /a.js'), false)).toBe('offline');
  });

  it('knows a damaged file even while offline: it had come', () => {
    expect(failureOf(errorOf('InvalidPDFException', 'Invalid PDF structure.'), false)).toBe('damaged');
  });
});
