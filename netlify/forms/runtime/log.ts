import { shortId } from './entryName.ts';

/** Content of a log line, which never includes form fields. */
type LogLine = {
  event: string;
  id?: string | undefined;
  form?: string | undefined;
  status?: number;
  code?: string;
  ms?: number;
  count?: number;
  oldest?: string;
};

const asText = (line: LogLine) => JSON.stringify({ ...line, id: line.id && shortId(line.id) });

/** Logs a normal event as a line of JSON. */
export function logInfo(line: LogLine): void {
  console.log(asText(line));
}

/** Logs an event that needs human attention as a line of JSON. */
export function logError(line: LogLine): void {
  console.error(asText(line));
}

/** Returns an error's type for a log line, never its message, because mail servers repeat email addresses in messages. */
export function failureCode(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown';
  const code = 'code' in error && typeof error.code === 'string' ? error.code : error.name;
  const reply = 'responseCode' in error && typeof error.responseCode === 'number' ? ` ${error.responseCode}` : '';
  return `${code}${reply}`;
}
