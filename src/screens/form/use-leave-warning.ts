import { useEffect } from 'react';

/** Asks the browser to warn before typed work is thrown away. */
export const useLeaveWarning = (dirty: boolean): void =>
  useEffect(() => {
    if (!dirty) return undefined;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, [dirty]);
