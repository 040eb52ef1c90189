import type { KeyboardEvent } from 'react';

/**
 * Enter in a date field takes the typed day or opens the calendar; the form around it is not sent. Only the browser's answer to
 * the key is stopped: the picker must not see it stopped, it would not answer either.
 */
export const stayInField = ({ key, nativeEvent }: KeyboardEvent<HTMLElement>): void => {
  if (key === 'Enter') nativeEvent.preventDefault();
};
