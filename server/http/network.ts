// The network that an address belongs to: one person has as many addresses in it as he likes.
import { isIPv4, isIPv6 } from 'node:net';

const MAPPED = /^::ffff:(?=\d+\.)/i;
/** Of an address as it is written: groups of 16 bits, of which '::' leaves zeros out. */
const GROUPS = 8;
const KEPT = 4;

const groupsOf = (address: string): readonly string[] => {
  const [head = '', tail] = address.split('::');
  const before = head === '' ? [] : head.split(':');
  const after = tail === undefined || tail === '' ? [] : tail.split(':');
  const zeros = tail === undefined ? 0 : GROUPS - before.length - after.length;
  return [...before, ...Array.from({ length: zeros }, () => '0'), ...after];
};

/** '203.0.113.9' is in '203.0.113.0/24', '2001:db8::1' in '2001:db8:0:0::/64'; what is no address stands for itself. */
export const networkOf = (address: string): string => {
  const bare = address.replace(/%.*$/, '').replace(MAPPED, '');
  if (isIPv4(bare)) return `${bare.slice(0, bare.lastIndexOf('.'))}.0/24`;
  if (!isIPv6(bare)) return address;
  const kept = groupsOf(bare).slice(0, KEPT);
  return `${kept.map((group) => Number.parseInt(group, 16).toString(16)).join(':')}::/64`;
};
