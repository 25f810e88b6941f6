import { lookup, type LookupAddress, type LookupAllOptions } from 'node:dns';
import { BlockList, isIP, type LookupFunction } from 'node:net';

const PRIVATE_IPV4 = [
  '0.0.0.0/8',
  '10.0.0.0/8',
  '100.64.0.0/10',
  '127.0.0.0/8',
  // The metadata service of Azure. Those of other clouds have link-local or private addresses.
  '168.63.129.16/32',
  '169.254.0.0/16',
  '172.16.0.0/12',
  '192.0.0.0/24',
  '192.0.2.0/24',
  '192.88.99.0/24',
  '192.168.0.0/16',
  '198.18.0.0/15',
  '198.51.100.0/24',
  '203.0.113.0/24',
  '224.0.0.0/4',
  '240.0.0.0/4',
];

/** Excludes loopback, link-local, ULA, multicast, IPv4-mapped and NAT64 addresses. */
const GLOBAL_IPV6 = '2000::/3';
/** Global ranges that are not hosts: Teredo and other protocols, documentation, 6to4. */
const SPECIAL_IPV6 = ['2001::/23', '2001:db8::/32', '2002::/16', '3fff::/20'];

const rangesOf = (ranges: readonly string[], family: 'ipv4' | 'ipv6') => {
  const list = new BlockList();
  for (const range of ranges) {
    const [net = '', prefix] = range.split('/');
    list.addSubnet(net, Number(prefix), family);
  }
  return list;
};

const privateIpv4 = rangesOf(PRIVATE_IPV4, 'ipv4');
const globalIpv6 = rangesOf([GLOBAL_IPV6], 'ipv6');
const specialIpv6 = rangesOf(SPECIAL_IPV6, 'ipv6');

export const isPublicAddress = (address: string) => {
  const family = isIP(address);
  if (family === 4) return !privateIpv4.check(address, 'ipv4');
  return family === 6 && globalIpv6.check(address, 'ipv6') && !specialIpv6.check(address, 'ipv6');
};

export class PrivateAddressError extends Error {}

/** Without the brackets of IPv6 and the dot of the root, with which a name is the same. */
export const hostOf = ({ hostname }: URL) => hostname.replace(/^\[|\]$|\.$/g, '');

const PRIVATE_NAMES = /(^|\.)(localhost|local|internal|localdomain|home\.arpa)$/i;

export const isPrivateHost = (host: string) =>
  isIP(host) === 0 ? PRIVATE_NAMES.test(host) || !host.includes('.') : !isPublicAddress(host);

type Lookup = (
  host: string,
  options: LookupAllOptions,
  done: (error: NodeJS.ErrnoException | null, addresses: LookupAddress[]) => void,
) => void;

/**
 * A DNS lookup that rejects names with a private address. The connection uses its result, so a name cannot change
 * its address between check and request.
 */
export const publicLookup =
  (resolve: Lookup = lookup): LookupFunction =>
  (host, options, done) => {
    resolve(host, { ...options, all: true } as LookupAllOptions, (error, addresses) => {
      const [first] = addresses ?? [];
      if (error || !first) return done(error ?? new Error(`no address of ${host}`), []);
      if (addresses.some(({ address }) => !isPublicAddress(address))) {
        return done(new PrivateAddressError(`${host} has a private address`), []);
      }
      return options.all ? done(null, addresses) : done(null, first.address, first.family);
    });
  };
