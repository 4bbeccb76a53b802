/** Answers to a quote's questions, by question. */
type QuoteAnswers = Readonly<Record<string, string>>;

const prefix = (ask: string) => `${ask}: `;

/** Splits a message into the answers on its first lines and the rest. */
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
  // Skips the empty line between answers and message.
  if (at > 0 && lines[at] === '') at += 1;
  return { answers, rest: lines.slice(at).join('\n') };
}

/** Returns the answers on the first lines of a message. */
export const quoteAnswers = (message: string, asks: readonly string[]): QuoteAnswers =>
  splitMessage(message, asks).answers;

/**
 * Puts the answers on the first lines of a message, as in 'Year end: 31 December', replacing earlier answers.
 * @param asks questions of all services, so that answers about a previously chosen service are removed
 */
export function withQuoteAnswers(message: string, asks: readonly string[], answers: QuoteAnswers): string {
  const { rest } = splitMessage(message, asks);
  const lines = Object.entries(answers)
    .filter(([, answer]) => answer.trim() !== '')
    .map(([ask, answer]) => `${prefix(ask)}${answer.trim()}`);
  return lines.length === 0 ? rest : `${lines.join('\n')}\n${rest && `\n${rest}`}`;
}
