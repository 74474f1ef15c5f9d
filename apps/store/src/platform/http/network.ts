import { BlockList, isIP, isIPv6 } from 'node:net'
import type { Server } from 'node:http'
import type { FastifyInstance } from 'fastify'
import { StartError } from '../start-error'

/**
 * Returns the network of an IP address, by which callers are counted: the address itself for IPv4, the /64 prefix for
 * IPv6, within which a household can use any address.
 */
export function networkOf(address: string): string {
  if (!isIPv6(address) || address.includes('.')) return address.replace(/^.*:/, '')
  const [head = '', tail = ''] = address.split('::')
  const groups = head.split(':').filter(Boolean)
  const after = tail.split(':').filter(Boolean)
  const zeros = Array.from({ length: 8 - groups.length - after.length }, () => '0')
  const all = address.includes('::') ? [...groups, ...zeros, ...after] : groups
  return all
    .slice(0, 4)
    .map((group) => parseInt(group, 16).toString(16))
    .join(':')
}

/** Names of private networks, as in Fastify and Express. */
const named: Readonly<Record<string, readonly string[]>> = {
  loopback: ['127.0.0.1/8', '::1/128'],
  linklocal: ['169.254.0.0/16', 'fe80::/10'],
  uniquelocal: ['10.0.0.0/8', '172.16.0.0/12', '192.168.0.0/16', 'fc00::/7'],
}

/** Returns true if the address is in the list. */
export type AddressMatcher = (address: string) => boolean

/**
 * Parses a list of addresses and networks, e.g. "10.0.0.0/8".
 * @throws StartError if an entry is neither
 */
export function addressesIn(list: readonly string[]): AddressMatcher {
  const known = new BlockList()
  for (const entry of list.flatMap((name) => named[name] ?? name)) {
    const [address = '', bits] = entry.split('/')
    const family = isIPv6(address) ? 'ipv6' : 'ipv4'
    const most = family === 'ipv6' ? 128 : 32
    const prefix = bits === undefined ? most : Number(bits)
    if (!isIP(address) || !Number.isInteger(prefix) || prefix < 0 || prefix > most) {
      throw new StartError(
        `TRUSTED_PROXIES must be addresses or networks such as 10.0.0.0/8, separated by commas, but one is "${entry}".`,
      )
    }
    known.addSubnet(address, prefix, family)
  }
  return (address) => {
    const plain = address.replace(/^::ffff:(?=\d+\.)/, '')
    return isIP(plain) !== 0 && known.check(plain, isIPv6(plain) ? 'ipv6' : 'ipv4')
  }
}

/**
 * Logs a warning once if an untrusted address sends `X-Forwarded-For`. Most likely TRUSTED_PROXIES does not name the
 * proxy, so that all callers share its address and its limits.
 */
export function warnOfUntrustedProxies(app: FastifyInstance, isProxy: AddressMatcher): void {
  let isDeclared = false
  app.addHook('onRequest', async (request) => {
    if (isDeclared || request.headers['x-forwarded-for'] === undefined) return
    const peer = request.socket.remoteAddress ?? ''
    if (isProxy(peer)) return
    isDeclared = true
    app.log.warn(
      { peer },
      'X-Forwarded-For of a caller that TRUSTED_PROXIES does not name is not believed. ' +
        'If it is your proxy, name it there.',
    )
  })
}

/** Concurrent connections from one network. A page needs six, and an office has many people behind one address. */
export const connectionsPerNetwork = 512

/**
 * Closes the connections of a network above the limit. Trusted proxies are exempt, because all clients share them.
 * @param isProxy recognizes their addresses
 */
export function limitConnections(server: Server, limit: number, isProxy: AddressMatcher): void {
  const open = new Map<string, number>()
  server.on('connection', (socket) => {
    const address = socket.remoteAddress
    if (address === undefined || isProxy(address)) return
    const network = networkOf(address)
    const count = (open.get(network) ?? 0) + 1
    open.set(network, count)
    socket.once('close', () => {
      const left = (open.get(network) ?? 1) - 1
      if (left === 0) open.delete(network)
      else open.set(network, left)
    })
    if (count > limit) socket.destroy()
  })
}
