import { once } from 'node:events'
import { createServer } from 'node:http'
import { connect, type AddressInfo } from 'node:net'
import { expect, it } from 'vitest'
import { addressesIn, limitConnections } from './network'

it.each([
  ['127.0.0.1', ['loopback'], true],
  ['::ffff:127.0.0.1', ['127.0.0.1'], true],
  ['10.1.2.3', ['10.0.0.0/8', '::1'], true],
  ['11.1.2.3', ['10.0.0.0/8', '::1'], false],
  ['fe80::1', ['linklocal'], true],
  ['127.0.0.1', [], false],
])('addressesIn: %s is in %j: %s', (address, list, isKnown) => {
  expect(addressesIn(list)(address)).toBe(isKnown)
})

it.each(['proxy.example', '10.0.0.0/33', '10.0.0.0/x'])('addressesIn rejects "%s"', (entry) => {
  expect(() => addressesIn([entry])).toThrow('TRUSTED_PROXIES')
})

it('A trusted proxy has no connection limit', async () => {
  for (const [isProxy, left] of [
    [true, 3],
    [false, 1],
  ] as const) {
    const server = createServer().listen(0, '127.0.0.1')
    limitConnections(server, 1, () => isProxy)
    await once(server, 'listening')
    const sockets = Array.from({ length: 3 }, () =>
      connect((server.address() as AddressInfo).port, '127.0.0.1').on('error', () => undefined),
    )
    await Promise.all(sockets.map((socket) => once(socket, 'connect')))
    const open = () => sockets.filter((socket) => !socket.closed).length
    await expect.poll(open).toBe(left)
    server.closeAllConnections()
    server.close()
  }
})
