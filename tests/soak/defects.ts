/** A mistake that somebody could make, as a change of one place in the source. */
export type Defect = {
  title: string;
  file: string;
  /** The text at that place; it must stand there exactly once. */
  find: string;
  plant: string;
  /** What the soak must say of it. */
  says: RegExp;
};

/** Ten mistakes, each against another promise of the forms or another way in which a soak could deceive itself. */
export const DEFECTS: readonly Defect[] = [
  {
    title: 'a line break passes in a field of one line',
    file: 'netlify/forms/enquiry/enquirySchemas.ts',
    find: 'z.refine((value) => !/[\\r\\n]/.test(value),',
    plant: 'z.refine(() => true,',
    says: /The form could not be read/,
  },
  {
    title: 'what was typed stands in the page as markup',
    file: 'lib/text/escapeMarkup.ts',
    find: '=> text.replace(',
    plant: '=> text || text.replace(',
    says: /expected to not match the regular expression .<script/,
  },
  {
    title: 'every enquiry is refused',
    file: 'netlify/forms/enquiry/receiveEnquiry.ts',
    find: 'if (wait > 0) return tooManyRequests(wait);',
    plant: 'return tooManyRequests(wait + 1);',
    says: /^0 of \d+ bodies were taken/m,
  },
  {
    title: 'the function never answers',
    file: 'netlify/forms/enquiry/receiveEnquiry.ts',
    find: 'const sent = await readForm(request);',
    plant: 'const sent = await new Promise<SentForm>(() => {});',
    says: /an answer took longer than/,
  },
  {
    title: 'success is said although the store has failed',
    file: 'netlify/forms/enquiry/receiveEnquiry.ts',
    find: 'return mailDirectly(record, tools.mailer);',
    plant: "return accepted('stored', record.id);",
    says: /was accepted before it was stored/,
  },
  {
    title: 'the same form sent again is another enquiry',
    file: 'netlify/forms/enquiry/enquiryRecord.ts',
    find: "if (submission === '') return randomBytes",
    plant: 'if (submission !== undefined) return randomBytes',
    says: /is stored twice/,
  },
  {
    title: 'a mail that failed is noted as delivered',
    file: 'netlify/forms/enquiry/deliver.ts',
    find: 'await markFailed(tools, stored, code);',
    plant: 'await markDone(tools, stored);',
    says: /was accepted and never mailed/,
  },
  {
    title: 'a mail that failed is never tried again',
    file: 'netlify/forms/mail/delivery.ts',
    find: 'return Date.parse(delivery.lastAttemptAt) + Math.min(wait, LONGEST_WAIT_MS);',
    plant: 'return wait * Number.POSITIVE_INFINITY;',
    says: /still wait after all runs/,
  },
  {
    title: 'each copy of a mail has a Message-ID of its own',
    file: 'netlify/forms/mail/composeMail.ts',
    find: '...mailDefaults(record.id, settings),',
    plant: '...mailDefaults(crypto.randomUUID(), settings),',
    says: /has two Message-IDs/,
  },
  {
    title: 'the answer comes before the store has the enquiry, and a kill between the two loses it',
    file: 'netlify/functions/contact-form.ts',
    find: 'openStore: (totalMs) => openEnquiryStore({ context: settings.context, totalMs }),',
    plant: `openStore(totalMs) {
      const store = openEnquiryStore({ context: settings.context, totalMs });
      const write: typeof store.write = async (...entry) => void setTimeout(() => store.write(...entry), 300);
      return { ...store, write };
    },`,
    says: /was accepted and is not stored/,
  },
];
