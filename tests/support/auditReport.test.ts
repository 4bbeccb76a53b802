import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { readAudit } from './auditReport.ts';

const ADVISORY = { title: 'Prototype pollution', url: 'https://github.com/advisories/GHSA-1' };

function report(severity: string): string {
  const vulnerabilities = {
    deep: { severity, range: '<1.2.3', via: [ADVISORY] },
    outer: { severity, range: '>=2.0.0', via: ['deep'] },
  };
  return JSON.stringify({ auditReportVersion: 2, vulnerabilities, metadata: {} });
}

describe('The audit of the dependencies', () => {
  it('passes where nothing is known', () => {
    const { lines, isFailed } = readAudit(JSON.stringify({ auditReportVersion: 2, vulnerabilities: {} }));
    assert.deepEqual({ lines, isFailed }, { lines: ['No known weakness in the dependencies.'], isFailed: false });
  });

  for (const [severity, isFailed] of [
    ['low', false],
    ['moderate', false],
    ['high', true],
    ['critical', true],
  ] as const) {
    it(`${isFailed ? 'fails' : 'passes'} at ${severity} severity, and names package, versions and advisory`, () => {
      const result = readAudit(report(severity));
      assert.equal(result.isFailed, isFailed);
      assert.deepEqual(result.lines, [
        `${severity}: deep <1.2.3: Prototype pollution, https://github.com/advisories/GHSA-1`,
        `${severity}: outer >=2.0.0: through deep`,
      ]);
    });
  }

  it('fails where the registry answers no audits, or says that it was skipped where that is allowed', () => {
    const message = '405 Method Not Allowed - POST https://registry.example/-/npm/v1/security/advisories/bulk';
    const refusal = JSON.stringify({ message, statusCode: 405, error: { summary: '' } });
    const lines = [`Nothing was audited, because the registry did not answer: ${message}`];
    assert.deepEqual(readAudit(refusal), { lines, isFailed: true });
    assert.deepEqual(readAudit(refusal, true), {
      lines: [`Skipped: the registry did not answer: ${message}`],
      isFailed: false,
    });
  });

  it('fails over an output that it cannot read', () => {
    assert.throws(() => readAudit(''));
    assert.throws(() => readAudit('{"vulnerabilities":{"a":{}}}'));
  });
});
