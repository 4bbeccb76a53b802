/** A question of a service that makes a quote possible; a line to fill in where there are no choices. */
export type QuoteQuestion = { ask: string; choices?: readonly string[] | undefined };

/** The answers by question. */
export type QuoteAnswers = Readonly<Record<string, string>>;

const prefix = (ask: string) => `${ask}: `;

/** The lines at the head of a message that answer a question, and all that follows them. */
function splitMessage(message: string, questions: readonly QuoteQuestion[]): { answers: QuoteAnswers; rest: string } {
  const lines = message.split('\n');
  const answers: Record<string, string> = {};
  let at = 0;
  for (const line of lines) {
    const question = questions.find(({ ask }) => line.startsWith(prefix(ask)));
    if (!question) break;
    answers[question.ask] = line.slice(prefix(question.ask).length);
    at += 1;
  }
  // The empty line between answers and message.
  if (at > 0 && lines[at] === '') at += 1;
  return { answers, rest: lines.slice(at).join('\n') };
}

/** What the first lines of a message answer. */
export const answersOf = (message: string, questions: readonly QuoteQuestion[]): QuoteAnswers =>
  splitMessage(message, questions).answers;

/**
 * A message with the answers as its first lines, as in 'Year end: 31 December', in place of those that stood there.
 *
 * @param questions of every service: answers to another one's are taken out
 */
export function withAnswers(message: string, questions: readonly QuoteQuestion[], answers: QuoteAnswers): string {
  const { rest } = splitMessage(message, questions);
  const lines = Object.entries(answers)
    .filter(([, answer]) => answer.trim() !== '')
    .map(([ask, answer]) => `${prefix(ask)}${answer.trim()}`);
  return lines.length === 0 ? rest : `${lines.join('\n')}\n${rest && `\n${rest}`}`;
}
