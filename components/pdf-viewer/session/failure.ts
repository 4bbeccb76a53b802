/**
 * Why a document cannot be shown: no connection; the file is not there; the file is no PDF or is damaged; it is a form
 * in XFA, which browsers do not know; or anything else, such as a server error.
 */
export type Failure = 'offline' | 'missing' | 'damaged' | 'xfa' | 'failed';

/** HTTP statuses of a file that is not there. */
const NOT_FOUND = ['404', '410'];

/** Messages of requests without a response, in Chromium, Firefox and Safari. */
const NO_ANSWER = /failed to fetch|networkerror|load failed|network/i;

/** Messages of bundlers, browsers and pdf.js when a script fails to load. */
const NO_SCRIPT = /chunk|dynamically imported module|worker|importing a module/i;

function fieldOf(error: unknown, key: 'name' | 'message' | 'status'): string {
  if (typeof error !== 'object' || error === null || !(key in error)) return '';
  return String(Reflect.get(error, key));
}

/** The kind of failure behind an error of pdf.js or the browser. */
export function failureOf(error: unknown, isOnline: boolean): Failure {
  const name = fieldOf(error, 'name');
  const message = fieldOf(error, 'message');
  if (name === 'InvalidPDFException' || name === 'FormatError') return 'damaged';
  if (name === 'ResponseException') return NOT_FOUND.includes(fieldOf(error, 'status')) ? 'missing' : 'failed';
  if (!isOnline || NO_ANSWER.test(message)) return 'offline';
  if (NO_SCRIPT.test(message)) return 'failed';
  // pdf.js's parser wraps whatever a damaged file makes it throw.
  return name === 'UnknownErrorException' ? 'damaged' : 'failed';
}
