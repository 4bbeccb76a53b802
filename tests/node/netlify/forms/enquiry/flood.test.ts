import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { EnquiryStore } from '../../../../../netlify/forms/enquiry/enquiryStore.ts';
import { MOST_GATHERED } from '../../../../../netlify/forms/enquiry/flood.ts';
import { redeliverPending } from '../../../../../netlify/forms/enquiry/redeliverPending.ts';
import { createSender } from '../../../../../netlify/forms/mail/sendMail.ts';
import { catchLogs } from '../../support/catchLogs.ts';
import { CONTACT, recordOf } from '../../support/forms.ts';
import { openOffice } from '../../support/office.ts';

/** Three an hour are mailed one by one. */
const ENV = { RATE_LIMIT: '', MAILS_AN_HOUR: '3' };

async function openBusyOffice() {
  const office = await openOffice({ env: ENV });
  const { settings, store, mailer, now } = office;
  const send = createSender(settings) ?? assert.fail('no sender');
  const redeliver = (enquiries: EnquiryStore = store) =>
    redeliverPending({ store: enquiries, mailer, now, sendAlert: undefined, flood: { send, settings } });
  const take = (number: number) => {
    office.later({ seconds: 1 });
    return office.take({ ...CONTACT, name: `Visitor ${number}` }, {}, `203.0.${number}.7`);
  };
  return { office, redeliver, take };
}

describe('More enquiries within an hour than are mailed one by one', () => {
  catchLogs();

  it('are stored as always and told in one mail an hour, each of them once', async () => {
    const { office, redeliver, take } = await openBusyOffice();
    for (const number of [1, 2, 3, 4, 5]) {
      assert.equal((await take(number)).status, 200);
      office.later({ seconds: 60 });
    }
    assert.equal((await office.mails()).length, 3);
    await redeliver();
    await take(6);
    for (const minutes of [5, 5, 50, 5]) {
      office.later({ seconds: minutes * 60 });
      await redeliver();
    }
    const subjects = (await office.mails()).map(({ subject }) => subject);
    assert.deepEqual(subjects.slice(3), [
      'Website forms: 2 more within an hour',
      'Website forms: 1 more within an hour',
    ]);
    const told = (await office.mails()).flatMap(({ text }) => text?.match(/^Name: +(.*)$/gm) ?? []);
    assert.deepEqual(told.length, 6);
    assert.equal(new Set(told).size, 6);
    assert.deepEqual([await office.ids('pending'), (await office.ids('done')).length], [[], 6]);
  });

  it('are mailed one by one again when the hour is over', async () => {
    const { office, take } = await openBusyOffice();
    for (const number of [1, 2, 3]) await take(number);
    office.later({ hours: 1 });
    await take(4);
    assert.equal((await office.mails()).length, 4);
  });

  it('stay in the store where the mail cannot be sent, and come again', async () => {
    const { office, redeliver, take } = await openBusyOffice();
    for (const number of [1, 2, 3, 4]) await take(number);
    const { store } = office;
    await redeliver({ ...store, read: () => Promise.reject(new Error('down')) });
    assert.equal((await office.ids('pending')).length, 1);
    await redeliver();
    assert.equal((await office.ids('done')).length, 4);
  });

  it('fill no mail beyond what mail servers take', async () => {
    const { office, redeliver } = await openBusyOffice();
    for (let number = 0; number < MOST_GATHERED + 13; number += 1) {
      const message = 'm'.repeat(5000);
      await office.store.write(
        'pending',
        recordOf(`a${number}x`.padEnd(64, '0'), office.clock.now, { values: { message } }),
      );
    }
    office.later({ seconds: 120 });
    await redeliver();
    const gathered = (await office.mails()).find(({ subject }) => subject?.startsWith('Website forms'));
    assert.match(gathered?.text ?? '', /^250 more website forms in one mail.* 10 more follow within the next hours\./);
    assert.ok((gathered?.text?.length ?? 0) < 300_000);
    assert.equal((await office.ids('pending')).length, 10);
  });
});
