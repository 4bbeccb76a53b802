import type { SendMailOptions } from 'nodemailer';

/**
 * Puts the Message-ID of a message on one line. nodemailer folds headers over 76 characters, and some mail programs
 * then do not recognise a second copy. A prepared header is written as it is.
 */
export function unfoldMessageId(mail: SendMailOptions): SendMailOptions {
  const { messageId, headers, ...rest } = mail;
  if (messageId === undefined) return mail;
  return { ...rest, headers: { ...headers, 'Message-ID': { prepared: true, value: messageId } } };
}
