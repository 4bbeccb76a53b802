'use client';
// Next shows it in place of the whole document where the frame itself fails, which happens in the browser.

import '@/components/foundations/global.scss';
import { ErrorMessage, type ErrorMessageProps } from '@/components/shell/errors/ErrorMessage';

export default function GlobalError(props: ErrorMessageProps) {
  return (
    <html lang="en">
      <body>
        <ErrorMessage {...props} />
      </body>
    </html>
  );
}
