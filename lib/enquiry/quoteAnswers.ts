/** The answers to the questions for a quote, by question. */
type QuoteAnswers = Readonly<Record<string, string>>;

const prefix = (ask: string) => `${ask}: `;

/** The lines at the start of a message that answer a question, and everything after them. */
function splitMessage(message: string, asks: readonly string[]): { answers: QuoteAnswers; rest: string } {
  const lines = message.split('\n');
  const answers: Record<string, string> = {};
  let at = 0;
  for (const line of lines) {
    const ask = asks.find((one) => line.startsWith(prefix(one)));
    if (ask === undefined) break;
    answers[ask] = line.slice(prefix(ask).length);
    at += 1;
  }
  // The empty line between answers and message.
  if (at > 0 && lines[at] === '') at += 1;
  return { answers, rest: lines.slice(at).join('\n') };
}

/** Returns what the first lines of a message answer. */
export const quoteAnswers = (message: string, asks: readonly string[]): QuoteAnswers =>
  splitMessage(message, asks).answers;

/**
 * Returns a message with the answers as its first lines, as in 'Year end: 31 December', in place of earlier answers.
 *
 * @param asks questions of every service, so that answers to another one's are removed
 */
export function withQuoteAnswers(message: string, asks: readonly string[], answers: QuoteAnswers): string {
  const { rest } = splitMessage(message, asks);
  const lines = Object.entries(answers)
    .filter(([, answer]) => answer.trim() !== '')
    .map(([ask, answer]) => `${prefix(ask)}${answer.trim()}`);
  return lines.length === 0 ? rest : `${lines.join('\n')}\n${rest && `\n${rest}`}`;
}
