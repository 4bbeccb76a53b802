'use client';
// Next shows it in place of a page that fails, which happens in the browser.

export { ErrorMessage as default } from '@/components/shell/ErrorMessage';
