import assert from 'node:assert/strict';
import { beforeEach, describe, it } from 'node:test';
import { idInToken } from '../../../../netlify/forms/runtime/token.ts';
import { subscriberId } from '../../../../netlify/newsletter/subscriber.ts';
import { exportReaders, importLeavers } from '../../../../netlify/staff-commands/newsletter.ts';
import { catchLogs } from '../support/catchLogs.ts';
import { type Fixture, NOW, openFixture } from '../support/staffFixture.ts';

const EMAIL = 'asha@client.example';

describe('npm run newsletter', () => {
  catchLogs();
  let fixture: Fixture;
  beforeEach(async () => {
    fixture = await openFixture();
    const id = subscriberId(EMAIL, await fixture.store.newsletter.key());
    const confirmedAt = NOW.toISOString();
    await fixture.store.newsletter.people.write({ id, state: 'confirmed', email: EMAIL, confirmedAt });
    await fixture.store.newsletter.people.write({ id: 'b', state: 'unconfirmed', email: 'no@client.example' });
  });

  it('gives confirmed readers alone as each program imports them, each with the address to leave', async () => {
    const listmonk = await exportReaders(fixture.store, 'listmonk', NOW);
    assert.match(
      listmonk,
      /^"email","name","attributes"\r\n"asha@client\.example","","\{""leave"":""http\S+token=\S+""\}"\r\n$/,
    );
    const brevo = await exportReaders(fixture.store, 'brevo', NOW);
    const [, token = ''] =
      /^"EMAIL","LEAVE"\r\n"asha@client\.example","http\S+leave\?token=(\S+)"\r\n$/.exec(brevo) ?? [];
    const key = await fixture.store.newsletter.key();
    assert.equal(idInToken(key, 'leave', token, NOW), subscriberId(EMAIL, key));
    const buttondown = await exportReaders(fixture.store, 'buttondown', NOW);
    assert.match(buttondown, /^"email","metadata"\r\n"asha@client\.example","\{""leave"":""http\S+""\}"\r\n$/);
  });

  it('writes nothing where the key is not that of the readers, since no link to leave would work', async () => {
    await fixture.store.blobs.newsletter.set('key', 'made anew');
    await assert.rejects(exportReaders(fixture.store, 'brevo', NOW), /The key in the store is not that of its readers/);
  });

  it('says which formats there are', () =>
    assert.rejects(exportReaders(fixture.store, 'constructor', NOW), /no format 'constructor'.*listmonk\|brevo/s));

  it('takes out who left there, and deletes the address', async () => {
    for (const csv of [
      `Email address;Date\n"${EMAIL.toUpperCase()}";x\n`,
      `\uFEFFname,email\r\n"Mrema, Asha",${EMAIL}\r\n`,
    ]) {
      assert.match(await importLeavers(fixture.store, csv, NOW), /^[01] of 1 were readers here/);
    }
    const person = await fixture.store.newsletter.people.read(
      subscriberId(EMAIL, await fixture.store.newsletter.key()),
    );
    assert.deepEqual([person?.state, person?.email], ['left', undefined]);
    await assert.rejects(importLeavers(fixture.store, 'name\nA\n', NOW), /no column named email/);
  });
});
