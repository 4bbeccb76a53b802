import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { Folder } from '../../../../netlify/forms/enquiry/enquiryStore.ts';
import type { Located } from '../../../../netlify/staff-commands/located.ts';
import { countLocated, statsText, weekOf } from '../../../../netlify/staff-commands/stats.ts';
import { recordOf } from '../support/forms.ts';

function located(folder: Folder, receivedAt: string, deliveredAt?: string, service = 'taxation'): Located {
  const fresh = recordOf('a', receivedAt, { values: { service } });
  return { folder, name: '', record: { ...fresh, delivery: { attempts: 1, ...(deliveredAt && { deliveredAt }) } } };
}

describe('The statistics of enquiries', () => {
  it('count by week and by service, and tell the median time to delivery; suspects stand apart', () => {
    const text = statsText(
      countLocated([
        located('done', '2026-03-16T08:00:00Z', '2026-03-16T08:00:10Z', ''),
        located('done', '2026-03-23T08:00:00Z', '2026-03-23T08:20:00Z'),
        located('done', '2026-03-23T09:00:00Z', '2026-03-23T09:05:00Z'),
        located('pending', '2026-03-24T09:00:00Z'),
        located('suspect', '2026-03-24T09:00:00Z'),
      ]),
    );
    assert.equal(
      text,
      [
        '4 enquiries, 1 of them waiting; 1 suspects',
        '',
        'By week, from Monday:',
        '  2026-03-16      1',
        '  2026-03-23      3',
        '',
        'By service:',
        '  Taxation         3',
        '  none chosen      1',
        '',
        'Median time to delivery: 5 min',
      ].join('\n'),
    );
  });

  it('say so where nothing was delivered yet', () => {
    assert.match(statsText(countLocated([])), /\nMedian time to delivery: none delivered yet$/);
  });

  it('count a week from Monday in Dar es Salaam', () => {
    assert.equal(weekOf('2026-03-22T20:59:00Z'), '2026-03-16');
    assert.equal(weekOf('2026-03-22T21:00:00Z'), '2026-03-23');
  });
});
