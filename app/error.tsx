'use client';
// Next asks for a client component: it catches what fails while a page is shown.
import { ErrorMessage } from '@/components/shell/ErrorMessage';

export default function PageError({ error, reset }: { error: Error; reset: () => void }) {
  return <ErrorMessage error={error} onRetry={reset} />;
}
