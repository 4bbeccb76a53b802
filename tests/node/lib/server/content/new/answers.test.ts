import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { askFor, idFrom } from '../../../../../../lib/server/content/new/answers.ts';
import { ENTRY_KINDS } from '../../../../../../lib/server/content/new/entryKinds.ts';

const { schema, text } = ENTRY_KINDS.service ?? assert.fail();

/** Returns the output for a person who types these lines, and the value. */
async function answer(field: unknown, ...lines: string[]): Promise<{ value: unknown; read: string[] }> {
  const read: string[] = [];
  const person = {
    ask: async (question: string) => {
      read.push(question);
      return lines.shift() ?? assert.fail(question);
    },
    say: (line: string) => read.push(line),
  };
  return { value: await askFor(person, 'field', field), read };
}

describe('A question', () => {
  it('shows an example, or the words of a closed list', async () => {
    assert.deepEqual((await answer(schema.shape.title, ' Payroll ')).read, ['field (such as Audit Services): ']);
    assert.deepEqual((await answer(text?.schema.shape.category, 'tax')).read, [
      'field (audit, business, tax, advisory): ',
    ]);
  });

  it('is asked again after a wrong answer, with the words of the content check', async () => {
    const { value, read } = await answer(text?.schema.shape.financeAct, 'last', '', '2025');
    assert.equal(value, 2025);
    assert.deepEqual(
      read.filter((line) => line.startsWith('  ')),
      [
        '  found "last", expected a whole number from 2012 to 2100',
        '  found "", expected a whole number from 2012 to 2100',
      ],
    );
  });

  it('asks for the entries of a list until Enter alone, once there are enough, or until it is full', async () => {
    const { value, read } = await answer(text?.schema.shape.documents, 'One', 'Two', '', 'Three', '');
    assert.deepEqual(value, ['One', 'Two', 'Three']);
    assert.match(read[1] ?? '', /^field 2 \(such as /);
    assert.equal(read[3], '  found "", expected a text that is not empty');
    const four = ['One', 'Two', 'Three', 'Four'];
    assert.deepEqual((await answer(text?.schema.shape.features, ...four)).value, four);
  });

  it('names the words of a closed list once', async () => {
    const { read } = await answer(text?.schema.shape.category, 'salt', 'tax');
    assert.equal(read[1], '  "salt" is none of these:');
  });

  it('leaves out a list that may be absent', async () => {
    const { value } = await answer(text?.schema.shape.quote, 'Year end', '', 'Report needed by', '', '');
    assert.deepEqual(value, [{ ask: 'Year end' }, { ask: 'Report needed by' }]);
  });

  it('asks for the fields of a group one by one, those that may be left out too', async () => {
    const { changes } = ENTRY_KINDS['finance-act']?.schema.shape ?? assert.fail();
    const lines = ['paye', 'PAYE', 'A band falls.', 'Employees', 'income-tax-act', '', '2026-09-01', '', ''];
    const { value, read } = await answer(changes, ...lines);
    const change = { anchor: 'paye', title: 'PAYE', detail: 'A band falls.', who: 'Employees' };
    assert.deepEqual(value, [{ ...change, act: 'income-tax-act', from: '2026-09-01' }]);
    assert.match(read[0] ?? '', /^field 1 anchor \(/);
  });
});

it('An id is given by a title', () => assert.equal(idFrom(' Tax Guide 2024/25: Élan! '), 'tax-guide-2024-25-elan'));
