import { TAX_FILES } from '../../../../content/schemas/tax/tax.ts';
import { PAYMENTS } from '../../../../payroll/run.ts';
import type { ContentIssue } from '../../issues/contentIssue.ts';
import { fieldIssue } from '../../issues/describeValue.ts';
import { nearestWord } from '../../issues/nearestWord.ts';
import type { ContentTree } from '../contentTree.ts';
import { unknownId, validFile } from '../fieldChecks.ts';

/** Finds payments of the payroll that are missing or unknown, or whose due day is missing from the rate card. */
export function checkPayroll(tree: ContentTree): ContentIssue[] {
  const file = validFile(tree, TAX_FILES.payroll);
  if (!file || !tree.card) return [];
  const { source, data } = file;
  const known = [...tree.card.values()].filter(({ unit }) => unit === 'day-of-month').map(({ id }) => id);
  const ids = data.authorities.map(({ id }) => id);
  const missing = PAYMENTS.filter((id) => !ids.includes(id)).map((id) =>
    fieldIssue(source, ['authorities'], { found: `no entry "${id}"`, expected: `each of ${PAYMENTS.join(', ')}` }),
  );
  const wrong = data.authorities.flatMap(({ id, due }, index) => {
    const path = ['authorities', index];
    const isOnce = PAYMENTS.includes(id) && ids.indexOf(id) === index;
    const ofId = {
      found: `"${id}"`,
      expected: `each of ${PAYMENTS.join(', ')} once`,
      example: `"id": "${nearestWord(id, PAYMENTS) ?? PAYMENTS[0]}"`,
    };
    const rate = due && 'rate' in due ? due.rate : undefined;
    const expected = 'the id of a day of the month in content/tax/rates.json';
    return [
      ...(isOnce ? [] : [fieldIssue(source, [...path, 'id'], ofId)]),
      ...unknownId(source, [...path, 'due', 'rate'], rate, { known, expected }),
    ];
  });
  return [...missing, ...wrong];
}
