import type { MarkedPart } from './markWords.ts';

/** A stretch of words of a text: from the first, up to and without the last. */
export type Stretch = { from: number; to: number };

/** Longer ones are cut around what was found, so that a phone shows it without scrolling. */
const LONGEST = 40;
/** Words before the first one that was found, where a long sentence is cut. */
const BEFORE = 12;
/** Shorter ones, such as headings and rows of tables, are followed by what comes next. */
const SHORTEST = 8;

const END = /[.!?…][”’")\]]*$/u;
/** A full stop that ends no sentence: 'No.', 'Cap.', 'R.E.', 'e.g.'. */
const ABBREVIATION = /^[(“"]?(?:nos?|cap|art|reg|ss?|vs|p|dr|mr|mrs|ltd|co|(?:\p{L}\.)*\p{L})\.$/iu;

const endsSentence = (word: string) => END.test(word) && !ABBREVIATION.test(word);

/** The words of a text as Pagefind counts them. */
export const wordsOfText = (text: string): string[] => text.split(/\s+/);

/** The sentences of a stretch of words. */
export function sentencesIn(words: readonly string[], { from, to }: Stretch): Stretch[] {
  const sentences: Stretch[] = [];
  let start = from;
  for (let at = from; at < to; at += 1) {
    if (at + 1 < to && !endsSentence(words[at] ?? '')) continue;
    sentences.push({ from: start, to: at + 1 });
    start = at + 1;
  }
  return sentences;
}

/** What is shown of a sentence: all of it, with what follows where it is short, and a part where it is long. */
function shownStretch(words: readonly string[], sentence: Stretch, limit: number, found: number): Stretch {
  let { from, to } = sentence;
  if (to - from > LONGEST) {
    from = Math.max(from, Math.min(found - BEFORE, to - LONGEST));
    return { from, to: from + LONGEST };
  }
  while (to < limit && to - from < SHORTEST) {
    to += 1;
    while (to < limit && !endsSentence(words[to - 1] ?? '')) to += 1;
  }
  return { from, to: Math.min(to, from + LONGEST) };
}

/** A word with what stands before and after it: '(WCF),' is '(', 'WCF' and '),'. */
export function wordParts(word: string): [before: string, core: string, after: string] {
  const [, before = '', core = '', after = ''] = /^([^\p{L}\p{N}]*)(.*?)([^\p{L}\p{N}]*)$/su.exec(word) ?? [];
  return [before, core, after];
}

/**
 * A sentence in pieces, those that were found marked.
 *
 * @param limit where the text around it ends, such as the page
 * @param found places of the words that were found
 */
export function sentenceParts(
  words: readonly string[],
  sentence: Stretch,
  limit: number,
  found: ReadonlySet<number>,
): MarkedPart[] {
  const first = [...found].filter((at) => at >= sentence.from && at < sentence.to);
  const shown = shownStretch(words, sentence, limit, Math.min(...first, sentence.to));
  const parts: MarkedPart[] = [];
  let plain = shown.from > sentence.from ? '… ' : '';
  for (let at = shown.from; at < shown.to; at += 1) {
    const [before, core, after] = wordParts(words[at] ?? '');
    const space = at + 1 < shown.to ? ' ' : '';
    if (found.has(at) && core !== '') {
      if (plain + before !== '') parts.push({ text: plain + before, isMarked: false });
      parts.push({ text: core, isMarked: true });
      plain = `${after}${space}`;
    } else plain += `${words[at] ?? ''}${space}`;
  }
  if (shown.to < sentence.to) plain += ' …';
  return plain === '' ? parts : [...parts, { text: plain, isMarked: false }];
}
