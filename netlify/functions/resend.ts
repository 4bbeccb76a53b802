import type { Context } from '@netlify/functions';
import { answerResend } from '../forms/enquiry/answerResend.ts';
import { openSite } from '../forms/site.ts';

/** Handles /enquiry/resend (rewritten in netlify.toml), the link in the office's mails. */
export default (request: Request, context: Context): Promise<Response> => answerResend(request, openSite(context));
