import { lookup, type LookupAddress, type LookupAllOptions } from 'node:dns';
import { BlockList, isIP, type LookupFunction } from 'node:net';

const PRIVATE_IPV4 = [
  '0.0.0.0/8',
  '10.0.0.0/8',
  '100.64.0.0/10',
  '127.0.0.0/8',
  // Azure's platform answers its virtual machines here; other clouds do so at link-local or private addresses.
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

/** Outside of it are loopback, link-local, ULA, multicast, IPv4-mapped and NAT64 addresses. */
const GLOBAL_IPV6 = '2000::/3';
/** Of those, what stands for an IPv4 address or for nothing: Teredo and other protocols, documentation, 6to4. */
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

/** Whether an IP address is one of the public internet. */
export const isPublicAddress = (address: string) => {
  const family = isIP(address);
  if (family === 4) return !privateIpv4.check(address, 'ipv4');
  return family === 6 && globalIpv6.check(address, 'ipv6') && !specialIpv6.check(address, 'ipv6');
};

export class PrivateAddressError extends Error {}

/** The host of a URL as an IP address, if it is written as one. */
export const hostOf = ({ hostname }: URL) => hostname.replace(/^\[|\]$/g, '');

/** Localhost and names that no public server has. */
const PRIVATE_NAMES = /(^|\.)(localhost|local|internal|localdomain|home\.arpa)\.?$/i;

/** Whether a host can be seen to be private without a lookup. */
export const isPrivateHost = (host: string) =>
  isIP(host) === 0 ? PRIVATE_NAMES.test(host) || !host.includes('.') : !isPublicAddress(host);

type Lookup = (
  host: string,
  options: LookupAllOptions,
  done: (error: NodeJS.ErrnoException | null, addresses: LookupAddress[]) => void,
) => void;

/**
 * A lookup for the connection itself: what it answers is what is connected to, so that a name that changes its address
 * between a check and the request gains nothing. One private address among several refuses the name.
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
