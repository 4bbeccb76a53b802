import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { type ContentCopy, copyContent } from './contentCopy.ts';

/** What an editor does wrong in one place, and what the check answers. */
export type Mistake = {
  /** The test's name. */
  name: string;
  file: string;
  /** What is replaced; where absent, `to` is added at the end of the file. */
  from?: string | RegExp;
  to: string;
  /** How the line about this place goes on after `file:line`; several where the mistake is reported more than once. */
  says: string | RegExp | readonly (string | RegExp)[];
  /** Lines from the beginning of `to` to the one that is reported. */
  below?: number;
  /** Where something else than the place of `to` is reported. */
  reportedAt?: { file?: string; line: number };
  /** Lines about other places that follow from it. */
  follows?: readonly RegExp[];
};

type Place = { file: string; line: number };

/** Makes every mistake in the copy, and gives the place of each by its name: a later one above it moves it down. */
function makeMistakes(copy: ContentCopy, mistakes: readonly Mistake[]): Map<string, Place> {
  const places = new Map<string, Place>();
  for (const mistake of mistakes) {
    const { name, file, from, to, below = 0, reportedAt } = mistake;
    const linesBefore = copy.read(file).split('\n').length;
    const line = from === undefined ? copy.append(file, to) : copy.edit(file, from, to);
    const added = copy.read(file).split('\n').length - linesBefore;
    for (const place of places.values()) if (place.file === file && place.line > line) place.line += added;
    places.set(name, { file, line: line + below, ...reportedAt });
  }
  return places;
}

/**
 * Makes all mistakes in one copy of the content, checks it once, and expects the line of each, and no other. The check
 * lists all mistakes at once, so none hides another.
 */
export function describeMistakes(
  title: string,
  mistakes: readonly Mistake[],
  prepare: (copy: ContentCopy) => void = () => undefined,
): void {
  describe(title, () => {
    let places = new Map<string, Place>();
    let lines: string[] = [];

    const answersTo = ({ follows = [], ...mistake }: Mistake): string[][] => {
      const { file, line } = places.get(mistake.name) ?? assert.fail(mistake.name);
      const start = `${file}:${line}`;
      const isAnswer = (text: string, says: string | RegExp) =>
        typeof says === 'string'
          ? text === start + says
          : text.startsWith(start) && says.test(text.slice(start.length));
      return [
        ...[mistake.says].flat().map((says) => lines.filter((text) => isAnswer(text, says))),
        ...follows.map((pattern) => lines.filter((text) => pattern.test(text))),
      ];
    };

    before(async () => {
      const copy = copyContent({ after });
      prepare(copy);
      places = makeMistakes(copy, mistakes);
      lines = await copy.check();
    });

    for (const mistake of mistakes) {
      test(mistake.name, () => {
        const ofFile = lines.filter((line) => line.startsWith(mistake.file)).join('\n');
        for (const [index, answers] of answersTo(mistake).entries()) {
          const expected = [mistake.says, mistake.follows ?? []].flat()[index];
          assert.notEqual(answers.length, 0, `expected: ${expected}\nlisted:\n${ofFile}`);
        }
      });
    }

    test('and of nothing else', () => {
      const answers = mistakes.flatMap(answersTo).flat();
      assert.deepEqual(
        lines.filter((line) => !answers.includes(line)),
        [],
      );
    });
  });
}
