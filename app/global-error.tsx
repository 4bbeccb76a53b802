'use client';
// Next asks for a client component: it stands in for the whole document when the layout itself fails.
import '@/components/foundations/global.scss';
import { ErrorMessage } from '@/components/shell/ErrorMessage';

export default function GlobalError({ error, reset }: { error: Error; reset: () => void }) {
  return (
    <html lang="en">
      <body>
        <main>
          <ErrorMessage error={error} onRetry={reset} />
        </main>
      </body>
    </html>
  );
}
