import assert from 'node:assert/strict';
import { beforeEach, describe, it } from 'node:test';
import { idInToken } from '../../../../netlify/forms/runtime/token.ts';
import { subscriberId } from '../../../../netlify/newsletter/subscriber.ts';
import { exportReaders, importLeavers } from '../../../../netlify/staff-commands/newsletter.ts';
import { catchLogs } from '../support/catchLogs.ts';
import { NOW, openStaffDesk, type StaffDesk } from '../support/staffDesk.ts';

const EMAIL = 'asha@client.example';

describe('npm run newsletter', () => {
  catchLogs();
  let desk: StaffDesk;
  beforeEach(async () => {
    desk = await openStaffDesk();
    const id = subscriberId(EMAIL, await desk.store.newsletter.key());
    const confirmedAt = NOW.toISOString();
    await desk.store.newsletter.people.write({ id, state: 'confirmed', email: EMAIL, confirmedAt });
    await desk.store.newsletter.people.write({ id: 'b', state: 'unconfirmed', email: 'no@client.example' });
  });

  it('gives confirmed readers alone as each program imports them, each with the address to leave', async () => {
    const listmonk = await exportReaders(desk.store, 'listmonk', NOW);
    assert.match(
      listmonk,
      /^"email","name","attributes"\r\n"asha@client\.example","","\{""leave"":""http\S+token=\S+""\}"\r\n$/,
    );
    const brevo = await exportReaders(desk.store, 'brevo', NOW);
    const [, token = ''] =
      /^"EMAIL","LEAVE"\r\n"asha@client\.example","http\S+leave\?token=(\S+)"\r\n$/.exec(brevo) ?? [];
    const key = await desk.store.newsletter.key();
    assert.equal(idInToken(key, 'leave', token, NOW), subscriberId(EMAIL, key));
    const buttondown = await exportReaders(desk.store, 'buttondown', NOW);
    assert.match(buttondown, /^"email","metadata"\r\n"asha@client\.example","\{""leave"":""http\S+""\}"\r\n$/);
  });

  it('writes nothing where the key is not that of the readers, since no link to leave would work', async () => {
    await desk.store.blobs.newsletter.set('key', 'made anew');
    await assert.rejects(exportReaders(desk.store, 'brevo', NOW), /The key in the store is not that of its readers/);
  });

  it('says which formats there are', () =>
    assert.rejects(exportReaders(desk.store, 'constructor', NOW), /no format 'constructor'.*listmonk\|brevo/s));

  it('takes out who left there, and deletes the address', async () => {
    for (const csv of [
      `Email address;Date\n"${EMAIL.toUpperCase()}";x\n`,
      `\uFEFFname,email\r\n"Mrema, Asha",${EMAIL}\r\n`,
    ]) {
      assert.match(await importLeavers(desk.store, csv, NOW), /^[01] of 1 were readers here/);
    }
    const person = await desk.store.newsletter.people.read(subscriberId(EMAIL, await desk.store.newsletter.key()));
    assert.deepEqual([person?.state, person?.email], ['left', undefined]);
    await assert.rejects(importLeavers(desk.store, 'name\nA\n', NOW), /no column named email/);
  });
});
