import assert from 'node:assert/strict';
import { test } from 'node:test';
import { describeEngines } from '../e2e/support/engines.ts';

test('the log says in one line which engines ran', () => {
  const engines = [
    { name: 'firefox', project: 'firefox', launchOptions: {} },
    { name: 'firefox', project: 'firefox-touch', launchOptions: {} },
    { name: 'webkit', project: 'webkit', launchOptions: {} },
  ] as const;
  assert.equal(describeEngines(engines), 'Engines: chromium, firefox, firefox-touch, webkit.');
});

test('the log names the engines that are not there, and how to get them', () => {
  assert.equal(
    describeEngines([{ name: 'firefox', project: 'firefox', launchOptions: {} }]),
    'Engines: chromium, firefox; not there: webkit (npx playwright install --with-deps webkit, or docs/other-engines.md).',
  );
});
