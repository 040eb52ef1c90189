// Parameters of the page's address: what a page is narrowed to stands there, so that it can be sent.
import { useSearchParams } from 'react-router';

/** By name of the parameter; null and '' take it away. */
export type AddressValues = Readonly<Record<string, string | number | null>>;

/** A copy of the address with these parameters; the others stay. */
export const withParameters = (address: URLSearchParams, values: AddressValues): URLSearchParams => {
  const next = new URLSearchParams(address);
  for (const [name, value] of Object.entries(values))
    if (value === null || value === '') next.delete(name);
    else next.set(name, String(value));
  return next;
};

/** The address, and the way to change parameters of it in place: that is no step to go back from. */
export const useAddress = (): readonly [URLSearchParams, (values: AddressValues) => void] => {
  const [address, setAddress] = useSearchParams();
  const put = (values: AddressValues) => setAddress((now) => withParameters(now, values), { replace: true });
  return [address, put];
};
