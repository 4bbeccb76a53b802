import { createHash } from 'node:crypto';
import { reference } from '../forms/enquiry/enquiryRecord.ts';
import { mailDefaults } from '../forms/mail/composeMail.ts';
import { emlName, type Letter } from '../forms/mail/sendMail.ts';
import { firm } from '../forms/runtime/firm.ts';
import type { Settings } from '../forms/runtime/settings.ts';
import { CONFIRM_HOURS } from '../forms/runtime/token.ts';
import { newsletterLink } from './links.ts';
import type { Signup } from './subscriber.ts';

function bodyText(confirmLink: string, leaveLink: string): string {
  return [
    `Someone, we hope you, asked for the newsletter of ${firm.name} at this address.`,
    '',
    'To confirm, open this page and press its button:',
    confirmLink,
    '',
    `The link works for ${CONFIRM_HOURS} hours. If it was not you, do nothing: no newsletter will come.`,
    '',
    'To leave the newsletter, now or at any later time:',
    leaveLink,
    '',
    '-- ',
    firm.name,
    '',
  ].join('\n');
}

/**
 * The mail that asks to confirm. Mail programs can unsubscribe with one click (RFC 8058). A retry of the same mail has the
 * same Message-ID.
 */
export function composeConfirmation(signup: Signup, settings: Settings, secret: string, now: Date): Letter {
  const parts = { secret, origin: signup.origin, id: signup.id, now };
  const leaveLink = newsletterLink('leave', parts);
  const messageName = createHash('sha256').update(`${signup.id} ${signup.receivedAt}`).digest('hex');
  const defaults = mailDefaults(messageName, settings);
  const mail: Letter['mail'] = {
    ...defaults,
    from: { name: firm.name, address: settings.mailFrom },
    // An object, because a string could contain a second recipient.
    to: { name: '', address: signup.email },
    replyTo: { name: firm.name, address: settings.mailTo },
    subject: `Please confirm: newsletter of ${firm.name}`,
    text: bodyText(newsletterLink('confirm', parts), leaveLink),
    headers: {
      ...defaults.headers,
      'List-Unsubscribe': `<${leaveLink}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    },
  };
  return { mail, fileName: emlName(signup.receivedAt, `newsletter-${reference(signup.id)}`) };
}
