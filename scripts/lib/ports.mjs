/** Questions about TCP ports of this machine. */
import { createServer } from 'node:net'

/** Machines without IPv6 have one localhost, the others two, and a server named so listens on both. */
const LOCALHOST = ['127.0.0.1', '::1']
const NO_SUCH_ADDRESS = ['EADDRNOTAVAIL', 'EAFNOSUPPORT']

/**
 * Says why nothing can listen on a port; undefined when it is free.
 * @param {number} port
 * @param {string} host a name or an address; of localhost, each address is tried
 * @returns {Promise<NodeJS.ErrnoException | undefined>}
 */
export async function listenError(port, host) {
  if (host !== 'localhost') {
    return addressError(port, host)
  }
  const errors = await Promise.all(LOCALHOST.map((address) => addressError(port, address)))
  return errors.find((error) => error && !NO_SUCH_ADDRESS.includes(error.code ?? ''))
}

/**
 * @param {number} port
 * @param {string} host
 * @returns {Promise<NodeJS.ErrnoException | undefined>}
 */
function addressError(port, host) {
  return new Promise((resolve) => {
    const server = createServer()
    server.once('error', resolve)
    server.listen(port, host, () => server.close(() => resolve(undefined)))
  })
}

/**
 * A port of 127.0.0.1 that is free now.
 * @returns {Promise<number>}
 */
export function freePort() {
  return new Promise((resolve, reject) => {
    const server = createServer()
    server.once('error', reject)
    server.listen(0, '127.0.0.1', () => {
      const { port } = /** @type {import('node:net').AddressInfo} */ (server.address())
      server.close(() => resolve(port))
    })
  })
}
