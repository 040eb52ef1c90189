// The two ways into a database: one for its owner, who migrates and backs up, and one for the application, which owns nothing.

export interface DatabaseUrls {
  /** Connects as the owner of database and tables, to the server itself. */
  readonly adminUrl: string;
  /** Connects as the application, over a pooler where there is one. */
  readonly appUrl: string;
}

/** The application at the server itself: a pooler that gives connections back after each transaction would forget a LISTEN. */
export const directAppUrl = ({ adminUrl, appUrl }: DatabaseUrls): string => {
  const url = new URL(adminUrl);
  const { username, password } = new URL(appUrl);
  url.username = username;
  url.password = password;
  return url.href;
};
