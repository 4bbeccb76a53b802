import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { type MeasuredPart, recordParts } from './record.ts';
import { fact } from './report.ts';

const ORDER = ['weights', 'tap', 'forms'];
const part = (name: string, measured: string): MeasuredPart => ({
  part: name,
  sections: [{ title: name, rows: [fact('/', 'time', measured)] }],
  machine: `Measured on ${measured}.`,
});
const documentOf = (text: string) =>
  `# Performance\n\n<!-- measured: written by npm run bench -->${text}<!-- /measured -->\n`;

describe('The record of measurements', () => {
  const whole = recordParts(documentOf('\n'), [part('forms', 'Monday'), part('weights', 'Monday')], ORDER);

  it('holds the tables of each part in one order, with when and on what they were measured', () => {
    assert.equal(
      whole,
      documentOf(
        '\n\n<!-- part: weights -->\n\n### weights\n\n|  | time |\n|---|---|\n| / | Monday |\n\nMeasured on Monday.' +
          '\n\n<!-- part: forms -->\n\n### forms\n\n|  | time |\n|---|---|\n| / | Monday |\n\nMeasured on Monday.\n\n',
      ),
    );
  });

  it('keeps the tables of parts that are not measured again', () => {
    const later = recordParts(whole, [part('forms', 'Friday'), part('tap', 'Friday')], ORDER);

    assert.deepEqual(later.match(/### \w+|Measured on \w+/g), [
      '### weights',
      'Measured on Monday',
      '### tap',
      'Measured on Friday',
      '### forms',
      'Measured on Friday',
    ]);
    assert.equal(recordParts(later, [part('forms', 'Friday')], ORDER), later);
  });

  it('drops the tables of a part that the bench no longer has', () => {
    assert.doesNotMatch(recordParts(whole, [], ['forms']), /weights/);
  });

  it('says where a document has no place for them', () => {
    assert.throws(() => recordParts('# Performance', [], ORDER), /no place for the tables/);
  });
});
