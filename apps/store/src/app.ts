import Fastify, { LogController, type FastifyInstance, type FastifyServerOptions } from 'fastify'
import type { ShopSettings } from '@skafferi/domain/rules/settings/shop-settings'
import { serveOperators } from './admin'
import { newSecret } from './platform/config/stored-secret'
import type { Config } from './platform/config/config'
import { createContext, type ContextConfig } from './platform/context'
import { initialSettings } from './platform/settings/initial-settings'
import { createLiveSettings, type LiveSettings } from './platform/settings/live-settings'
import { renderSettingsFrom } from './platform/settings/render-settings'
import type { OpenDatabase } from './platform/db/database'
import { createReplicaReads } from './platform/db/replica'
import { createWriteWatch } from './platform/db/write-watch'
import { authRoutes, createAuthService } from './modules/customers/auth'
import { cartRoutes, createCartService } from './modules/selling/cart'
import {
  catalogRoutes,
  createCatalogService,
  createCatalogueFacts,
  createPublicCatalogue,
  searchPagesOf,
  serveSearchFiles,
} from './modules/catalogue/shop'
import { checkoutRoutes, createCheckoutService } from './modules/selling/checkout'
import { createCompanyService, createProfileService, customersRoutes } from './modules/customers/companies'
import { addressBookRoutes, createAddressBookService } from './modules/customers/address-book'
import { createLegalService, legalRoutes } from './modules/customers/legal'
import { healthRoutes, type StopSignal } from './platform/http/health'
import { createCatalogueImports, type ImportJobs } from './modules/catalogue/imports'
import { complaintsRoutes, createComplaintsService } from './modules/service/complaints'
import {
  contentRoutes,
  createContentService,
  createMessagesService,
  createPageCatalogues,
} from './modules/marketing/content'
import { buyAgainRoutes, createBuyAgainService, createOrdersService, ordersRoutes } from './modules/selling/orders'
import { createFlashSaleService, createPromotionsService, promotionsRoutes } from './modules/marketing/promotions'
import {
  createAnswersService,
  createRegistrationsService,
  registrationsRoutes,
} from './modules/customers/registrations'
import { createReviewsService, reviewsRoutes } from './modules/service/reviews'
import { createOrderFormService, orderFormRoutes } from './modules/selling/order-form'
import { createSharedShelves, serveShareImages, sharedShelfRoutes } from './modules/selling/shared-shelves'
import { shelfRoutes } from './modules/selling/shelf'
import { shellRoutes } from './modules/selling/shell'
import { createUploadsService, uploadsRoutes } from './modules/files/uploads'
import { createStockNotices, stockNoticeRoutes } from './modules/selling/stock-notices'
import { createWishlistService, wishlistRoutes } from './modules/selling/wishlist'
import type { FileStore } from './platform/files/file-store'
import { serveProductPictures, servePictures } from './platform/files/routes'
import { closeSlowConnections, readJsonBodies } from './platform/http/bodies'
import { compressResponses } from './platform/http/compression'
import { serveContract } from './platform/http/docs/routes'
import { sendError } from './platform/http/error-handler'
import { createCallerQueue } from './platform/http/caller-queue'
import { addCatalogueEtags } from './platform/http/etags'
import { addSecurityHeaders } from './platform/http/headers'
import { createIdempotency } from './platform/http/idempotency'
import { addRequestLog, requestId } from './platform/http/logging'
import { serveOffice } from './platform/http/office-app'
import { countReports } from './platform/http/csp-reports'
import { createMetrics, type Metrics } from './platform/http/metrics'
import { createOtherOrigins } from './platform/http/other-origins'
import { registerOperations } from './platform/http/operations'
import { enforceRateLimit } from './platform/http/rate-limit'
import { readerOf } from './platform/http/reader'
import { readableAddress } from './platform/http/normalize-url'
import { addressesIn, connectionsPerNetwork, limitConnections, warnOfUntrustedProxies } from './platform/http/network'
import { shedLoad, defaultLimits } from './platform/http/overload'
import { serveSecurityTxt } from './platform/http/security-txt'
import { deviceCookie } from './platform/http/device-cookie'
import { sessionCookies } from './platform/http/session-cookies'
import { createShopPreview, servePreviewLinks } from './platform/http/shop-preview'
import { endUnreadConnections } from './platform/http/response-end'
import { refuseUnreadable } from './platform/http/unreadable-requests'
import { readEachBuild } from './platform/http/built-app'
import { serveWebApp } from './platform/http/web-app'
import { createLocalAdminCalls, serveLocalAdminCalls } from './local-admin'

/** Everything an app needs. */
export interface AppDependencies {
  database: OpenDatabase
  config: Omit<
    ShopSettings,
    'brand' | 'delivery' | 'isOpen' | 'shelves' | 'paymentDays' | 'orderMinimum' | 'emptyPages'
  > &
    ContextConfig &
    Pick<
      Config,
      | 'seller'
      | 'delivery'
      | 'orderMinimum'
      | 'renderLimitMs'
      | 'folders'
      | 'office'
      | 'securityContacts'
      | 'securityPolicyUrl'
      | 'storeOrigins'
      | 'trustedProxies'
    >
  /** The store of uploaded files. */
  files: FileStore
  /** The seller's settings; by default those of the database, and of the demo for what it has not. */
  settings?: LiveSettings
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
  const settings = dependencies.settings ?? createLiveSettings(db, initialSettings(config, 'demo'))
  if (!dependencies.settings) await settings.refresh()
  const readStale = replica && createReplicaReads(db, replica.db, { count: metrics.countStaleRead })
  const context = createContext(config, {
    db,
    files,
    now,
    secret,
    settings,
    timeoutMs: dependencies.timeoutMs,
    ...(readStale && { readStale }),
  })
  const publicUrl = new URL(config.publicUrl)
  const { storeOrigins } = config
  const otherOrigins = createOtherOrigins({ publicUrl, storeOrigins })
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
    frameworkErrors(error, request, reply) {
      otherOrigins.addHeaders(request, reply)
      void sendError(error, request, reply)
    },
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
  otherOrigins.register(app)
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

  const readFacts = createCatalogueFacts(context, dependencies.catalogueMaxAgeMs)
  const catalog = createCatalogService(context, readFacts)
  const readCatalogue = createPublicCatalogue(context, readFacts, dependencies.catalogueMaxAgeMs)
  const carts = createCartService(context)
  const uploads = createUploadsService(context)
  const auth = createAuthService(context, secret)
  const cookies = sessionCookies(publicUrl, now)
  const preview = createShopPreview(context)
  const handleOnce = createIdempotency({ db, now, readCart: carts.current })
  await registerOperations(app, {
    publishableKey: config.publishableKey,
    isOpenTo: (visitor) => settings.current.opening.open || preview.read(visitor) !== undefined,
    publicUrl,
    storeOrigins,
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
      ...shelfRoutes(context, carts),
      ...sharedShelfRoutes(createSharedShelves(context)),
      ...orderFormRoutes(createOrderFormService(context)),
      ...checkoutRoutes(createCheckoutService(context)),
      ...ordersRoutes(createOrdersService(context)),
      ...buyAgainRoutes(createBuyAgainService(context)),
      ...registrationsRoutes(createRegistrationsService(context), createAnswersService(context)),
      ...uploadsRoutes(uploads),
      ...complaintsRoutes(createComplaintsService(context)),
      ...stockNoticeRoutes(createStockNotices(context)),
      ...wishlistRoutes(createWishlistService(context)),
      ...reviewsRoutes(createReviewsService(context)),
      ...contentRoutes({
        content: createContentService({ ...context, locale: config.locale }, readCatalogue),
        messages: createMessagesService(context),
      }),
      ...legalRoutes(createLegalService(context)),
      ...promotionsRoutes({ promotions: createPromotionsService(context), flashSale: createFlashSaleService(context) }),
      ...healthRoutes({ signal, ping: database.ping, checkWriting: writeWatch.check }),
    },
  })
  const imports = dependencies.imports ?? createCatalogueImports(context, { log: app.log })
  if (!dependencies.imports) app.addHook('onClose', imports.stop)
  const { demoOperator = false } = dependencies
  await serveOperators(app, {
    context,
    readCatalogue,
    imports,
    preview,
    codeKey: secret,
    publicUrl,
    demoOperator,
    callerQueue,
    handleOnce,
    validateResponses,
  })
  serveLocalAdminCalls(app, createLocalAdminCalls({ context, database, imports }))
  const catalogues = createPageCatalogues({ now, settings, locale: config.locale }, readCatalogue)
  const renderSettings = renderSettingsFrom(settings, config, now, catalogues)
  serveOffice(app, {
    folder: config.folders.office,
    isOpen: config.office,
    locale: config.locale,
    get timeZone() {
      return settings.current.delivery.timeZone
    },
    demoOperator,
    brand: () => renderSettings().brand,
  })
  countReports(app, metrics)
  serveContract(app)
  serveSecurityTxt(app, config, now)
  serveSearchFiles(app, context, readFacts, readEachBuild(config.folders.web, renderSettings, searchPagesOf))
  servePictures(app, files, {
    companyOf: async (request) => (await readerOf(request, { cookies, findSession: auth.findSession }))?.company.id,
    belongsTo: uploads.belongsTo,
    signingKey: secret,
    now,
  })
  serveProductPictures(app, files)
  serveShareImages(app, context)
  servePreviewLinks(app, preview)
  serveWebApp(app, config.folders, renderSettings, {
    cookies,
    findSession: auth.findSession,
    endSession: auth.signOut,
    callerQueue,
    preview,
    refreshCatalogues: catalogues.refresh,
  })
  return app
}
