import { BlockList, isIP, isIPv4 } from 'node:net'

/** IPv4 networks that are not public: private, loopback, documentation, benchmarking and multicast. */
const closedV4: readonly [network: string, bits: number][] = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 4],
  ['240.0.0.0', 4],
]

/** Public IPv6 addresses are in 2000::/3, except for transition mechanisms and documentation. */
const openV6 = ['2000::', 3] as const
const closedV6: readonly [network: string, bits: number][] = [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
]

function listOf(networks: readonly (readonly [string, number])[], family: 'ipv4' | 'ipv6'): BlockList {
  const list = new BlockList()
  for (const [network, bits] of networks) list.addSubnet(network, bits, family)
  return list
}

const closedAddresses = { v4: listOf(closedV4, 'ipv4'), v6: listOf(closedV6, 'ipv6') }
const openAddresses = listOf([openV6], 'ipv6')

/** True if an IP address is public: not loopback, private, link-local or mapped to such an address. */
export function isPublicAddress(address: string): boolean {
  if (isIP(address) === 0) return false
  if (isIPv4(address)) return !closedAddresses.v4.check(address, 'ipv4')
  return openAddresses.check(address, 'ipv6') && !closedAddresses.v6.check(address, 'ipv6')
}
