import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { fact, type Row, tablesOf } from './report.ts';

const row = (over: Partial<Row>): Row => ({ name: '/', measured: '1 ms', budget: '2 ms', isWithin: true, ...over });

describe('The tables of a run', () => {
  it('show each measurement in a line beside its budget', () => {
    assert.equal(
      tablesOf([{ title: 'Forms', rows: [row({ name: 'posts' }), row({ name: 'import', isWithin: false })] }]),
      [
        '### Forms',
        '',
        '| what | measured | budget | within |',
        '|---|---|---|---|',
        '| posts | 1 ms | 2 ms | yes |',
        '| import | 1 ms | 2 ms | **no** |',
      ].join('\n'),
    );
  });

  it('show measurements with columns side by side, the budget where it is broken', () => {
    const rows = [
      fact('/about', 'kind', 'static'),
      row({ name: '/about', column: 'LCP' }),
      row({ name: '/team', column: 'LCP', measured: '3 ms', isWithin: false }),
    ];
    assert.equal(
      tablesOf([{ title: 'Pages', note: 'Medians of 5.', rows }]),
      [
        '### Pages',
        '',
        'Medians of 5.',
        '',
        '|  | kind | LCP |',
        '|---|---|---|',
        '| /about | static | 1 ms |',
        '| /team |  | **3 ms** (budget 2 ms) |',
      ].join('\n'),
    );
  });
});
