/** Key of what the bell counts, for who changes it. */
export const NEWS = 'applog-news';
