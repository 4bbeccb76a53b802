import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { hintOf, idFrom, readAnswer, refusalOf } from '../../../../../../lib/server/content/new/answers.ts';
import { ENTRY_KINDS } from '../../../../../../lib/server/content/new/entryKinds.ts';

describe('An answer', () => {
  const { schema, text } = ENTRY_KINDS.service ?? assert.fail();
  it('is read by the kind of its field', () => {
    assert.equal(readAnswer(schema.shape.title, 'Payroll'), 'Payroll');
    assert.deepEqual(readAnswer(text?.schema.shape.deadlines, '7th | PAYE; 20th | VAT;'), [
      { when: '7th', what: 'PAYE' },
      { when: '20th', what: 'VAT' },
    ]);
    assert.equal(readAnswer(text?.schema.shape.financeAct, '2025'), 2025);
    const { changes } = ENTRY_KINDS['finance-act']?.schema.shape ?? assert.fail();
    assert.deepEqual(readAnswer(changes, 'paye | PAYE | A band falls. | Employees | income-tax-act | | 2026-09-01'), [
      {
        anchor: 'paye',
        title: 'PAYE',
        detail: 'A band falls.',
        who: 'Employees',
        act: 'income-tax-act',
        from: '2026-09-01',
      },
    ]);
  });

  it('is refused in the words of the content check', () => {
    const refusal = (field: unknown, typed: string) => refusalOf(field, readAnswer(field, typed));
    assert.equal(
      refusal(text?.schema.shape.financeAct, 'last'),
      'found "last", expected a whole number from 2012 to 2100',
    );
    assert.equal(refusal(text?.schema.shape.documents, 'One; Two'), 'found 2 entries, expected at least 3 entries');
    assert.equal(
      refusal(text?.schema.shape.category, 'taxes'),
      'found "taxes", expected one of audit, business, tax, advisory',
    );
    assert.equal(refusal(schema.shape.title, 'Payroll'), undefined);
  });

  it('is asked for with an example', () => {
    assert.equal(hintOf(text?.schema.shape.category), 'audit, business, tax, advisory');
    assert.equal(
      hintOf(text?.schema.shape.deadlines),
      '2 to 8 entries separated by ;, such as Within 6 months of the year end | Final return of income',
    );
    assert.match(hintOf(text?.schema.shape.features), /^4 entries separated by ;, such as /);
    assert.match(hintOf(text?.schema.shape.icon), /^lens, /);
  });

  it('gives an id where it is a title', () => {
    assert.equal(idFrom(' Tax Guide 2024/25: Élan! '), 'tax-guide-2024-25-elan');
  });
});
