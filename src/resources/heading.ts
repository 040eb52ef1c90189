// A resource by its name, as far as it is known before one of its pages is open.
import { type Heading, headings } from './headings.ts';

const byName = new Map<string, Heading>(headings.map((heading) => [heading.name, heading]));

/** The heading of that name. @throws Error for a name that no resource has: a mistake of ours */
export const headingOf = (name: string): Heading => {
  const heading = byName.get(name);
  if (!heading) throw new Error(`Unknown resource ${name}`);
  return heading;
};
