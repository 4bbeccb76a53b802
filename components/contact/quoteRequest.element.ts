import { enterText, type FormField, fieldOf } from '@/lib/browser/formFields';
import { PageElement } from '@/lib/browser/pageElement';
import { ENQUIRY_ID, MAX_PREFILL_LENGTH } from '@/lib/site/contactLinks';

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
const quoteAnswers = (message: string, asks: readonly string[]): QuoteAnswers => splitMessage(message, asks).answers;

/**
 * Puts the answers on the first lines of a message, as in 'Year end: 31 December', replacing earlier answers.
 * @param asks questions of all services, so that answers about a previously chosen service are removed
 */
function withQuoteAnswers(message: string, asks: readonly string[], answers: QuoteAnswers): string {
  const { rest } = splitMessage(message, asks);
  const lines = Object.entries(answers)
    .filter(([, answer]) => answer.trim() !== '')
    .map(([ask, answer]) => `${prefix(ask)}${answer.trim()}`);
  return lines.length === 0 ? rest : `${lines.join('\n')}\n${rest && `\n${rest}`}`;
}

/** Value of the selected service, or empty if there is none. */
type RequestState = { service: string };

/** The fields of the questions in groups of them. */
const fieldsIn = (groups: readonly HTMLElement[]): FormField[] =>
  groups.flatMap((group) => [...group.querySelectorAll<FormField>('[data-words]')]);

const askOf = ({ dataset }: FormField): string => dataset.words ?? '';

/**
 * Prefills the contact form (ContactForm.tsx) from a link such as /contact?service=taxation&message=..., names the selected service
 * above it, and shows its questions for a quote.
 */
export class QuoteRequestElement extends PageElement<'quote-request', RequestState> {
  protected state = { service: '' };
  /** What the form says while no service is chosen. */
  #plainSubject = '';

  #field(name: string): FormField | undefined {
    const form = this.querySelector('form');
    return form ? fieldOf(form, name) : undefined;
  }

  protected start(signal: AbortSignal): void {
    this.#plainSubject ||= this.named('subject').textContent;
    this.#readUrl();
    this.#readService();
    this.addEventListener('change', (event) => this.#handleChange(event), { signal });
    this.addEventListener('reset', () => this.change({ service: '' }), { signal });
  }

  protected show({ service }: RequestState): void {
    const subject = this.named('subject');
    const { words = '' } = subject.dataset;
    const chosen = this.#optionOf(service)?.text ?? '';
    subject.textContent = service ? words.replace('{service}', () => chosen) : this.#plainSubject;
    for (const group of this.all('answers')) group.hidden = group.id !== `quote-${service}`;
    this.named('questions').hidden = this.#questions().length === 0;
  }

  #optionOf(service: string): HTMLOptionElement | undefined {
    const field = this.#field('service');
    return field instanceof HTMLSelectElement ? [...field.options].find(({ value }) => value === service) : undefined;
  }

  /** Fields of the selected service's questions. */
  #questions(): FormField[] {
    return fieldsIn(this.all('answers').filter(({ hidden }) => !hidden));
  }

  /** Copies the query into fields that are still empty. Nothing is sent. */
  #readUrl(): void {
    const query = new URLSearchParams(location.search);
    const wanted = this.#optionOf(query.get('service') ?? '')?.value ?? '';
    const carried = (query.get('message') ?? '').slice(0, MAX_PREFILL_LENGTH);
    for (const [name, text] of Object.entries({ service: wanted, message: carried })) {
      const field = this.#field(name);
      if (field?.value === '') field.value = text;
    }
    // Scrolls to the form even if the link has no anchor.
    if ((wanted || carried) && window.scrollY === 0) {
      document.getElementById(ENQUIRY_ID)?.scrollIntoView({ behavior: 'instant' });
    }
  }

  /** Shows the selected service's questions, with any answers that the message already contains. */
  #readService(): void {
    this.change({ service: this.#field('service')?.value ?? '' });
    const questions = this.#questions();
    const given = quoteAnswers(this.#field('message')?.value ?? '', questions.map(askOf));
    for (const field of questions) field.value = given[askOf(field)] ?? '';
    const panel = this.querySelector('details');
    if (panel && Object.values(given).some(Boolean)) panel.open = true;
  }

  #handleChange({ target }: Event): void {
    if (target === this.#field('service')) this.#readService();
    if (this.#questions().some((field) => field === target)) this.#writeAnswers();
  }

  /** Writes the answers into the message, as if the visitor had typed them there. */
  #writeAnswers(): void {
    const message = this.#field('message');
    if (!message) return;
    const asks = fieldsIn(this.all('answers')).map(askOf);
    const answers = Object.fromEntries(this.#questions().map((field) => [askOf(field), field.value]));
    const text = withQuoteAnswers(message.value, asks, answers);
    if (text !== message.value) enterText(message, text);
  }
}
