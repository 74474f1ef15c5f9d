import { readFile, writeFile } from 'node:fs/promises'
import { text as readAll } from 'node:stream/consumers'
import { readConfig, type Config } from '../platform/config/config'
import { StartError } from '../platform/start-error'
import { allCommands } from './commands'
import type { Offline } from './commands/maintenance'
import { connect } from './connect'
import type { Connection } from './direct'
import { runCommandLine } from './run'
import type { Store } from './store'

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
