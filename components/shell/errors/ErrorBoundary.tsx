'use client';
// Needs the browser: catches what fails while a page is shown. Next's error files would do the same with two more requests
// on every page.

import { usePathname } from 'next/navigation';
import { Component, type ReactNode } from 'react';
import { ErrorMessage } from './ErrorMessage';

type CatcherProps = {
  /** Path of the current page; another path clears the error. */
  path: string;
  children: ReactNode;
};

type CatcherState = { error: Error | null; failedPath: string };

const asError = (thrown: unknown): Error => (thrown instanceof Error ? thrown : new Error(String(thrown)));

/** A class, since React has no other error boundaries. */
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

/** Replaces its children by an error message when they fail to render, until the next page. */
export function ErrorBoundary({ children }: { children: ReactNode }) {
  return <Catcher path={usePathname()}>{children}</Catcher>;
}
