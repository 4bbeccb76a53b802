import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { countChecks, countJest, countNode, countPlaywright } from './counts.ts';
import { formatResults } from './results.ts';

describe('The numbers of a runner', () => {
  it('come from the line at the end of the checks; checks that did not get there have failed', () => {
    assert.deepEqual(countChecks('ok  styles\ncheck: 4 passed, 1 failed\n', 1), { passed: 4, failed: 1 });
    assert.deepEqual(countChecks('Killed\n', 137), { passed: 0, failed: 1 });
  });

  it("come from Jest's report, a suite that could not run being one failure", () => {
    const report = '{"numFailedTests":2,"numPassedTests":30,"numRuntimeErrorTestSuites":1}';
    assert.deepEqual(countJest(report), { passed: 30, failed: 3 });
  });

  it("come from Node's report, a test that was cut off being a failure", () => {
    assert.deepEqual(countNode('# tests 12\n# pass 9\n# fail 2\n# cancelled 1\n'), { passed: 9, failed: 3 });
  });

  it("come from Playwright's report, a test that passed only at a second try being a failure", () => {
    const report = '"stats": {\n "expected": 400,\n "skipped": 0,\n "unexpected": 2,\n "flaky": 1\n}';
    assert.deepEqual(countPlaywright(report), { passed: 400, failed: 3 });
  });
});

describe('The table at the end of npm test', () => {
  it('has a line for each part, also for one that was not run, and the sum', () => {
    const results = [
      { name: 'units', passed: 3309, failed: 2, seconds: 218 },
      { name: 'build', passed: 0, failed: 1, seconds: 84 },
    ];
    assert.equal(
      formatResults(['build', 'units', 'browser'], results, 230),
      [
        'part      passed  failed seconds',
        'build          0       1      84',
        'units       3309       2     218',
        'browser  not run',
        'all         3309       3     230',
      ].join('\n'),
    );
  });
});
