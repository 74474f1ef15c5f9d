import type { AddressInfo } from 'node:net'
import { setTimeout as delay } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import { createApp } from './app'
import { readCodeKey } from './platform/config/code-key'
import type { Config } from './platform/config/config'
import { createContext } from './platform/context'
import type { Database, OpenDatabase } from './platform/db/database'
import { createVatIdChecker } from './modules/customers/companies'
import { adoptLegalTexts } from './modules/customers/legal'
import { adoptContent } from './modules/marketing/content'
import { createCatalogueImports } from './modules/catalogue/imports'
import { applyDuePrices, createPriceClock } from './modules/catalogue/products'
import { createNoticeSender } from './modules/team/notices'
import { ensureDemoOperator, createTeam, demoOperator } from './modules/team/operators'
import { createUploadSweeper } from './modules/files/uploads'
import { createShareImages } from './modules/selling/shared-shelves'
import { createStockNoticeSender } from './modules/selling/stock-notices'
import { createWebhookSender } from './modules/team/webhooks'
import { openFileStore } from './platform/files'
import { isMigrated } from './platform/db/migrated'
import { compareReplica } from './platform/db/replica'
import { findDemoCustomers, isEmpty, seedDemo } from './seed'
import { deleteExpiredKeys } from './platform/db/keyed-requests'
import { logTo } from './platform/http/logging'
import { createMetrics, serveMetrics, type Metrics } from './platform/http/metrics'
import { closeGracefully } from './platform/http/graceful-close'
import { isSocketPathShort, listenOnAdminSocket, socketPathIn } from './local-admin'
import { createMailer, senderOf } from './platform/mail'
import { openStoreDatabase, reasonOf } from './platform/open-database'
import { StartError } from './platform/start-error'
import { fingerprintsOf, registerRunningStore } from './platform/stores'
import { createWorker, type JobMonitor, type Worker } from './platform/jobs/worker'
import { initialSettings } from './platform/settings/initial-settings'
import { createLiveSettings, type LiveSettings } from './platform/settings/live-settings'
import { findSettings, insertMissingSections } from './platform/settings/settings.repo'

/** A running store. */
export interface RunningStore {
  /** Finishes running requests, closes the database and releases the data folder. */
  stop(): Promise<void>
}

/**
 * Time in ms in which a stopping store reports "not ready" before it refuses connections, so that load balancers
 * notice.
 */
const notReadyMs = 500

/** Timeouts in ms of the graceful shutdown, for idle connections and for requests that are still being sent. */
const closeTimeouts = { idle: 300, sending: 2_500 }

/** Timeout in ms for running requests during shutdown. */
const drainMs = 3_500

/** Interval of deleting stored answers, in milliseconds. */
const hour = 60 * 60 * 1000

type Cleanup = () => Promise<void> | void

/** Runs a step of the start; converts an error to a `StartError`. */
async function step<Result>(failure: string, work: () => Promise<Result> | Result): Promise<Result> {
  try {
    return await work()
  } catch (error) {
    if (error instanceof StartError) throw error
    throw new StartError(`${failure}: ${reasonOf(error)}`)
  }
}

/** Stores the settings that the shop begins with. Afterwards variables for them have no effect. */
async function storeSettings(
  { db }: OpenDatabase,
  config: Config,
  { isNew, print }: { isNew: boolean; print: (line: string) => void },
): Promise<void> {
  const isUsed = !isNew || (await findSettings(db)).length > 0
  // A shop in use had the demo's values for what was no setting yet.
  const initial = initialSettings(config, config.seedDemo || isUsed ? 'demo' : 'empty')
  const kept = await insertMissingSections(db, initial, new Date())
  const ignored = config.settingsVariables.flatMap(({ name, section }) => (kept.includes(section) ? name : []))
  if (ignored.length > 0) print(`${ignored.join(', ')}: ignored, because these settings are changed in the office now.`)
}

/** Reads settings that other stores of the shop have changed. */
const createSettingsReader = (settings: LiveSettings, monitor: JobMonitor): Worker =>
  createWorker({ name: 'settings', every: 1_000, run: settings.refresh }, monitor)

async function prepareDatabase(database: OpenDatabase, config: Config, print: (line: string) => void): Promise<void> {
  if (!(await isMigrated(database.db, config.folders.migrations))) {
    print('Updating the tables …')
    await step('The tables cannot be updated', () => database.migrate(config.folders.migrations))
  }
  const isNew = await isEmpty(database.db)
  await step('The settings cannot be stored', () => storeSettings(database, config, { isNew, print }))
  if (config.seedDemo && isNew) {
    print('Filling the empty shop with demo data …')
    await step('The demo data cannot be inserted', () => seedDemo(database.backgroundDb, new Date()))
  }
  const { legalAddresses: addresses, delivery } = config
  await step('The legal texts cannot be published', () =>
    adoptLegalTexts(database.backgroundDb, { addresses, timeZone: delivery.timeZone, now: new Date() }),
  )
  await step('The pages cannot be published', () => adoptContent(database.backgroundDb, new Date()))
}

const toPrimary = 'all reads use the primary'

/**
 * Prints a warning if the replica is unusable. The store starts anyway: after a failover the replica may be the
 * primary.
 */
async function checkReplica({ backgroundDb, replica }: OpenDatabase, print: (line: string) => void): Promise<void> {
  if (replica === undefined) return
  const state = await compareReplica(backgroundDb, replica.db).catch(() => 'unreachable')
  if (state === 'foreign')
    print(`The server of DATABASE_REPLICA_URL is not a standby of the database of DATABASE_URL: ${toPrimary}.`)
  else if (state !== 'current') print(`The replica does not answer or is behind: ${toPrimary} until it has caught up.`)
}

/**
 * Registers the store with the others on its database. The embedded database has only one store, because its folder is
 * locked.
 */
async function join(database: OpenDatabase, config: Config, codeKey: string): Promise<Cleanup> {
  if (database.kind !== 'postgres') return () => undefined
  const fingerprints = await step('The folder of files cannot be used', () => fingerprintsOf(config, codeKey))
  return step('The store cannot join the others on its database', () =>
    registerRunningStore(database.backgroundDb, fingerprints),
  )
}

function listenFailure(error: unknown, { host, port }: Config): StartError {
  const { code } = error as NodeJS.ErrnoException
  if (code === 'EADDRINUSE') {
    return new StartError(`Port ${port} is in use. Stop the other program, or choose another port with PORT.`)
  }
  return new StartError(`The store cannot listen on ${host}, port ${port}: ${reasonOf(error)}`)
}

async function listen(app: FastifyInstance, config: Config): Promise<string> {
  try {
    await app.listen({ host: config.host, port: config.port })
  } catch (error) {
    throw listenFailure(error, config)
  }
  const { port } = app.server.address() as AddressInfo
  const isLocal = ['127.0.0.1', '0.0.0.0', '::'].includes(config.host)
  return `http://${isLocal ? 'localhost' : config.host}:${port}`
}

/** Prints the demo's sign-in; in production only a warning, because output there is logged. */
async function printDemo(database: OpenDatabase, config: Config, print: (line: string) => void): Promise<void> {
  const customers = await findDemoCustomers(database.db)
  if (customers.length === 0) return
  if (config.production) {
    const emails = customers.map(({ customer }) => customer.email).join(', ')
    print(
      `This shop has the demo's customers, whose passwords are in its documentation: ${emails}. ` +
        'Block them: npm run store -- customers block <e-mail>',
    )
    return
  }
  for (const { customer, password } of customers) print(`Sign in as ${customer.email} with ${password}`)
  print(`Publishable key: ${config.publishableKey}`)
}

/**
 * True if the demo's operator may sign in without an authenticator: never in production, and only in a database with
 * the demo's customers.
 */
async function isDemo({ db }: OpenDatabase, { seedDemo: isSeeded, production, office }: Config): Promise<boolean> {
  return isSeeded && !production && office && (await findDemoCustomers(db)).length > 0
}

/** Opens the local admin socket of a store with an embedded database, which other processes cannot open. */
async function openSocket(
  app: FastifyInstance,
  { kind }: OpenDatabase,
  config: Config,
  print: (line: string) => void,
): Promise<Cleanup> {
  if (kind !== 'pglite') return () => undefined
  const path = socketPathIn(config.dataFolder)
  if (!isSocketPathShort(path)) {
    print(`The operator's command line cannot reach this store: the path ${path} is too long for a socket.`)
    return () => undefined
  }
  return step("The operator's socket cannot be opened", () => listenOnAdminSocket(path, app))
}

async function openMetrics(metrics: Metrics, { metricsPort }: Config): Promise<Cleanup> {
  if (metricsPort === undefined) return () => undefined
  const server = await step(`The figures cannot be served on port ${metricsPort}`, () =>
    serveMetrics(metrics, metricsPort),
  )
  return () => {
    server.closeAllConnections()
    server.close()
  }
}

/** Deletes the answers of repeated requests that are too old to be repeated. */
const createAnswerSweeper = (db: Database, monitor: JobMonitor): Worker =>
  createWorker(
    { name: 'stored answers', every: hour, run: () => deleteExpiredKeys(db, new Date()), stopTimeout: 1_000 },
    monitor,
  )

/**
 * Starts a store: locks the data folder, opens and migrates the database, and listens.
 * @param print prints a line for the user
 * @throws StartError if it cannot start; everything is closed then
 */
export async function startStore(config: Config, print: (line: string) => void): Promise<RunningStore> {
  const cleanups: Cleanup[] = []
  const cleanUp = async () => {
    for (const cleanup of cleanups.splice(0).reverse()) await cleanup()
  }
  const signal = { stopping: false }
  try {
    print('Opening the database …')
    const { database, close } = await openStoreDatabase(config, { serving: true })
    cleanups.push(close)
    const codeKey = await step('The key of codes cannot be stored in the data folder', () => readCodeKey(config))
    await database.withExclusiveLock(async () => {
      await prepareDatabase(database, config, print)
      cleanups.push(await join(database, config, codeKey))
    })
    await checkReplica(database, print)
    await applyDuePrices(database.backgroundDb, new Date())
    const logger = logTo(config.production ? 'info' : 'warn')
    const files = openFileStore(config)
    const settings = createLiveSettings(database.backgroundDb, initialSettings(config, 'empty'))
    await settings.refresh()
    const context = createContext(config, {
      db: database.db,
      files,
      now: () => new Date(),
      secret: codeKey,
      settings,
    })
    const metrics = createMetrics()
    const background = {
      db: database.backgroundDb,
      files,
      now: () => new Date(),
      publicUrl: config.publicUrl,
      packshots: config.folders.packshots,
      get timeZone() {
        return settings.current.delivery.timeZone
      },
      get delivery() {
        return settings.current.delivery
      },
      get seller() {
        return context.seller
      },
    }
    const log = { error: (details: object, message: string) => app.log.error(details, message) }
    const monitor = { log, metrics }
    const imports = createCatalogueImports(background, monitor)
    const hasDemoOperator = (await isDemo(database, config)) && (await ensureDemoOperator(context))
    const app = await createApp({
      database,
      config,
      files,
      settings,
      codeKey,
      imports,
      demoOperator: hasDemoOperator,
      logger,
      signal,
      metrics,
    })
    cleanups.push(await openMetrics(metrics, config))
    cleanups.push(imports.stop)
    void imports.startPeriodically(database.kind === 'pglite')
    const { smtpUrl, mailFrom, viesUrl, webhooksToLoopback } = config
    const sender = () => senderOf(settings.current.profile)
    const jobs = [
      createPriceClock(background, monitor),
      // Without a mail server, e-mails stay in the outbox.
      smtpUrl !== undefined && createMailer({ ...background, smtpUrl, from: mailFrom, sender, log: app.log, metrics }),
      createNoticeSender(background, monitor),
      createStockNoticeSender(background, monitor),
      createShareImages(background, monitor),
      createWebhookSender({ ...background, key: codeKey, toLoopback: webhooksToLoopback, log: app.log, metrics }),
      viesUrl !== undefined && createVatIdChecker({ ...background, viesUrl }, monitor),
      createUploadSweeper(background, monitor),
      createAnswerSweeper(background.db, monitor),
      // The embedded database has one store only.
      database.kind === 'postgres' && createSettingsReader(settings, monitor),
    ].filter((job) => job !== false)
    for (const job of jobs) {
      job.start()
      cleanups.push(job.stop)
    }
    cleanups.push(await openSocket(app, database, config, print))
    closeGracefully(app.server, closeTimeouts)
    cleanups.push(() => Promise.race([app.close(), delay(drainMs)]))
    const firstOwner = await step('The operators cannot be read', () => createTeam(context).inviteFirstOwner())
    const url = await listen(app, config)
    print(`Ready: ${url}`)
    await printDemo(database, config, print)
    if (hasDemoOperator)
      print(`Run the shop at ${url}/office as ${demoOperator.email} with ${demoOperator.password}, without a code`)
    if (firstOwner !== undefined)
      print(`This shop has no owner yet. Open this link within 15 minutes to become its owner: ${firstOwner}`)
  } catch (error) {
    await cleanUp()
    throw error
  }
  return {
    async stop() {
      signal.stopping = true
      await delay(notReadyMs)
      await cleanUp()
    },
  }
}
