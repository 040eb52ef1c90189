// Stands in for what Casbin imports and our policies never use: policy files (CSV), globs and IP addresses. Calling one of
// them would be a mistake in a matcher, and says so. The build puts this file in their place.

const unused = (what: string) => (): never => {
  throw new Error(`The browser's policies cannot use ${what}`);
};

export const parse = unused('policy files');
export const minimatch = unused('globs');
export const Buffer = unused('IP addresses');
