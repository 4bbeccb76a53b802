import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { firm } from '../../../../netlify/forms/runtime/firm.ts';
import type { Environment } from '../../../../netlify/forms/runtime/settings.ts';
import { checkEnvironment } from '../../../../netlify/staff-commands/checkEnvironment.ts';
import { assertEach } from '../support/assertEach.ts';

const OWN_DOMAIN = firm.email.slice(firm.email.indexOf('@') + 1);
const COMMAND = join(import.meta.dirname, '../../../../netlify/staff-commands/checkEnvironment.ts');
const COMPLETE = {
  SMTP_URL: 'smtps://office:hush%21word@mail.own.example:465',
  FORMS_SECRET: 'hush'.repeat(8),
  MAIL_TO: 'office@own.example',
  MAIL_FROM: `website@${OWN_DOMAIN}`,
  ALERT_URL: 'https://chat.example/hush-webhook',
  MAILS_AN_HOUR: '60',
  PROBE_TOKEN: 'hush'.repeat(8),
};

/** The line about one variable of an environment that is complete otherwise, and whether the site can be published. */
function checkWith(name: string, value: string | undefined): { line: string; isReady: boolean } {
  const { lines, isReady } = checkEnvironment({ ...COMPLETE, [name]: value });
  return { line: lines.find((line) => line.includes(` ${name}`)) ?? '', isReady };
}

describe('The check before publishing', () => {
  it('has nothing to say of a complete environment', () => {
    const lines = Object.keys(COMPLETE).map((name) => `ok        ${name}`);
    assert.deepEqual(checkEnvironment(COMPLETE), { lines, isReady: true });
  });

  const missing: [name: string, isNeeded: boolean, effect: RegExp][] = [
    ['SMTP_URL', true, /enquiries stay pending.*Set it to smtps:\/\//],
    ['FORMS_SECRET', true, /the newsletter answers 503.*Set it to 32 random characters or more/],
    ['MAIL_TO', false, /content\/firm\.json/],
    ['MAIL_FROM', false, /content\/firm\.json/],
    ['ALERT_URL', false, /nobody outside the mailbox is told/],
    ['MAILS_AN_HOUR', false, /at most 60 enquiries an hour/],
    ['PROBE_TOKEN', false, /no monitor can send the form/],
  ];
  for (const [name, isNeeded, effect] of missing) {
    it(`${isNeeded ? 'fails' : 'passes'} without ${name}, and says what happens then`, () => {
      for (const value of [undefined, '']) {
        const { line, isReady } = checkWith(name, value);
        assert.equal(isReady, !isNeeded);
        assert.match(line, isNeeded ? /^missing {3}\S+ is not set: / : /^optional {2}\S+ is not set: /);
        assert.match(line, effect);
      }
    });
  }

  it('fails where neither a webhook nor a monitor would tell that mail is broken', () => {
    const { lines, isReady } = checkEnvironment({ ...COMPLETE, ALERT_URL: '', PROBE_TOKEN: '' });
    assert.equal(isReady, false);
    assert.match(lines.at(-1) ?? '', /^missing {3}ALERT_URL and PROBE_TOKEN: .*Set one of them/);
  });

  const malformed: [name: string, ...values: string[]][] = [
    ['SMTP_URL', 'mail.own.example', 'https://mail.own.example', 'smtp://', 'smtp://office:50%off@mail.own.example'],
    ['FORMS_SECRET', 'h'.repeat(31)],
    ['MAIL_TO', 'reception', 'office@own.example, boss@own.example'],
    ['MAIL_FROM', 'The firm <website@own.example>'],
    ['ALERT_URL', 'chat.example/hook', 'http://chat.example/hush-webhook', 'mailto:boss@own.example'],
  ];
  for (const [name, ...values] of malformed) {
    it(`fails where ${name} is malformed, without repeating it`, () =>
      assertEach(values, (value) => {
        const { line, isReady } = checkWith(name, value);
        assert.equal(isReady, false);
        assert.match(line, /^wrong {5}\S+ is .*Set it to /);
        assert.equal(line.includes(value), false);
      }));
  }

  const inClear: [url: string, says: RegExp][] = [
    ['smtp://office:hush@mail.own.example?ignoreTLS=true', /in clear text.*take ignoreTLS out of it/],
    ['smtp://office:hush@mail.own.example?requireTLS=false', /take requireTLS out of it/],
    ['smtp://office:hush@mail.own.example?opportunisticTLS=1', /take opportunisticTLS out of it/],
    [
      'smtps://office:hush@mail.own.example?secure=false&tls.rejectUnauthorized=false',
      /take secure and tls\.rejectUnauthorized out of it/,
    ],
    ...['smtp://localhost:2525', 'smtp://127.0.0.1', 'smtp://[::1]:2525'].map((url): [string, RegExp] => [
      url,
      /names the machine that the function runs on/,
    ]),
  ];
  it('refuses a mail server that would get mail in clear text', () =>
    assertEach(inClear, ([url, says]) => {
      const { line, isReady } = checkWith('SMTP_URL', url);
      assert.equal(isReady, false);
      assert.match(line, says);
    }));

  it('takes a mail server that is reached by STARTTLS or not at all', () =>
    assertEach(
      ['smtp://office:hush@mail.own.example:587', 'smtp://mail.own.example?requireTLS=true&name=site'],
      (url) => assert.equal(checkWith('SMTP_URL', url).isReady, true),
    ));

  it("takes a sender in the firm's domain or below it, and no other", async () => {
    const own = [OWN_DOMAIN.toUpperCase(), `mail.${OWN_DOMAIN}`];
    await assertEach(own, (domain) => assert.ok(checkWith('MAIL_FROM', `website@${domain}`).isReady));
    await assertEach(['gmail.example', `not${OWN_DOMAIN}`, `${OWN_DOMAIN}.evil.example`], (domain) => {
      const { line, isReady } = checkWith('MAIL_FROM', `website@${domain}`);
      assert.equal(isReady, false);
      assert.ok(line.includes(`is not in the firm's domain, ${OWN_DOMAIN}`));
    });
  });

  it('says of a key that it is too short, not that it is missing', () => {
    const { line } = checkWith('FORMS_SECRET', 'short');
    assert.match(line, /^wrong {5}FORMS_SECRET is shorter than 32 characters: the newsletter answers 503/);
  });

  describe('as a command', () => {
    const check = (env: Environment) =>
      spawnSync(process.execPath, [COMMAND], {
        encoding: 'utf8',
        env: { NODE_ENV: 'test', PATH: process.env.PATH, ...env },
      });

    it('ends well where everything is set, and prints no secret', () => {
      const { status, stdout, stderr } = check(COMPLETE);
      assert.equal(status, 0);
      assert.match(stdout, /Ready to be published\n$/);
      assert.doesNotMatch(stdout + stderr, /hush/);
    });

    it('ends with 1 where something is missing, a line for each variable and one for the monitor', () => {
      const { status, stdout } = check({});
      assert.equal(status, 1);
      assert.equal(stdout.trimEnd().split('\n').length, Object.keys(COMPLETE).length + 2);
      assert.match(stdout, /^missing {3}SMTP_URL is not set/);
      assert.match(stdout, /Not ready to be published\n$/);
    });
  });
});
