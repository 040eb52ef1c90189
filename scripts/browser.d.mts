/** Path of a Chromium: BROWSER_PATH, Playwright's own download, PATH, then the system's usual places; undefined when there is none. */
export declare const findBrowser: () => Promise<string | undefined>;
/** Command line of every automated browser. */
export declare const browserArguments: () => string[];
/** A Chromium, installed when there is none; throws an error that names the ways to get one. */
export declare const ensureBrowser: () => Promise<string>;
