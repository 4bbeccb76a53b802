import { createHash } from 'node:crypto';
import pages from '../../content/pages.json' with { type: 'json' };
import { shortId } from '../forms/enquiry/enquiryRecord.ts';
import { mailDefaults } from '../forms/mail/composeMail.ts';
import { type MailPart, mailBody } from '../forms/mail/mailBody.ts';
import { emlName, type Letter } from '../forms/mail/sendMail.ts';
import { firm } from '../forms/runtime/firm.ts';
import type { Settings } from '../forms/runtime/settings.ts';
import { CONFIRM_HOURS } from '../forms/runtime/token.ts';
import { newsletterLink } from './links.ts';
import type { Signup } from './subscriber.ts';

const WHO = `${firm.name}, ${firm.address.city}`;
/** Laws on commercial mail require a postal address. */
const FOOT = {
  kind: 'foot' as const,
  lines: [firm.name, [...firm.address.lines, firm.address.street, firm.address.city, firm.address.country].join(', ')],
};

type Links = { confirm: string; leave: string };

const leavePart = ({ leave }: Links): MailPart => ({
  kind: 'link',
  label: 'To leave the newsletter, now or at any later time',
  href: leave,
});

const ASKED = `Someone, we hope you, asked for the newsletter of ${WHO}, at this address.`;

const confirmParts = (links: Links): MailPart[] => [
  // The sentence beside the form states contents and frequency.
  { kind: 'text', text: `${ASKED} ${pages.media.newsletter}` },
  { kind: 'button', label: 'Confirm: I want the newsletter', href: links.confirm },
  {
    kind: 'text',
    text: `The link works for ${CONFIRM_HOURS} hours. If it was not you, do nothing: no newsletter will come.`,
  },
  leavePart(links),
  FOOT,
];

const alreadyParts = (links: Links): MailPart[] => [
  { kind: 'text', text: `${ASKED} It is on the list already: there is nothing to do. ${pages.media.newsletter}` },
  leavePart(links),
  FOOT,
];

type Text = { subject: string; parts: (links: Links) => MailPart[] };

function compose({ subject, parts }: Text, signup: Signup, settings: Settings, secret: string, now: Date): Letter {
  const linkParts = { secret, origin: signup.origin, id: signup.id, now };
  const links = { confirm: newsletterLink('confirm', linkParts), leave: newsletterLink('leave', linkParts) };
  const messageName = createHash('sha256').update(`${signup.id} ${signup.receivedAt}`).digest('hex');
  const defaults = mailDefaults(messageName, settings);
  const mail: Letter['mail'] = {
    ...defaults,
    from: { name: firm.name, address: settings.mailFrom },
    // An object, because a string could contain a second recipient.
    to: { name: '', address: signup.email },
    replyTo: { name: firm.name, address: settings.mailTo },
    subject,
    ...mailBody(parts(links)),
    headers: {
      ...defaults.headers,
      'List-Unsubscribe': `<${links.leave}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    },
  };
  return { mail, fileName: emlName(signup.receivedAt, `newsletter-${shortId(signup.id)}`) };
}

type Compose = (signup: Signup, settings: Settings, secret: string, now: Date) => Letter;

/**
 * Writes the mail that asks for confirmation. Mail programs can unsubscribe with one click (RFC 8058). A retry has the
 * same Message-ID.
 */
export const composeConfirmation: Compose = (...given) =>
  compose({ subject: `Please confirm: newsletter of ${firm.name}`, parts: confirmParts }, ...given);

/** Writes the mail to a confirmed reader who signs up again. */
export const composeAlready: Compose = (...given) =>
  compose({ subject: `You are on the list: newsletter of ${firm.name}`, parts: alreadyParts }, ...given);
