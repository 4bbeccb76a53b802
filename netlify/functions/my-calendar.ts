import { answerMyCalendar } from '../calendar/myCalendar.ts';

/** GET /ics/my.ics (a rewrite in netlify.toml): the dates of one visitor, to subscribe to. */
export default function myCalendar(request: Request): Promise<Response> {
  return answerMyCalendar(request);
}
