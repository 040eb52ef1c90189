// Which SMTP servers may be spoken to. A branch names the host: it must not be a way into the network that the server stands in.
import { lookup } from 'node:dns/promises';
import { BlockList, isIP } from 'node:net';
import { mailPorts } from '../../src/resources/platform/mail.ts';
import { MailFailure } from './mail-failure.ts';

const PRIVATE: readonly (readonly [string, number, 'ipv4' | 'ipv6'])[] = [
  ['0.0.0.0', 8, 'ipv4'],
  ['10.0.0.0', 8, 'ipv4'],
  ['100.64.0.0', 10, 'ipv4'],
  ['127.0.0.0', 8, 'ipv4'],
  ['169.254.0.0', 16, 'ipv4'],
  ['172.16.0.0', 12, 'ipv4'],
  ['192.0.0.0', 24, 'ipv4'],
  ['192.168.0.0', 16, 'ipv4'],
  ['198.18.0.0', 15, 'ipv4'],
  ['224.0.0.0', 3, 'ipv4'],
  ['::', 127, 'ipv6'],
  ['64:ff9b::', 96, 'ipv6'],
  ['fc00::', 7, 'ipv6'],
  ['fe80::', 10, 'ipv6'],
  ['ff00::', 8, 'ipv6'],
];
const blocked = new BlockList();
for (const [address, prefix, family] of PRIVATE) blocked.addSubnet(address, prefix, family);

/** Addresses of this machine, of its network, and of no single host. IPv4 inside of IPv6 is judged as IPv4. */
export const isPrivate = (address: string): boolean => {
  const inner = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (inner !== undefined) return isPrivate(inner);
  if (/^::ffff:/i.test(address)) return true;
  return blocked.check(address, isIP(address) === 6 ? 'ipv6' : 'ipv4');
};

export interface Host {
  readonly host: string;
  readonly port: number;
}
const nameOf = ({ host, port }: Host): string => `${host.toLowerCase()}:${port}`;

/** Named by whoever runs the server: in its own network, and without TLS where he says so. @param known 'host:port', lower case */
export const isKnownHost = (known: readonly string[], at: Host): boolean => known.includes(nameOf(at));

/**
 * The address to speak to; the name stays for the certificate.
 * @throws MailFailure for a port that is none of mail's, and for a host of the own network that is not among the known ones
 */
export const addressOf = async (known: readonly string[], at: Host): Promise<string> => {
  const isKnown = isKnownHost(known, at);
  if (!isKnown && !mailPorts.includes(at.port)) throw new MailFailure('port');
  const addresses = await lookup(at.host, { all: true }).catch(() => {
    throw new MailFailure('host');
  });
  const [first] = addresses;
  if (first === undefined) throw new MailFailure('host');
  if (!isKnown && addresses.some(({ address }) => isPrivate(address))) throw new MailFailure('private');
  return first.address;
};
