import type { SendMailOptions } from 'nodemailer';

/**
 * The same message with its Message-ID on one line. nodemailer folds every header over 76 characters, and some mail
 * programs do not recognise a second copy of a message by a folded Message-ID. A prepared header is written as it is.
 */
export function unfoldMessageId(mail: SendMailOptions): SendMailOptions {
  const { messageId, headers, ...rest } = mail;
  if (messageId === undefined) return mail;
  return { ...rest, headers: { ...headers, 'Message-ID': { prepared: true, value: messageId } } };
}
