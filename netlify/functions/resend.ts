import type { Context } from '@netlify/functions';
import { handleResend } from '../forms/enquiry/handleResend.ts';
import { openSite } from '../forms/site.ts';

/** Handles /enquiry/resend (rewritten in netlify.toml), the link in the office's e-mails. */
export default (request: Request, context: Context): Promise<Response> => handleResend(request, openSite(context));
