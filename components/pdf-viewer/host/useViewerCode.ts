import { useCallback, useEffect, useState } from 'react';
import { type Failure, failureOf } from './failure';

type ViewerComponent = typeof import('../DocumentViewer').DocumentViewer;

type ViewerCode = {
  /** The viewer, once it has come. */
  Viewer?: ViewerComponent;
  failure?: Failure;
  retry: () => void;
};

/** Fetches the code of the viewer, and again where that failed and the visitor asks for it. */
export function useViewerCode(): ViewerCode {
  const [code, setCode] = useState<{ Viewer?: ViewerComponent; failure?: Failure }>({});
  const [attempt, setAttempt] = useState(0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: each attempt fetches anew
  useEffect(() => {
    let isCurrent = true;
    import('../DocumentViewer').then(
      ({ DocumentViewer }) => isCurrent && setCode({ Viewer: DocumentViewer }),
      (error) => isCurrent && setCode({ failure: failureOf(error, navigator.onLine) }),
    );
    return () => {
      isCurrent = false;
    };
  }, [attempt]);

  const retry = useCallback(() => {
    setCode({});
    setAttempt((count) => count + 1);
  }, []);

  return { ...code, retry };
}
