/** Query key of the bell's counts, for whoever changes them. */
export const NEWS = 'applog-news';
