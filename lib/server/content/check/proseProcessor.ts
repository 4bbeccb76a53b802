import { search } from 'nlcst-search';
import retextEnglish from 'retext-english';
import retextIndefiniteArticle from 'retext-indefinite-article';
import retextRepeatedWords from 'retext-repeated-words';
import retextSentenceSpacing from 'retext-sentence-spacing';
import { unified } from 'unified';
import type { WordRules } from '../../../content/schemas/words.ts';

/** What is wrong with a piece of prose, in the words of a content issue. */
export type ProseFinding = { found: string; expected: string };

/** Text as retext has parsed it, and one of its words. */
type Prose = Parameters<typeof search>[0];
type Word = Prose | Parameters<Parameters<typeof search>[2]>[0][number];

/** A text with what was found in it. */
type ProseFile = {
  toString: () => string;
  message: (reason: string, place?: Word) => unknown;
};

type Message = {
  reason: string;
  actual?: string | null | undefined;
  expected?: string[] | null | undefined;
};

const startOf = (node: Word | undefined) => node?.position?.start.offset ?? 0;
const endOf = (node: Word | undefined) => node?.position?.end.offset ?? 0;

/** Reports the words that content/words.json avoids. */
function avoidWords(rules: WordRules) {
  const ruleOf = new Map(rules.flatMap((rule) => rule.not.map((phrase): [string, typeof rule] => [phrase, rule])));
  return () => (tree: Prose, file: ProseFile) => {
    search(
      tree,
      [...ruleOf.keys()],
      (nodes, _index, _parent, phrase) => {
        const rule = ruleOf.get(phrase);
        const found = String(file).slice(startOf(nodes[0]), endOf(nodes.at(-1)));
        if (rule)
          file.message(JSON.stringify({ found: `"${found}"`, expected: `${rule.write} (${rule.why})` }), nodes[0]);
      },
      { allowDashes: true },
    );
  };
}

/** Reads the findings of a text: those of the word list, and those of retext's own rules. */
function findingOf({ reason, actual, expected }: Message): ProseFinding {
  if (reason.startsWith('{')) {
    const { found, expected: wanted }: ProseFinding = JSON.parse(reason);
    return { found, expected: wanted };
  }
  const wanted = expected?.[0];
  return { found: `"${actual ?? reason}"`, expected: wanted === undefined ? 'none' : `"${wanted}"` };
}

/** Makes the reader of prose: it returns what is wrong with a piece of plain English. */
export function makeProseReader(rules: WordRules): (text: string) => ProseFinding[] {
  const processor = unified()
    .use(retextEnglish)
    .use(retextRepeatedWords)
    .use(retextIndefiniteArticle)
    .use(retextSentenceSpacing)
    .use(avoidWords(rules))
    .use(function compileNothing() {
      // unified hands out what its rules found only after something was written.
      this.compiler = () => '';
    });
  return (text) => processor.processSync(text).messages.map(findingOf);
}
