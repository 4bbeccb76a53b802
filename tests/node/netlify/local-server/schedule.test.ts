import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { startSchedule } from '../../../../netlify/local-server/schedule.ts';

/** Creates functions with these schedules, named after them. */
const scheduled = (...schedules: string[]) =>
  schedules.map((schedule) => ({ name: schedule, handler: () => undefined, config: { schedule } }));

describe('The schedule of the local server', () => {
  it('runs the functions at their times, in UTC, until it is stopped', (context) => {
    context.mock.timers.enable({ apis: ['setTimeout', 'Date'], now: Date.parse('2026-03-02T04:53:30Z') });
    const runs: string[] = [];
    const stop = startSchedule(scheduled('*/5 * * * *', '0 5 * * *'), (name) =>
      runs.push(`${new Date().toISOString().slice(11, 16)} ${name}`),
    );
    for (let minute = 1; minute <= 12; minute += 1) context.mock.timers.tick(60_000);
    assert.deepEqual(runs, ['04:55 */5 * * * *', '05:00 */5 * * * *', '05:00 0 5 * * *', '05:05 */5 * * * *']);
    stop();
    context.mock.timers.tick(3_600_000);
    assert.equal(runs.length, 4);
  });

  it('names the function whose schedule cannot be read', () => {
    const [bad] = scheduled('61 * * * *');
    assert.ok(bad);
    assert.throws(
      () => startSchedule([...scheduled('0 5 * * *'), { ...bad, name: 'digest' }], assert.fail),
      /^Error: The schedule "61 \* \* \* \*" of the function digest cannot be read: /,
    );
  });
});
