import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createShopClient, unwrap, type ShopClient } from '@skafferi/api'
import { createWorld, storyBase, type CompanyKey } from '@skafferi/fixtures/world'
import type { FastifyInstance } from 'fastify'
import { afterAll, inject } from 'vitest'
import { createApp, type AppDependencies } from '../app'
import { newSecret } from '../platform/config/stored-secret'
import { readConfig, type Config } from '../platform/config/config'
import { createContext, type Context } from '../platform/context'
import type { DatabaseOptions, OpenDatabase } from '../platform/db/database'
import { openPglite } from '../platform/db/pglite'
import { openPostgres } from '../platform/db/postgres'
import type { FileStore } from '../platform/files/file-store'
import { createFolderStore } from '../platform/files/folder-store'
import { initialSettings } from '../platform/settings/initial-settings'
import { createLiveSettings } from '../platform/settings/live-settings'
import { freshDatabase } from './postgres'

/** The world of all test databases. */
export const world = createWorld({ base: storyBase, hasWeeklyOrders: true })

const config = readConfig({})

/** The key for codes and signed URLs in test shops. */
const codeKey = newSecret()

/** The default configuration without built apps. */
export const testConfig: Config = {
  ...config,
  folders: { ...config.folders, web: '/nonexistent', office: '/nonexistent', packshots: '/nonexistent' },
}

/** A manual clock. */
export interface TestClock {
  now: () => Date
  /** Advances the clock by milliseconds. */
  advance: (milliseconds: number) => void
}

/** A complete store in the test's process. */
export interface TestShop {
  app: FastifyInstance
  database: OpenDatabase
  files: FileStore
  /** The context of its use cases. */
  context: Context
  clock: TestClock
  /** Creates a client, with or without a token. */
  client: (token?: string, request?: { address?: string }) => ShopClient
  /** Returns the session token of a demo customer. */
  signIn: (company: CompanyKey) => Promise<string>
  /** Runs work and returns the SQL statements that it sent. */
  statementsOf: (work: () => Promise<unknown>) => Promise<string[]>
  close: () => Promise<void>
}

let templateFile: Promise<Blob> | undefined

/** Reads the embedded database's template once for each process. */
function readTemplate(file: string): Promise<Blob> {
  // A real Blob copies its bytes in chunks, which takes a quarter of the time to open a copy.
  templateFile ??= readFile(file).then(({ buffer }) => Object.assign(new Blob(), { arrayBuffer: async () => buffer }))
  return templateFile
}

type OnStatement = (statement: string) => void

/** Options of a test's database. */
export interface ShopOptions extends DatabaseOptions {
  /** Returns another URL for the PostgreSQL database, e.g. of a proxy. */
  through?: (url: string) => Promise<string>
}

async function copyTemplate(
  onStatement: OnStatement,
  { through = async (url) => url, ...options }: ShopOptions,
): Promise<{ database: OpenDatabase; remove: () => Promise<void> }> {
  const template = inject('template')
  if ('file' in template) {
    const copyOf = await readTemplate(template.file)
    return { database: await openPglite({ copyOf }, { onStatement }), remove: async () => undefined }
  }
  const { url, drop } = await freshDatabase(template.url, template.name)
  return { database: await openPostgres(await through(url), { onStatement, ...options }), remove: drop }
}

function createClock(): TestClock {
  let time = storyBase.getTime()
  return {
    now: () => new Date(time),
    advance: (milliseconds) => {
      time += milliseconds
    },
  }
}

/** Returns a `fetch` for an app in the same process, with additional headers. */
export function fetchFrom(app: FastifyInstance, address: string, further: Record<string, string> = {}) {
  return async (request: Request): Promise<Response> => {
    const { pathname, search } = new URL(request.url)
    const payload = Buffer.from(await request.arrayBuffer())
    const answer = await app.inject({
      method: request.method as 'GET',
      url: pathname + search,
      headers: { ...Object.fromEntries(request.headers), ...further },
      payload: payload.length > 0 ? payload : undefined,
      remoteAddress: address,
    })
    const headers = Object.entries(answer.headers).map(([name, value]): [string, string] => [name, String(value)])
    return new Response(new Uint8Array(answer.rawPayload), { status: answer.statusCode, headers })
  }
}

/** Opens a store on its own database with the demo world. Responses are validated against the contract. */
export async function openShop(
  dependencies: Partial<AppDependencies> = {},
  // 200 buyers share ten connections; on a busy machine the last one waits long.
  options: ShopOptions = { timeoutMs: 120_000 },
): Promise<TestShop> {
  let onStatement: OnStatement = () => undefined
  const { database, remove } = await copyTemplate((statement) => onStatement(statement), options)
  const clock = createClock()
  const folder = await mkdtemp(join(tmpdir(), 'skafferi-files-'))
  const files = createFolderStore(folder)
  const settings =
    dependencies.settings ?? createLiveSettings(database.db, initialSettings(dependencies.config ?? testConfig, 'demo'))
  await settings.refresh()
  const app = await createApp({
    database,
    files,
    settings,
    config: testConfig,
    now: clock.now,
    validateResponses: true,
    catalogueMaxAgeMs: 0,
    timeoutMs: options.timeoutMs,
    codeKey,
    ...dependencies,
  })
  const client: TestShop['client'] = (token, { address = '127.0.0.1' } = {}) =>
    createShopClient({
      baseUrl: 'http://store.test',
      publishableKey: 'pk_demo',
      getToken: () => token,
      fetch: fetchFrom(app, address),
      timeout: 60_000,
    })
  return {
    app,
    database,
    files,
    context: createContext(testConfig, { db: database.db, files, now: clock.now, secret: codeKey, settings }),
    clock,
    client,
    async signIn(company) {
      const { customer, password } = world.customers[company]
      const body = { email: customer.email, password }
      return (await unwrap(client().POST('/auth/customer/emailpass', { body }))).token
    },
    async statementsOf(work) {
      const statements: string[] = []
      onStatement = (statement) => void statements.push(statement)
      await work()
      onStatement = () => undefined
      return statements
    },
    async close() {
      await app.close()
      await database.close()
      await remove()
      await rm(folder, { recursive: true, force: true })
    },
  }
}

/** Opens the store of a test file and closes it afterwards: `const shop = await shopOfFile()`. */
export async function shopOfFile(dependencies?: Partial<AppDependencies>): Promise<TestShop> {
  const shop = await openShop(dependencies)
  afterAll(() => shop.close())
  return shop
}
