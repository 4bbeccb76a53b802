import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { firm } from '../../../../netlify/forms/runtime/firm.ts';
import type { Environment } from '../../../../netlify/forms/runtime/settings.ts';
import { checkEnvironment } from '../../../../netlify/staff-commands/checkEnvironment.ts';

const OWN_DOMAIN = firm.email.slice(firm.email.indexOf('@') + 1);
const COMPLETE = {
  SMTP_URL: 'smtps://office:hush%21word@mail.own.example:465',
  FORMS_SECRET: 'hush'.repeat(8),
  MAIL_TO: 'office@own.example',
  MAIL_FROM: `website@${OWN_DOMAIN}`,
  ALERT_URL: 'https://chat.example/hush-webhook',
  PROBE_TOKEN: 'hush'.repeat(8),
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
    { name: 'PROBE_TOKEN', effect: /no monitor can send the form/ },
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
    { name: 'ALERT_URL', value: 'http://chat.example/hush-webhook' },
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

  const inClear = [
    { value: 'smtp://office:hush@mail.own.example?ignoreTLS=true', says: /in clear text.*take ignoreTLS out of it/ },
    { value: 'smtp://office:hush@mail.own.example?requireTLS=false', says: /take requireTLS out of it/ },
    { value: 'smtp://office:hush@mail.own.example?opportunisticTLS=1', says: /take opportunisticTLS out of it/ },
    {
      value: 'smtps://office:hush@mail.own.example?secure=false&tls.rejectUnauthorized=false',
      says: /take secure and tls\.rejectUnauthorized out of it/,
    },
    { value: 'smtp://localhost:2525', says: /names the machine that the function runs on/ },
    { value: 'smtp://127.0.0.1', says: /names the machine that the function runs on/ },
    { value: 'smtp://[::1]:2525', says: /names the machine that the function runs on/ },
  ];
  for (const { value, says } of inClear) {
    it(`refuses the mail server '${value}', which would get mail in clear text`, () => {
      const env = { ...COMPLETE, SMTP_URL: value };
      assert.equal(checkEnvironment(env).isReady, false);
      assert.match(lineOf('SMTP_URL', env), says);
    });
  }

  for (const value of [
    'smtp://office:hush@mail.own.example:587',
    'smtp://mail.own.example?requireTLS=true&name=site',
  ]) {
    it(`takes the mail server '${value}', which is reached by STARTTLS or not at all`, () => {
      assert.equal(checkEnvironment({ ...COMPLETE, SMTP_URL: value }).isReady, true);
    });
  }

  it("takes a sender in the firm's domain or below it, and no other", () => {
    const isReady = (sender: string) => checkEnvironment({ ...COMPLETE, MAIL_FROM: sender }).isReady;
    assert.ok(isReady(`website@${OWN_DOMAIN.toUpperCase()}`));
    assert.ok(isReady(`website@mail.${OWN_DOMAIN}`));
    for (const sender of ['website@gmail.example', `website@not${OWN_DOMAIN}`, `website@${OWN_DOMAIN}.evil.example`]) {
      assert.equal(isReady(sender), false, sender);
    }
    const line = lineOf('MAIL_FROM', { ...COMPLETE, MAIL_FROM: 'website@gmail.example' });
    assert.ok(line.includes(`is not in the firm's domain, ${OWN_DOMAIN}`));
  });

  it('says of a key that it is too short, not that it is missing', () => {
    const line = lineOf('FORMS_SECRET', { ...COMPLETE, FORMS_SECRET: 'short' });
    assert.match(line, /^wrong {5}FORMS_SECRET is shorter than 32 characters: the newsletter answers 503/);
  });

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
      assert.equal(stdout.trimEnd().split('\n').length, Object.keys(COMPLETE).length + 1);
      assert.match(stdout, /^missing {3}SMTP_URL is not set/);
      assert.match(stdout, /Not ready to be published\n$/);
    });
  });
});
