import assert from 'node:assert/strict';
import { beforeEach, describe, it } from 'node:test';
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
    const id = subscriberId(EMAIL, desk.store.secret ?? '');
    const confirmedAt = NOW.toISOString();
    await desk.store.newsletter.people.write({ version: 2, id, state: 'confirmed', email: EMAIL, confirmedAt });
    await desk.store.newsletter.people.write({ version: 2, id: 'b', state: 'unconfirmed', email: 'no@client.example' });
  });

  const formats: [program: string, head: string, row: RegExp][] = [
    [
      'listmonk',
      '"email","name","attributes"',
      /^"asha@client\.example","","\{""leave"":""http\S+leave\?token=\S+""\}"$/,
    ],
    ['brevo', '"EMAIL","LEAVE"', /^"asha@client\.example","http\S+leave\?token=\S+"$/],
    ['buttondown', '"email","metadata"', /^"asha@client\.example","\{""leave"":""http\S+""\}"$/],
  ];
  for (const [program, head, row] of formats) {
    it(`gives confirmed readers alone as ${program} imports them, each with the address to leave`, async () => {
      const [first, second = '', end] = (await exportReaders(desk.store, program, NOW)).split('\r\n');
      assert.deepEqual([first, end], [head, '']);
      assert.match(second, row);
    });
  }

  it('says which formats there are', () =>
    assert.rejects(exportReaders(desk.store, 'constructor', NOW), /no format 'constructor'.*listmonk\|brevo/s));

  it('takes out who left there, and deletes the address', async () => {
    for (const csv of [`Email address;Date\n"${EMAIL.toUpperCase()}";x\n`, `\uFEFFname,email\r\nA,${EMAIL}\r\n`]) {
      assert.match(await importLeavers(desk.store, csv, NOW), /^[01] of 1 were readers here/);
    }
    const person = await desk.store.newsletter.people.read(subscriberId(EMAIL, desk.store.secret ?? ''));
    assert.deepEqual([person?.state, person?.email], ['left', undefined]);
    await assert.rejects(importLeavers(desk.store, 'name\nA\n', NOW), /no column named email/);
  });
});
