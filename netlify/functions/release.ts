import type { Context } from '@netlify/functions';
import { openEnquiryStore } from '../forms/enquiry/enquiryStore.ts';
import { createMailer } from '../forms/mail/sendMail.ts';
import { releaseSuspect } from '../forms/release/releaseSuspect.ts';
import { readSecret } from '../forms/runtime/secret.ts';
import { readSettings } from '../forms/runtime/settings.ts';

/** /enquiries/release (a rewrite in netlify.toml): GET shows a suspect and a button, POST delivers it. */
export default function release(request: Request, context: Context): Promise<Response> {
  const settings = readSettings(process.env, context.deploy.context);
  return releaseSuspect(request, {
    openStore: (totalMs) => openEnquiryStore({ context: settings.context, totalMs }),
    mailer: createMailer(settings),
    secret: () => readSecret(process.env, settings.context),
    now: () => new Date(),
  });
}
