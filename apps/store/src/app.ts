import Fastify, { LogController, type FastifyInstance, type FastifyServerOptions } from 'fastify'
import type { ShopSettings } from '@skafferi/domain/rules/settings/shop-settings'
import { serveOperators } from './admin'
import { newSecret } from './stored-secret'
import type { Config } from './config'
import { createContext, type ContextConfig } from './context'
import type { OpenDatabase } from './db/database'
import { createReplicaReads } from './db/replica'
import { createWriteWatch } from './db/write-watch'
import { authRoutes, createAuthService } from './features/auth'
import { cartRoutes, createCartService } from './features/cart'
import { catalogRoutes, createCatalogService, createCatalogueFacts } from './features/catalog'
import { checkoutRoutes, createCheckoutService } from './features/checkout'
import { createCompanyService, createProfileService, customersRoutes } from './features/customers'
import { addressBookRoutes, createAddressBookService } from './features/address-book'
import { healthRoutes } from './features/health'
import { createCatalogueImports, type ImportJobs } from './features/imports'
import { complaintsRoutes, createComplaintsService } from './features/complaints'
import { contentRoutes, createBannersService, createMessagesService } from './features/content'
import { buyAgainRoutes, createBuyAgainService, createOrdersService, ordersRoutes } from './features/orders'
import { createFlashSaleService, createPromotionsService, promotionsRoutes } from './features/promotions'
import { createAnswersService, createRegistrationsService, registrationsRoutes } from './features/registrations'
import { createReviewsService, reviewsRoutes } from './features/reviews'
import { shellRoutes } from './features/shell'
import { createUploadsService, uploadsRoutes } from './features/uploads'
import { createWishlistService, wishlistRoutes } from './features/wishlist'
import type { FileStore } from './files/file-store'
import { serveProductPictures, servePictures } from './files/files.routes'
import { closeSlowConnections, readJsonBodies } from './http/bodies'
import { compressResponses } from './http/compression'
import { serveContract } from './http/docs/routes'
import { sendError } from './http/error-handler'
import { createCallerQueue } from './http/caller-queue'
import { addCatalogueEtags } from './http/etags'
import { addSecurityHeaders } from './http/headers'
import { createIdempotency } from './http/idempotency'
import { addRequestLog, requestId } from './http/logging'
import { serveOffice } from './http/office-app'
import { countReports } from './http/csp-reports'
import { createMetrics, type Metrics } from './http/metrics'
import { registerOperations } from './http/operations'
import { enforceRateLimit } from './http/rate-limit'
import { readerOf } from './http/reader'
import { readableAddress } from './http/normalize-url'
import { connectionsPerNetwork, limitConnections } from './http/connections'
import { warnOfUntrustedProxies } from './http/forwarded'
import { addressesIn } from './http/network'
import { shedLoad, defaultLimits } from './http/overload'
import { serveSecurityTxt } from './http/security-txt'
import type { StopSignal } from './http/stop-signal'
import { deviceCookie } from './http/device-cookie'
import { sessionCookies } from './http/session-cookies'
import { endUnreadConnections } from './http/response-end'
import { refuseUnreadable } from './http/unreadable-requests'
import { serveWebApp } from './http/web-app'
import { createLocalAdminCalls, serveLocalAdminCalls } from './local-admin'

/** Everything an app needs. */
export interface AppDependencies {
  database: OpenDatabase
  config: ShopSettings &
    ContextConfig &
    Pick<Config, 'renderLimitMs' | 'folders' | 'office' | 'securityContacts' | 'securityPolicyUrl' | 'trustedProxies'>
  /** The store of uploaded files. */
  files: FileStore
  /**
   * Key for hashes of codes and signed URLs; by default a random one, with which codes become invalid at the end of the
   * app.
   */
  codeKey?: string
  /** Metrics; by default separate ones that are not exported. */
  metrics?: Metrics
  /** The import queue; by default the app's own, which stops with the app. */
  imports?: ImportJobs
  /** True if the demo's operator signs in without a code; false by default. */
  demoOperator?: boolean
  /** How long a checkout, or a request of a busy caller, waits for its turn, in ms. */
  timeoutMs?: number
  /** Returns the current time. */
  now?: () => Date
  logger?: FastifyServerOptions['logger']
  /** Set when the store is about to stop. */
  signal?: StopSignal
  /** Maximum age of the catalogue cache, in ms; 500 by default. */
  catalogueMaxAgeMs?: number
  /** Validates responses against the contract and turns deviations into errors; used by tests. */
  validateResponses?: boolean
}

/** Maximum size of a JSON body: more than the largest cart needs. */
const maxBodyBytes = 256 * 1024

/** Timeout for a request's headers, and for bodies without files. */
const maxRequestMilliseconds = 10_000

/** Interval of Node's check for slow headers; its default of 30 s would triple the timeout. */
const checkingMilliseconds = 2_000

/** Timeout for connections without traffic, also if the client does not read a response. */
const maxStillMilliseconds = 120_000

/** Timeout for forms; ten pictures take a while over a mobile connection. */
const maxUploadMilliseconds = 300_000

/** Creates the store's HTTP app; it does not listen yet. */
export async function createApp(dependencies: AppDependencies): Promise<FastifyInstance> {
  const { database, config, files, logger = false, now = () => new Date(), validateResponses = false } = dependencies
  const signal = dependencies.signal ?? { stopping: false }
  const secret = dependencies.codeKey ?? newSecret()
  const metrics = dependencies.metrics ?? createMetrics()
  const { db, replica } = database
  const readStale = replica && createReplicaReads(db, replica.db, { count: metrics.countStaleRead })
  const context = createContext(config, {
    db,
    files,
    now,
    secret,
    timeoutMs: dependencies.timeoutMs,
    ...(readStale && { readStale }),
  })
  const isProxy = addressesIn(config.trustedProxies)
  const app = Fastify({
    logger,
    bodyLimit: maxBodyBytes,
    requestTimeout: maxUploadMilliseconds,
    connectionTimeout: maxStillMilliseconds,
    rewriteUrl: ({ url = '/' }) => readableAddress(url),
    http: { headersTimeout: maxRequestMilliseconds, connectionsCheckingInterval: checkingMilliseconds },
    ...(config.trustedProxies.length > 0 && { trustProxy: isProxy }),
    genReqId: requestId,
    logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: 'request_id' }),
    clientErrorHandler: refuseUnreadable,
    frameworkErrors: (error, request, reply) => void sendError(error, request, reply),
    // While the store stops, requests on open connections are still answered.
    return503OnClosing: false,
  })
  app.decorateRequest('session', undefined)
  app.decorateRequest('passwordToken', undefined)
  app.decorateRequest('handling', undefined)
  app.decorateRequest('filesHash', undefined)
  app.setErrorHandler(sendError)
  const writeWatch = createWriteWatch(database.backgroundDb)
  app.addHook('onError', async (_request, _reply, error) => writeWatch.recordError(error))
  endUnreadConnections(app)
  addRequestLog(app)
  warnOfUntrustedProxies(app, isProxy)
  limitConnections(app.server, connectionsPerNetwork, isProxy)
  const waitingCalls = shedLoad(app, defaultLimits)
  const callerQueue = createCallerQueue(waitingCalls, dependencies.timeoutMs)
  metrics.observe(app)
  readJsonBodies(app)
  closeSlowConnections(app, maxRequestMilliseconds, waitingCalls.has)
  await addSecurityHeaders(app, config)
  addCatalogueEtags(app)
  compressResponses(app)
  // Also for requests that were running when the stop began.
  app.addHook('onSend', async (_request, reply) => {
    if (signal.stopping) reply.header('connection', 'close')
  })

  const catalog = createCatalogService(context, createCatalogueFacts(context, dependencies.catalogueMaxAgeMs))
  const carts = createCartService(context)
  const uploads = createUploadsService(context)
  const auth = createAuthService(context, secret)
  const publicUrl = new URL(config.publicUrl)
  const cookies = sessionCookies(publicUrl, now)
  const handleOnce = createIdempotency({ db, now, readCart: carts.current })
  await registerOperations(app, {
    publishableKey: config.publishableKey,
    publicUrl,
    cookies,
    callerQueue,
    handleOnce,
    device: deviceCookie(publicUrl),
    countRequest: (limit, network) => enforceRateLimit(db, { ...limit, key: network, now: now() }),
    extendSession: auth.prolong,
    endSession: auth.signOut,
    findSession: auth.findSession,
    isPasswordTokenValid: auth.isPasswordTokenValid,
    validateResponses,
    handlers: {
      ...authRoutes(auth),
      ...addressBookRoutes(createAddressBookService(context)),
      ...customersRoutes(createCompanyService(context), createProfileService(context)),
      ...shellRoutes(catalog, carts),
      ...catalogRoutes(catalog),
      ...cartRoutes(carts),
      ...checkoutRoutes(createCheckoutService(context)),
      ...ordersRoutes(createOrdersService(context)),
      ...buyAgainRoutes(createBuyAgainService(context)),
      ...registrationsRoutes(createRegistrationsService(context), createAnswersService(context)),
      ...uploadsRoutes(uploads),
      ...complaintsRoutes(createComplaintsService(context)),
      ...wishlistRoutes(createWishlistService(context)),
      ...reviewsRoutes(createReviewsService(context)),
      ...contentRoutes({ banners: createBannersService(context), messages: createMessagesService(context) }),
      ...promotionsRoutes({ promotions: createPromotionsService(context), flashSale: createFlashSaleService(context) }),
      ...healthRoutes({ signal, ping: database.ping, checkWriting: writeWatch.check }),
    },
  })
  const imports = dependencies.imports ?? createCatalogueImports(context, app.log)
  if (!dependencies.imports) app.addHook('onClose', imports.stop)
  const { demoOperator = false } = dependencies
  await serveOperators(app, {
    context,
    imports,
    codeKey: secret,
    publicUrl,
    demoOperator,
    callerQueue,
    handleOnce,
    validateResponses,
  })
  serveLocalAdminCalls(app, createLocalAdminCalls({ context, database, imports }))
  serveOffice(app, {
    folder: config.folders.office,
    isOpen: config.office,
    locale: config.locale,
    timeZone: config.timeZone,
    demoOperator,
  })
  countReports(app, metrics)
  serveContract(app)
  serveSecurityTxt(app, config, now)
  servePictures(app, files, {
    companyOf: async (request) => (await readerOf(request, { cookies, findSession: auth.findSession }))?.company.id,
    belongsTo: uploads.belongsTo,
    signingKey: secret,
    now,
  })
  serveProductPictures(app, files)
  serveWebApp(app, config.folders, config, {
    cookies,
    findSession: auth.findSession,
    endSession: auth.signOut,
    callerQueue,
  })
  return app
}
