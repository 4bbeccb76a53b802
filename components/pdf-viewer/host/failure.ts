/**
 * Why a document cannot be shown: no connection; the file is not there; the file is no PDF or is damaged; or anything
 * else, such as a server in trouble.
 */
export type Failure = 'offline' | 'missing' | 'damaged' | 'failed';

const NOT_FOUND = [404, 410];

/** What browsers say when a request gets no answer at all: Chromium, Firefox, Safari. */
const NO_ANSWER = /failed to fetch|networkerror|load failed|network/i;

/** What bundlers and the library say when a script of the viewer does not come. */
const NO_SCRIPT = /chunk|dynamically imported module|worker|importing a module/i;

function textOf(error: unknown, key: 'name' | 'message'): string {
  if (typeof error !== 'object' || error === null || !(key in error)) return '';
  return String(Reflect.get(error, key));
}

/** The HTTP status that an error of the library carries, else 0. */
function statusOf(error: unknown): number {
  if (typeof error !== 'object' || error === null || !('status' in error)) return 0;
  return Number(error.status) || 0;
}

/** Tells failures apart by the errors that pdf.js and the browser throw. */
export function failureOf(error: unknown, isOnline: boolean): Failure {
  const name = textOf(error, 'name');
  const message = textOf(error, 'message');
  if (name === 'InvalidPDFException' || name === 'FormatError') return 'damaged';
  if (name === 'ResponseException') return NOT_FOUND.includes(statusOf(error)) ? 'missing' : 'failed';
  if (!isOnline || NO_ANSWER.test(message)) return 'offline';
  if (NO_SCRIPT.test(message)) return 'failed';
  // What the parser of the library stumbles over has many names.
  return name === 'UnknownErrorException' ? 'damaged' : 'failed';
}
