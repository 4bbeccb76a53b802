/** What a log line may say. No field of a form has a place here. */
export type LogLine = {
  event: string;
  id?: string | undefined;
  form?: string | undefined;
  status?: number;
  code?: string;
  ms?: number;
  count?: number;
  oldest?: string;
};

const SHOWN_ID_LENGTH = 12;

function asText(line: LogLine): string {
  return JSON.stringify({ ...line, id: line.id?.slice(0, SHOWN_ID_LENGTH) });
}

/** One JSON line for what went as it should. */
export function logInfo(line: LogLine): void {
  console.log(asText(line));
}

/** One JSON line for what a person should look at. */
export function logError(line: LogLine): void {
  console.error(asText(line));
}

/**
 * The kind of a failure, fit for a log line. Never the message: mail servers repeat
 * addresses in theirs.
 */
export function failureCode(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown';
  const code = 'code' in error && typeof error.code === 'string' ? error.code : error.name;
  const reply = 'responseCode' in error && typeof error.responseCode === 'number' ? ` ${error.responseCode}` : '';
  return `${code}${reply}`;
}
