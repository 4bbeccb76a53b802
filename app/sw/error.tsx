'use client';
// Next renders this in the browser, in place of a page that throws.

import { type ErrorInfo, ErrorMessage } from '@/components/shell/ErrorMessage';
import { SWAHILI } from '@/lib/words/swahili';

export default function PageError(info: ErrorInfo) {
  return <ErrorMessage {...info} translate={SWAHILI} />;
}
