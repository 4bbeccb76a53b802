import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { firm } from '../../../../netlify/forms/runtime/firm.ts';
import { checkEnvironment, loginFault } from '../../../../netlify/staff-commands/checkEnvironment.ts';
import { assertEach } from '../../../support/cases.ts';
import { startMailServer } from '../support/mailServer.ts';

const OWN_DOMAIN = firm.email.slice(firm.email.indexOf('@') + 1);
const COMMAND = join(import.meta.dirname, '../../../../netlify/staff-commands/checkEnvironment.ts');
const COMPLETE = {
  SMTP_URL: 'smtps://office:hush%21word@mail.own.example:465',
  MAIL_TO: 'office@own.example',
  MAIL_FROM: `website@${OWN_DOMAIN}`,
  ALERT_URL: 'https://chat.example/hush-webhook',
  PROBE_TOKEN: 'hush'.repeat(8),
};

/** Returns the line about one variable in an otherwise complete environment, and whether the site can be published. */
function checkWith(name: string, value: string | undefined): { line: string; isReady: boolean } {
  const { lines, isReady } = checkEnvironment({ ...COMPLETE, [name]: value });
  return { line: lines.find((line) => line.includes(` ${name}`)) ?? '', isReady };
}

describe('the check before publishing', () => {
  it('fails without SMTP_URL and explains why, but not without optional variables', () => {
    for (const value of [undefined, '']) {
      const { line, isReady } = checkWith('SMTP_URL', value);
      assert.equal(isReady, false);
      assert.match(line, /^missing {3}SMTP_URL is not set: .*enquiries stay pending.*Set it to smtps:\/\//);
      for (const name of ['MAIL_TO', 'MAIL_FROM', 'ALERT_URL', 'PROBE_TOKEN']) {
        const other = checkWith(name, value);
        assert.ok(other.isReady);
        assert.match(other.line, /^optional {2}\S+ is not set: /);
      }
    }
  });

  it('fails without a webhook and a monitor to report broken mail', () => {
    const { lines, isReady } = checkEnvironment({ ...COMPLETE, ALERT_URL: '', PROBE_TOKEN: '' });
    assert.equal(isReady, false);
    assert.match(lines.at(-1) ?? '', /^missing {3}ALERT_URL and PROBE_TOKEN: .*Set one of them/);
  });

  const IN_CLEAR = 'smtp://office:hush@mail.own.example';
  const wrong: [name: string, value: string, says: RegExp][] = [
    ['SMTP_URL', 'mail.own.example', /is not the address of a mail server/],
    ['SMTP_URL', 'https://mail.own.example', /is not the address of a mail server/],
    ['SMTP_URL', 'smtp://office:50%off@mail.own.example', /is not the address of a mail server/],
    ['SMTP_URL', 'smtp://localhost:2525', /points to the machine that the function runs on/],
    ['SMTP_URL', `${IN_CLEAR}?ignoreTLS=true`, /in clear text.*take ignoreTLS out of it/],
    ['SMTP_URL', `${IN_CLEAR}?requireTLS=false`, /take requireTLS out of it/],
    [
      'SMTP_URL',
      `${IN_CLEAR}?secure=false&tls.rejectUnauthorized=false`,
      /take secure and tls\.rejectUnauthorized out/,
    ],
    ['MAIL_TO', 'office@own.example, boss@own.example', /is not an email address/],
    ['MAIL_FROM', 'The firm <website@own.example>', /is not an email address/],
    ['MAIL_FROM', `website@not${OWN_DOMAIN}`, new RegExp(`is not in the firm's domain, ${OWN_DOMAIN}`)],
    ['MAIL_FROM', `website@${OWN_DOMAIN}.evil.example`, new RegExp(`is not in the firm's domain, ${OWN_DOMAIN}`)],
    ['ALERT_URL', 'http://chat.example/hush-webhook', /is not an https address/],
    ['PROBE_TOKEN', 'x'.repeat(31), /is shorter than 32 characters/],
  ];
  it('fails on an invalid value and explains why, without printing it', () =>
    assertEach(wrong, ([name, value, says]) => {
      const { line, isReady } = checkWith(name, value);
      assert.equal(isReady, false);
      assert.match(line, /^wrong {5}\S+ .*Set it to /);
      assert.match(line, says);
      assert.equal(line.includes(value), false);
    }));

  it("accepts a sender in the firm's domain or a subdomain", () => {
    for (const domain of [OWN_DOMAIN.toUpperCase(), `mail.${OWN_DOMAIN}`]) {
      assert.ok(checkWith('MAIL_FROM', `website@${domain}`).isReady);
    }
  });

  it('logs in to the mail server, and reports a failure without the password', async () => {
    const server = await startMailServer({ password: 'right' });
    assert.equal(await loginFault({ SMTP_URL: server.url }), undefined);
    assert.deepEqual([server.logins, server.messages], [['office'], []]);
    const wrong = await loginFault({ SMTP_URL: server.url.replace('right', 'hush') });
    assert.match(wrong ?? '', /^wrong {5}SMTP_URL: the mail server does not let the site in \(EAUTH 535\)/);
    await server.stop();
    assert.match((await loginFault({ SMTP_URL: server.url })) ?? '', /\(ESOCKET\)|\(ECONN/);
  });

  it('fails on the command line if something is missing or the mail server does not answer, and prints no secret', () => {
    for (const [given, says] of [
      [COMPLETE, /\nwrong {5}SMTP_URL: the mail server does not let[\s\S]*Not ready to be published\n$/],
      [{}, /^missing {3}SMTP_URL is not set[\s\S]*Not ready to be published\n$/],
    ] as const) {
      const { NODE_COMPILE_CACHE } = process.env;
      const env = { ...given, NODE_ENV: 'test', NODE_COMPILE_CACHE } as const;
      const { status, stdout, stderr } = spawnSync(process.execPath, [COMMAND], { encoding: 'utf8', env });
      assert.equal(status, 1);
      assert.match(stdout, says);
      assert.doesNotMatch(stdout + stderr, /hush/);
    }
  });
});
