import { createHash } from 'node:crypto';
import pages from '../../content/pages.json' with { type: 'json' };
import pageTwins from '../../content/pages.sw.json' with { type: 'json' };
import { knownLanguage } from '../../lib/words/language.ts';
import { sayerIn } from '../../lib/words/sayIn.ts';
import { newsletterPageWords } from '../../lib/words/sw/newsletter.ts';
import { reference } from '../forms/enquiry/enquiryRecord.ts';
import { mailDefaults } from '../forms/mail/composeMail.ts';
import { type MailPart, mailBody } from '../forms/mail/mailBody.ts';
import { emlName, type Letter } from '../forms/mail/sendMail.ts';
import { firm } from '../forms/runtime/firm.ts';
import type { Settings } from '../forms/runtime/settings.ts';
import { CONFIRM_HOURS } from '../forms/runtime/token.ts';
import { newsletterLink } from './links.ts';
import type { Signup } from './subscriber.ts';

/** Kiswahili by the English words; what comes and how often is the sentence beside the form. */
const WORDS = { ...newsletterPageWords, ...Object.fromEntries(pageTwins.texts.map(({ en, sw }) => [en, sw])) };

const WHO = `${firm.name}, ${firm.address.city}`;
/** Laws on commercial mail ask for a postal address. */
const FOOT = {
  kind: 'foot' as const,
  lines: [firm.name, [...firm.address.lines, firm.address.street, firm.address.city, firm.address.country].join(', ')],
};

type Links = { confirm: string; leave: string };
type Sayer = ReturnType<typeof sayerIn>;

const leavePart = ({ leave }: Links, say: Sayer): MailPart => ({
  kind: 'link',
  label: say('To leave the newsletter, now or at any later time'),
  href: leave,
});

const confirmParts = (links: Links, say: Sayer): MailPart[] => [
  {
    kind: 'text',
    text: say('Someone, we hope you, asked for the newsletter of {who}, at this address. {what}', {
      who: WHO,
      what: say(pages.media.newsletter),
    }),
  },
  { kind: 'button', label: say('Confirm: I want the newsletter'), href: links.confirm },
  {
    kind: 'text',
    text: say('The link works for {hours} hours. If it was not you, do nothing: no newsletter will come.', {
      hours: CONFIRM_HOURS,
    }),
  },
  leavePart(links, say),
  FOOT,
];

const alreadyParts = (links: Links, say: Sayer): MailPart[] => [
  {
    kind: 'text',
    text: say(
      'Someone, we hope you, asked for the newsletter of {who}, at this address. It is on the list already: there is nothing to do. {what}',
      { who: WHO, what: say(pages.media.newsletter) },
    ),
  },
  leavePart(links, say),
  FOOT,
];

type Text = { subject: string; parts: (links: Links, say: Sayer) => MailPart[] };

function compose({ subject, parts }: Text, signup: Signup, settings: Settings, secret: string, now: Date): Letter {
  const language = knownLanguage(signup.language);
  const say = sayerIn(language, WORDS);
  const linkParts = { secret, origin: signup.origin, id: signup.id, now, language };
  const links = { confirm: newsletterLink('confirm', linkParts), leave: newsletterLink('leave', linkParts) };
  const messageName = createHash('sha256').update(`${signup.id} ${signup.receivedAt}`).digest('hex');
  const defaults = mailDefaults(messageName, settings);
  const mail: Letter['mail'] = {
    ...defaults,
    from: { name: firm.name, address: settings.mailFrom },
    // An object, because a string could contain a second recipient.
    to: { name: '', address: signup.email },
    replyTo: { name: firm.name, address: settings.mailTo },
    subject: say(subject, { firm: firm.name }),
    ...mailBody(parts(links, say)),
    headers: {
      ...defaults.headers,
      'List-Unsubscribe': `<${links.leave}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    },
  };
  return { mail, fileName: emlName(signup.receivedAt, `newsletter-${reference(signup.id)}`) };
}

type Compose = (signup: Signup, settings: Settings, secret: string, now: Date) => Letter;

/**
 * The mail that asks to confirm, in the language of the page where it was asked for. Mail programs can unsubscribe with one click (RFC 8058). A retry of the same mail has the
 * same Message-ID.
 */
export const composeConfirmation: Compose = (...given) =>
  compose({ subject: 'Please confirm: newsletter of {firm}', parts: confirmParts }, ...given);

/** The mail to a confirmed reader who signs up again. */
export const composeAlready: Compose = (...given) =>
  compose({ subject: 'You are on the list: newsletter of {firm}', parts: alreadyParts }, ...given);
