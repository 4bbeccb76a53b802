import type { SendMailOptions } from 'nodemailer';

/**
 * The same message with its Message-ID on one line. nodemailer folds every header over 76 characters, and some mail
 * programs do not recognise a second copy of a message by a folded Message-ID. A prepared header is written as it is.
 */
export function unfoldMessageId({ messageId, headers, ...mail }: SendMailOptions): SendMailOptions {
  if (messageId === undefined) return { ...mail, ...(headers && { headers }) };
  return { ...mail, headers: { ...headers, 'Message-ID': { prepared: true, value: messageId } } };
}
