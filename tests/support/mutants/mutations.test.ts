import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { isFault, type Loader, mutationsOf } from './mutations.ts';

const changesOf = (text: string, loader: Loader = 'tsx') =>
  mutationsOf(text)
    .filter((mutation) => isFault(text, mutation.text, loader))
    .map(({ line, change }) => `${line}: ${change}`);

describe('The faults of a file', () => {
  it('are other operators and moved boundaries', () => {
    assert.deepEqual(changesOf('const a = (b: number) => b === 1 && b < 2;\n'), [
      "1: '===' becomes '!=='",
      "1: '&&' becomes '||'",
      "1: '<' becomes '<='",
    ]);
    assert.deepEqual(changesOf('const last = list[list.length - 1];\n'), ["1: '-' becomes '+'", '1: left out: - 1']);
    assert.deepEqual(changesOf('if (!isOpen) {\n  close();\n}\n'), ['1: left out: !']);
  });

  it('are guards and awaited steps that are left out', () => {
    const text = 'async function f(isDone: boolean) {\n  if (isDone) return;\n  await send();\n}\n';
    assert.deepEqual(changesOf(text), ['2: left out: if (isDone) return;', '3: left out: await send();']);
    const [guard] = mutationsOf(text);
    assert.equal(guard?.text, 'async function f(isDone: boolean) {\n\n  await send();\n}\n');
  });

  it('are found in a generic function', () => {
    const text = 'const least = <Value>(list: Value[]) => list.length > 1;\n';
    assert.deepEqual(changesOf(text, 'ts'), ["1: '>' becomes '>='"]);
  });

  it('lie in the code of components too', () => {
    assert.deepEqual(changesOf('const A = ({ n }: Props) => <p>{n > 1 && <b>{n}</b>}</p>;\n'), [
      "1: '&&' becomes '||'",
      "1: '>' becomes '>='",
    ]);
  });

  for (const [name, text] of [
    ['in a comment', '// a && b\nrun();\n'],
    ['in the comment of a property', 'run({\n  /**\n   * The a && b.\n   */\n  c: 1,\n});\n'],
    ['in a text', "const text = 'a && b - c';\n"],
    ['between tags', 'const A = () => <p>pay - tax * 2</p>;\n'],
    ['in a template', 'const text = `a && b`;\n'],
    ['in a type', 'type A = { a: B /* a && b */ };\nrun();\n'],
  ] as const) {
    it(`are none ${name}`, () => assert.deepEqual(changesOf(text), []));
  }
});
