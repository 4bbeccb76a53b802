import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import type { Environment } from '../../../../netlify/forms/runtime/settings.ts';
import { checkEnvironment } from '../../../../netlify/staff-commands/checkEnvironment.ts';

const COMPLETE = {
  SMTP_URL: 'smtps://office:hush%21word@mail.own.example:465',
  FORMS_SECRET: 'hush'.repeat(8),
  MAIL_TO: 'office@own.example',
  MAIL_FROM: 'website@own.example',
  ALERT_URL: 'https://chat.example/hush-webhook',
};

function lineOf(name: string, env: Environment): string {
  return checkEnvironment(env).lines.find((line) => line.includes(` ${name}`)) ?? '';
}

describe('The check before publishing', () => {
  it('has nothing to say of a complete environment', () => {
    const { lines, isReady } = checkEnvironment(COMPLETE);
    assert.equal(isReady, true);
    assert.deepEqual(
      lines,
      Object.keys(COMPLETE).map((name) => `ok        ${name}`),
    );
  });

  const needed = [
    { name: 'SMTP_URL', effect: /enquiries stay pending.*Set it to smtps:\/\// },
    { name: 'FORMS_SECRET', effect: /the newsletter answers 503.*Set it to 32 random characters or more/ },
  ];
  for (const { name, effect } of needed) {
    it(`fails without ${name}, and says what happens and what to set`, () => {
      for (const env of [
        { ...COMPLETE, [name]: undefined },
        { ...COMPLETE, [name]: '' },
      ]) {
        assert.equal(checkEnvironment(env).isReady, false);
        assert.match(lineOf(name, env), /^missing {3}\S+ is not set: /);
        assert.match(lineOf(name, env), effect);
      }
    });
  }

  const optional = [
    { name: 'MAIL_TO', effect: /content\/firm\.json/ },
    { name: 'MAIL_FROM', effect: /content\/firm\.json/ },
    { name: 'ALERT_URL', effect: /nobody outside the mailbox is told/ },
  ];
  for (const { name, effect } of optional) {
    it(`passes without ${name}, and says what happens then`, () => {
      const env = { ...COMPLETE, [name]: undefined };
      assert.equal(checkEnvironment(env).isReady, true);
      assert.match(lineOf(name, env), /^optional {2}\S+ is not set: /);
      assert.match(lineOf(name, env), effect);
    });
  }

  const malformed = [
    { name: 'SMTP_URL', value: 'mail.own.example' },
    { name: 'SMTP_URL', value: 'https://mail.own.example' },
    { name: 'SMTP_URL', value: 'smtp://' },
    { name: 'SMTP_URL', value: 'smtp://office:50%off@mail.own.example' },
    { name: 'FORMS_SECRET', value: 'h'.repeat(31) },
    { name: 'MAIL_TO', value: 'reception' },
    { name: 'MAIL_TO', value: 'office@own.example, boss@own.example' },
    { name: 'MAIL_FROM', value: 'The firm <website@own.example>' },
    { name: 'ALERT_URL', value: 'chat.example/hook' },
    { name: 'ALERT_URL', value: 'mailto:boss@own.example' },
  ];
  for (const { name, value } of malformed) {
    it(`fails where ${name} is '${value}', without repeating it`, () => {
      const env = { ...COMPLETE, [name]: value };
      assert.equal(checkEnvironment(env).isReady, false);
      assert.match(lineOf(name, env), /^wrong {5}\S+ is .*Set it to /);
      assert.equal(checkEnvironment(env).lines.join('\n').includes(value), false);
    });
  }

  describe('as a command', () => {
    const check = (env: Record<string, string>) =>
      spawnSync(
        process.execPath,
        [join(import.meta.dirname, '../../../../netlify/staff-commands/checkEnvironment.ts')],
        {
          encoding: 'utf8',
          env: { NODE_ENV: 'test', PATH: process.env.PATH, ...env },
        },
      );

    it('ends well where everything is set, and prints no secret', () => {
      const { status, stdout, stderr } = check(COMPLETE);
      assert.equal(status, 0);
      assert.match(stdout, /Ready to be published\n$/);
      assert.doesNotMatch(stdout + stderr, /hush/);
    });

    it('ends with 1 where something is missing, a line for each variable', () => {
      const { status, stdout } = check({});
      assert.equal(status, 1);
      assert.equal(stdout.trimEnd().split('\n').length, 6);
      assert.match(stdout, /^missing {3}SMTP_URL is not set/);
      assert.match(stdout, /Not ready to be published\n$/);
    });
  });
});
