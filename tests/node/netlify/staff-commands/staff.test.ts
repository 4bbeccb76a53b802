import assert from 'node:assert/strict';
import { join } from 'node:path';
import { beforeEach, describe, it } from 'node:test';
import { ENQUIRY_FIELDS } from '../../../../lib/enquiry/fields.ts';
import { reference } from '../../../../netlify/forms/enquiry/enquiryRecord.ts';
import { openStaffStore } from '../../../../netlify/staff-commands/staffStore.ts';
import { assertEach } from '../support/assertEach.ts';
import { catchLogs } from '../support/catchLogs.ts';
import { CONTACT } from '../support/forms.ts';
import { DONE, type Fixture, NOW, openFilledFixture, PENDING, SUSPECT } from '../support/staffFixture.ts';
import { readMails } from '../support/storeFixture.ts';

describe('The staff command', () => {
  catchLogs();
  let fixture: Fixture;
  beforeEach(async () => (fixture = await openFilledFixture()));

  it('lists every enquiry with its state, oldest first, safe for a terminal', async () => {
    const lines = (await fixture.say('list')).split('\n');
    assert.match(
      lines[0] ?? '',
      new RegExp(`^${reference(PENDING)} {2}2020-01-01 11:00 {2}waiting {4}contact {3}Asha Mrema .*Audit Services$`),
    );
    assert.match(lines[1] ?? '', /delivered/);
    assert.match(lines[2] ?? '', /suspect .*Bot \[31m .*\(filled a field that people do not see\)$/);
    assert.match(lines[3] ?? '', /^3 in the local store in .*Times are in Dar es Salaam time\.$/);
    assert.doesNotMatch(lines.join(''), /\p{C}/u);
  });

  it('shows all of one enquiry by the reference that its mail has', async () => {
    const text = await fixture.say('show', reference(SUSPECT).toLowerCase());
    for (const part of [SUSPECT, 'honeypot', '  When can you start?']) assert.ok(text.includes(part), part);
    for (const field of ENQUIRY_FIELDS.filter((one) => !['name', 'message'].includes(one))) {
      assert.match(text, new RegExp(`^${field}: +${RegExp.escape(CONTACT[field])}$`, 'm'));
    }
  });

  const mistakes: [words: string[], says: RegExp][] = [
    [['show', 'ffffff'], /There is no enquiry ffffff/],
    [['show'], /needs one ID/],
    [['export', '--all'], /needs --to FILE\.jsonl/],
    [['list', '--state', 'done'], /--state is 'done': write one of delivered, waiting, suspect/],
    [['list', '--since', '2026-02-30'], /is no day and no age\. Write it as 2026-03-01/],
    [['list', '--csv'], /Unknown option '--csv'\.\n\nnpm run enquiries -- list/],
    [['constructor'], /There is no command 'constructor'/],
  ];
  it('names the error of a call', () =>
    assertEach(mistakes, ([words, says]) => assert.rejects(fixture.say(...words), says)));

  it('asks for more digits where two enquiries begin alike, or have one reference', async () => {
    const similar = PENDING.replace(/0$/, '1');
    await fixture.put('done', similar, { receivedAt: '2026-01-01T08:00:00Z' });
    for (const given of ['aaaaaa', reference(PENDING)]) {
      await assert.rejects(
        fixture.say('delete', given),
        new RegExp(`More than one .*${PENDING}, ${similar}|${similar}, ${PENDING}`),
      );
    }
    assert.match(await fixture.say('show', similar), new RegExp(similar));
  });

  it('mails a suspect to the office when told to, and then it is delivered', async () => {
    assert.equal(
      await fixture.say('resend', 'CCCCCC'),
      `The mail of ${reference(SUSPECT)} lies in ${fixture.folder}/outbox; on this machine none is sent.`,
    );
    const [mail] = await readMails(join(fixture.folder, 'outbox'));
    assert.ok(mail?.messageId?.includes(SUSPECT));
    assert.deepEqual(await fixture.idsIn('suspect'), []);
    const record = await fixture.store.enquiries.read('done', `2026-03-29/08-00-00-000Z-${SUSPECT}`);
    assert.equal(record?.delivery.deliveredAt, NOW.toISOString());
    assert.equal(record?.suspicion, undefined);
  });

  it('leaves an enquiry where it is when it cannot be mailed', async () => {
    const mailer = () => Promise.reject(new Error('refused'));
    await assert.rejects(fixture.run(['resend', 'aaaaaa'], { mailer }), /refused/);
    await assert.rejects(fixture.run(['resend', 'aaaaaa'], { mailer: undefined }), /SMTP_URL is not set/);
    assert.deepEqual(await fixture.idsIn('pending'), [PENDING]);
  });

  it('deletes one for good, once a person has said so', async () => {
    fixture.agrees = false;
    assert.equal(await fixture.say('delete', 'aaaaaa'), 'Nothing was deleted.');
    assert.deepEqual(await fixture.idsIn('pending'), [PENDING]);
    assert.match(
      fixture.asked[0] ?? '',
      new RegExp(
        `^Delete ${reference(PENDING)}, Asha Mrema, received 2020-01-01 11:00 from the local store in .* for good\\?$`,
      ),
    );
    fixture.agrees = true;
    await fixture.say('delete', 'aaaaaa');
    assert.deepEqual([await fixture.idsIn('pending'), (await fixture.idsIn('done')).length], [[], 1]);
  });

  it('asks nothing with --yes', async () => {
    await fixture.say('delete', 'aaaaaa', '--yes');
    await fixture.say('purge', '--yes');
    assert.deepEqual([fixture.asked, await fixture.idsIn('pending'), await fixture.idsIn('done')], [[], [], []]);
  });

  it('shows what one filter or several let through', async () => {
    const juma = 'dddddd'.padEnd(64, '0');
    const ids = [PENDING, DONE, SUSPECT, juma];
    await fixture.put('done', juma, { receivedAt: '2026-03-28T21:30:00Z', name: 'Juma Ally' });
    const listed = async (...words: string[]) =>
      (await fixture.say('list', ...words))
        .split('\n')
        .slice(0, -1)
        .map((line) => ids.find((id) => line.startsWith(reference(id)))?.slice(0, 2));
    assert.deepEqual(await listed('--state', 'delivered'), ['bb', 'dd']);
    assert.deepEqual(await listed('--name', 'juma'), ['dd']);
    assert.deepEqual(await listed('--name', 'mrema traders', '--state', 'waiting'), ['aa']);
    // 00:30 on the 29th in Dar es Salaam.
    assert.deepEqual(await listed('--since', '2026-03-29'), ['dd', 'cc']);
    assert.deepEqual(await listed('--since', '2d'), ['cc']);
    for (const search of [
      '0700 000 111',
      '+255 700000111',
      'asha@client',
      'audit MREMA',
      PENDING,
      reference(PENDING),
    ]) {
      assert.ok((await listed('--search', search)).includes('aa'), search);
    }
    assert.deepEqual(await listed('--search', 'juma'), ['dd']);
    assert.deepEqual(await listed('--form', 'callback'), []);
    assert.deepEqual(await listed('--service', 'audit', '--since', '1y'), ['dd', 'cc']);
  });

  it('tells how a command is used', async () => {
    assert.match(await fixture.say('--help'), /^npm run enquiries -- <command>\n[\s\S]*\n {2}stats /);
    assert.match(await fixture.say('purge', '--help'), /^npm run enquiries -- purge\b/);
  });

  it("purges enquiries older than the firm's retention, never undelivered ones", async () => {
    assert.match(await fixture.say('purge', '--dry-run'), /^Would delete 1 received before 2024-03-31/);
    assert.deepEqual(await fixture.idsIn('done'), [DONE]);
    assert.match(
      await fixture.say('purge'),
      new RegExp(`^Deleted 1 .*\nKept ${reference(PENDING)}: it was never delivered`),
    );
    assert.deepEqual(
      [await fixture.idsIn('pending'), await fixture.idsIn('done'), await fixture.idsIn('suspect')],
      [[PENDING], [], [SUSPECT]],
    );
    assert.match(await fixture.say('purge', '--older-than', '1d', '--state', 'delivered'), /^Deleted 0 /);
    assert.match(await fixture.say('purge', '--older-than', '1d'), /^Deleted 1 /);
  });

  it('works on the published store only with both of its keys', async () => {
    await assert.rejects(openStaffStore({ NETLIFY_SITE_ID: 'x' }), /Set both/);
    await assert.rejects(openStaffStore({ NETLIFY_AUTH_TOKEN: 'x' }), /Set both/);
    const remote = await openStaffStore({ NETLIFY_SITE_ID: 'x', NETLIFY_AUTH_TOKEN: 'y' });
    assert.equal(remote.name, 'the store of the published site x');
    assert.equal(remote.mailer, undefined);
  });
});
