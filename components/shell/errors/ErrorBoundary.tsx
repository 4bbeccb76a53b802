'use client';
// Needs the browser: catches what fails while a page is shown. Next's error files would do the same with two more requests
// on every page.

import { usePathname } from 'next/navigation';
import { Component, type ReactNode } from 'react';
import { ErrorMessage } from './ErrorMessage';

type CatcherProps = {
  /** Path of the page that is shown: another page is another try. */
  path: string;
  children: ReactNode;
};

type CatcherState = { error: Error | null; failedPath: string };

/** Any value may be thrown; visitors are told in the words of an error. */
const asError = (thrown: unknown): Error => (thrown instanceof Error ? thrown : new Error(String(thrown)));

/** React offers boundaries as classes alone. */
class Catcher extends Component<CatcherProps, CatcherState> {
  override state: CatcherState = { error: null, failedPath: '' };

  static getDerivedStateFromError(thrown: unknown): Partial<CatcherState> {
    return { error: asError(thrown) };
  }

  static getDerivedStateFromProps({ path }: CatcherProps, { error, failedPath }: CatcherState): CatcherState {
    return error && failedPath && failedPath !== path
      ? { error: null, failedPath: '' }
      : { error, failedPath: error ? path : '' };
  }

  override render() {
    const { error } = this.state;
    if (!error) return this.props.children;
    return <ErrorMessage error={error} onRetry={() => this.setState({ error: null })} />;
  }
}

/** Says what happened where its children cannot be drawn; gone with the next page. */
export function ErrorBoundary({ children }: { children: ReactNode }) {
  return <Catcher path={usePathname()}>{children}</Catcher>;
}
