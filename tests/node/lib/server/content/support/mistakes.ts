import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { type ContentCopy, copyContent } from './contentCopy.ts';

/** An editor's mistake in one place of a file, and the check's answer. */
export type Mistake = {
  /** The test's name. */
  name: string;
  /** The replaced text and its replacement. */
  change?: readonly [from: string | RegExp, to: string];
  /** Text added at the end of the file. */
  add?: string;
  /** The answer after `file:line`; absent if `follows` has everything. */
  says?: string | RegExp;
  /** Lines from the beginning of the change to the reported line. */
  below?: number;
  /** The reported place, if not the changed one. */
  at?: { file?: string; line: number };
  /** Answers about other places. */
  follows?: readonly RegExp[];
};

/** A mistake without its name: the replaced text and its replacement, or the added text; the answer; and options. */
type Told = readonly [
  change: readonly [from: string | RegExp, to: string] | string,
  says?: Mistake['says'],
  more?: Pick<Mistake, 'below' | 'at' | 'follows'>,
];

const listOf = (mistakes: readonly Mistake[] | Readonly<Record<string, Told>>): readonly Mistake[] =>
  Array.isArray(mistakes)
    ? mistakes
    : Object.entries(mistakes).map(([name, [change, says, more]]) => {
        return { name, ...(typeof change === 'string' ? { add: change } : { change }), ...(says && { says }), ...more };
      });

type Made = Mistake & { file: string; line: number };

/** Makes every mistake in the copy; added lines move the following ones down. */
function makeMistakes(copy: ContentCopy, file: string, mistakes: readonly Mistake[]): Made[] {
  const made: Made[] = [];
  for (const mistake of mistakes) {
    const { change, add = '' } = mistake;
    const linesBefore = copy.read(file).split('\n').length;
    const line = change ? copy.edit(file, ...change) : copy.append(file, add);
    const added = copy.read(file).split('\n').length - linesBefore;
    for (const other of made) if (other.line > line) other.line += added;
    made.push({ ...mistake, file, line });
  }
  return made;
}

/** Returns the check's answers to a mistake, for each expected line. */
function answersTo({ file, line, says, below = 0, at, follows = [] }: Made, lines: readonly string[]): string[][] {
  const start = `${at?.file ?? file}:${at?.line ?? line + below}`;
  const isAnswer = (text: string) =>
    typeof says === 'string' ? text === start + says : text.startsWith(start) && says?.test(text.slice(start.length));
  return [
    ...(says === undefined ? [] : [lines.filter(isAnswer)]),
    ...follows.map((pattern) => lines.filter((text) => pattern.test(text))),
  ];
}

/**
 * Makes all mistakes, by file, in one copy of the content, runs the check once, and expects exactly the answers of
 * each. The check lists all mistakes at once, so none hides another.
 */
export function describeMistakes(
  title: string,
  byFile: Readonly<Record<string, readonly Mistake[] | Readonly<Record<string, Told>>>>,
  prepare: (copy: ContentCopy) => void = () => undefined,
): void {
  const mistakes = Object.entries(byFile).map(([file, given]) => [file, listOf(given)] as const);
  describe(title, () => {
    let made: Made[] = [];
    let lines: string[] = [];
    before(async () => {
      const copy = copyContent({ after });
      prepare(copy);
      made = mistakes.flatMap(([file, list]) => makeMistakes(copy, file, list));
      lines = await copy.check();
    });

    for (const { name, says, follows } of mistakes.flatMap(([, list]) => list)) {
      test(name, () => {
        const mistake = made.find((one) => one.name === name) ?? assert.fail();
        const listed = lines.filter((line) => line.startsWith(mistake.file)).join('\n');
        const isAnswered = answersTo(mistake, lines).every(({ length }) => length > 0);
        assert.ok(isAnswered, `expected: ${says ?? ''} ${follows?.join('\n') ?? ''}\nlisted:\n${listed}`);
      });
    }

    test('and of nothing else', () => {
      const answers = made.flatMap((mistake) => answersTo(mistake, lines)).flat();
      assert.deepEqual(
        lines.filter((line) => !answers.includes(line)),
        [],
      );
    });
  });
}
