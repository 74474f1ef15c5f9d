import { readFile, writeFile } from 'node:fs/promises'
import { text as readAll } from 'node:stream/consumers'
import { readConfig, type Config } from '../platform/config/config'
import { StartError } from '../platform/start-error'
import { allCommands } from './commands'
import type { Offline } from './commands/maintenance'
import type { Connection } from './direct'
import { runCommandLine } from './run'
import type { Store } from './store'
import { existsSync } from 'node:fs'
import { connect as dial } from 'node:net'
import { join } from 'node:path'
import { socketPathIn } from '../local-admin/socket'

/** True if a store listens on the socket; a killed process leaves the file behind. */
function isListening(path: string): Promise<boolean> {
  return new Promise((resolve, reject) => {
    const socket = dial(path)
    socket.on('connect', () => {
      socket.destroy()
      resolve(true)
    })
    socket.on('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT' || error.code === 'ECONNREFUSED') resolve(false)
      else reject(error)
    })
  })
}

/**
 * Connects to the configured store: to the running one, if it uses the embedded database; otherwise to one in this
 * process.
 * @throws StartError if the database cannot be opened
 */
async function connect(config: Config): Promise<Connection> {
  if (config.databaseUrl === undefined) {
    const path = socketPathIn(config.dataFolder)
    if (await isListening(path)) return { path, close: async () => undefined }
    if (!existsSync(join(config.dataFolder, 'db'))) {
      throw new StartError(
        `There is no shop in ${config.dataFolder} yet. Start it once with npm start, or name another DATA_DIR.`,
      )
    }
  }
  const { openInProcess } = await import('./direct')
  return openInProcess(config)
}

/** Connects to the store on first use; help and usage errors need no connection. */
function lazily(open: () => Promise<Connection>) {
  let opened: Promise<Connection> | undefined
  return {
    async storeAs(name: string | undefined): Promise<Store> {
      opened ??= open()
      const [{ path }, { storeAt }] = [await opened, await import('./store')]
      return storeAt(path, name)
    },
    // The command has already reported a failed connection.
    close: async (): Promise<void> =>
      opened?.then(
        (connection) => connection.close(),
        () => undefined,
      ),
  }
}

/** Loads the store's modules on demand, so that help starts fast. */
function offlineOf(config: Config): Offline {
  const load = async () => (await import('./direct')).createOffline(config)
  return {
    restore: async (...args) => (await load()).restore(...args),
    seed: async (...args) => (await load()).seed(...args),
  }
}

async function main(): Promise<number> {
  const config = readConfig(process.env)
  // npm changes the working directory to the project's folder; file names are relative to the user's.
  if (process.env.INIT_CWD) process.chdir(process.env.INIT_CWD)
  const connection = lazily(() => connect(config))
  try {
    return await runCommandLine(allCommands(offlineOf(config)), process.argv.slice(2), {
      storeAs: connection.storeAs,
      read: (file) => (file === '-' ? readAll(process.stdin) : readFile(file, 'utf8')),
      write: (file, content) => writeFile(file, content, { flag: 'wx', mode: 0o600 }),
      progress: (text) => void (process.stderr.isTTY && process.stderr.write(`\r\u001B[K${text}`)),
      print: (text) => console.log(text),
      printError: (text) => console.error(text),
    })
  } finally {
    await connection.close()
  }
}

try {
  process.exitCode = await main()
} catch (error) {
  console.error(error instanceof StartError ? error.message : error)
  process.exitCode = 1
}
