'use client';
// Next shows it instead of a page that fails, which happens in the browser.

import { type ErrorInfo, ErrorMessage } from '@/components/shell/ErrorMessage';
import { ENGLISH } from '@/lib/words/translate';

export default function PageError(info: ErrorInfo) {
  return <ErrorMessage {...info} translate={ENGLISH} />;
}
