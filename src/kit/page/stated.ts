// What a page shows stands in its address, so that the address can be sent and shows the same to whoever opens it.
import { useEffect } from 'react';
import { useSearchParams } from 'react-router';

/**
 * Writes the shown state of a page into its address, where the address does not have it yet.
 * @param shown values by name of parameter; undefined: leave it out
 */
export const useStated = (shown: Readonly<Record<string, string | undefined>>): void => {
  const [address, setAddress] = useSearchParams();
  const unsaid = Object.entries(shown).flatMap(([name, value]) =>
    value === undefined || address.has(name) ? [] : [[name, value]],
  );
  const text = new URLSearchParams(unsaid).toString();
  useEffect(() => {
    if (text === '') return;
    setAddress(
      (now) => {
        for (const [name, value] of new URLSearchParams(text)) now.set(name, value);
        return now;
      },
      { replace: true },
    );
  }, [text, setAddress]);
};
