/**
 * Checks whether the shop is already running, before `npm start` builds it again. The store itself reports all other
 * problems of a start.
 */
import { once } from 'node:events'
import { createServer } from 'node:net'
import { resolve } from 'node:path'
import { readLock } from '../../apps/store/src/platform/db/folder-lock.mjs'

/**
 * Returns the settings of port and data folder from the environment; the data folder is absolute.
 * @param {NodeJS.ProcessEnv} env
 * @param {string} folder base of relative paths
 */
export function settingsFrom(env, folder) {
  const dataDir = resolve(folder, env.DATA_DIR || '.data')
  return { port: env.PORT || '4000', host: env.HOST || '127.0.0.1', dataDir, isEmbedded: !env.DATABASE_URL }
}

/**
 * Returns a sentence for each resource that another process uses, with what to do.
 * @param {ReturnType<typeof settingsFrom>} settings
 */
export async function conflictingProcesses({ port, host, dataDir, isEmbedded }, ownerOf = readLock) {
  // A server named localhost listens on both addresses.
  const addresses = host === 'localhost' ? ['127.0.0.1', '::1'] : [host]
  const isPortInUse = (await Promise.all(addresses.map((address) => isInUse(port, address)))).includes(true)
  const owner = isEmbedded ? ownerOf(dataDir) : undefined
  return [
    isPortInUse &&
      `Port ${port} of ${host} is in use: ` +
        `stop the program that uses it, or choose another with PORT=${Number(port) + 1}.`,
    owner &&
      `The data folder ${dataDir} is in use by a running store (process ${owner.pid}): ` +
        'stop that store first, or choose another folder with DATA_DIR.',
  ].filter((problem) => typeof problem === 'string')
}

/**
 * @param {string} port
 * @param {string} address
 */
async function isInUse(port, address) {
  try {
    const server = createServer().listen(Number(port), address)
    await once(server, 'listening')
    await once(server.close(), 'close')
    return false
  } catch (error) {
    return /** @type {NodeJS.ErrnoException} */ (error).code === 'EADDRINUSE'
  }
}
