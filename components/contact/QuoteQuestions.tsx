'use client';

// Part of ContactForm: appears once a service is chosen, and writes the answers into the message.

import { useEffect, useRef } from 'react';
import { useSay } from '#words';
import { Disclosure } from '@/components/ui/Disclosure';
import { Field } from '@/components/ui/field/Field';
import { Select } from '@/components/ui/Select';
import styles from './QuoteQuestions.module.scss';

/** A question of a service that makes a quote possible; a line to fill in where there are no choices. */
export type QuoteQuestion = { ask: string; choices?: readonly string[] | undefined };

/** The answers by question. */
type QuoteAnswers = Readonly<Record<string, string>>;

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
const answersOf = (message: string, questions: readonly QuoteQuestion[]): QuoteAnswers =>
  splitMessage(message, questions).answers;

/**
 * A message with the answers as its first lines, as in 'Year end: 31 December', in place of those that stood there.
 *
 * @param questions of every service: answers to another one's are taken out
 */
function withAnswers(message: string, questions: readonly QuoteQuestion[], answers: QuoteAnswers): string {
  const { rest } = splitMessage(message, questions);
  const lines = Object.entries(answers)
    .filter(([, answer]) => answer.trim() !== '')
    .map(([ask, answer]) => `${prefix(ask)}${answer.trim()}`);
  return lines.length === 0 ? rest : `${lines.join('\n')}\n${rest && `\n${rest}`}`;
}

type QuoteQuestionsProps = {
  questions: readonly QuoteQuestion[];
  /** Questions of every service: answers to another one's are taken out of the message. */
  all: readonly QuoteQuestion[];
};

type Control = HTMLInputElement | HTMLSelectElement;

const controlsOf = (group: HTMLFieldSetElement) => [...group.querySelectorAll<Control>('input, select')];

/** The message of the form that holds the questions. */
function messageOf(group: HTMLFieldSetElement): HTMLTextAreaElement | undefined {
  const message = group.form?.elements.namedItem('message');
  return message instanceof HTMLTextAreaElement ? message : undefined;
}

/**
 * What makes a quote possible, behind a line, to be answered by those who like. The answers stand as the first lines of the
 * message, where one sees them before sending; the fields have no name and send nothing themselves. A restored message fills them
 * again and opens them.
 */
export function QuoteQuestions({ questions, all }: QuoteQuestionsProps) {
  const say = useSay();
  const ref = useRef<HTMLFieldSetElement>(null);
  const panel = useRef<HTMLDetailsElement>(null);

  const writeAnswers = () => {
    const group = ref.current;
    const message = group && messageOf(group);
    if (!group || !message) return;
    const answers = controlsOf(group).map(({ value }, index) => [questions[index]?.ask ?? '', value]);
    const next = withAnswers(message.value, all, Object.fromEntries(answers));
    if (next === message.value) return;
    message.value = next;
    // As if typed: the draft keeps it, and an error of the message no longer holds.
    message.dispatchEvent(new Event('input', { bubbles: true }));
  };

  useEffect(() => {
    const group = ref.current;
    if (!group) return;
    const given = answersOf(messageOf(group)?.value ?? '', questions);
    for (const [index, control] of controlsOf(group).entries()) {
      control.value = given[questions[index]?.ask ?? ''] ?? '';
    }
    if (panel.current && Object.values(given).some(Boolean)) panel.current.open = true;
  }, [questions]);

  const title = say('For a quote at once');
  return (
    <fieldset ref={ref} className={styles.questions} aria-label={title} onChange={writeAnswers}>
      <Disclosure ref={panel} summary={title}>
        <div className={styles.fields}>
          {questions.map(({ ask, choices }, index) => {
            const common = { name: '', id: `quote-${index}`, label: ask };
            return choices ? (
              <Select
                key={ask}
                {...common}
                placeholder={say('Choose')}
                options={choices.map((choice) => ({ value: choice, label: choice }))}
              />
            ) : (
              <Field key={ask} {...common} />
            );
          })}
        </div>
      </Disclosure>
    </fieldset>
  );
}
