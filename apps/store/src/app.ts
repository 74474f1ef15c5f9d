import Fastify, { LogController, type FastifyInstance, type FastifyServerOptions } from 'fastify'
import type { Config } from './config'
import type { Context } from './context'
import type { OpenDatabase } from './db/database'
import { authRoutes, createAuthService } from './features/auth'
import { cartRoutes, createCartService } from './features/cart'
import { catalogRoutes, createCatalogService } from './features/catalog'
import { checkoutRoutes, createCheckoutService } from './features/checkout'
import { customersRoutes } from './features/customers'
import { healthRoutes } from './features/health'
import { complaintsRoutes } from './features/complaints'
import { contentRoutes } from './features/content'
import { createOrdersService, ordersRoutes } from './features/orders'
import { promotionsRoutes } from './features/promotions'
import { registrationsRoutes } from './features/registrations'
import { reviewsRoutes } from './features/reviews'
import { unbuilt } from './features/unbuilt'
import { uploadsRoutes } from './features/uploads'
import { wishlistRoutes } from './features/wishlist'
import type { FileStore } from './files/file-store'
import { readJsonBodies } from './http/bodies'
import { serveContract } from './http/docs/routes'
import { answerError } from './http/error-handler'
import { addSecurityHeaders } from './http/headers'
import { addRequestLog, requestId } from './http/logging'
import { registerOperations } from './http/operations'
import type { StopSignal } from './http/stop-signal'
import { serveWebApp } from './http/web-app'

/** What an app is made of. */
export interface AppDependencies {
  database: OpenDatabase
  config: Pick<
    Config,
    'publishableKey' | 'timeZone' | 'leadTime' | 'folders' | 'publicUrl' | 'linkHosts' | 'trustedProxies'
  >
  /** Where uploads are kept. */
  files: FileStore
  /** The clock; the real one unless told. */
  now?: () => Date
  logger?: FastifyServerOptions['logger']
  /** Set when the store is about to stop. */
  signal?: StopSignal
  /** Turns every answer that breaks the contract into a fault; for tests. */
  checkAnswers?: boolean
}

/** More than the largest cart needs, and too little to keep the store busy with one request. */
const maxBodyBytes = 256 * 1024

/** Whoever sends a request more slowly than this is cut off. */
const maxRequestMilliseconds = 30_000

/** Builds the store's HTTP app. It does not listen yet. */
export async function createApp(dependencies: AppDependencies): Promise<FastifyInstance> {
  const { database, config, files, logger = false, now = () => new Date(), checkAnswers = false } = dependencies
  const signal = dependencies.signal ?? { stopping: false }
  const { timeZone, leadTime, publicUrl, linkHosts } = config
  const context: Context = { db: database.db, now, timeZone, leadTime, publicUrl, linkHosts, files }
  const app = Fastify({
    logger,
    bodyLimit: maxBodyBytes,
    requestTimeout: maxRequestMilliseconds,
    ...(config.trustedProxies.length > 0 && { trustProxy: [...config.trustedProxies] }),
    genReqId: requestId,
    logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: 'request_id' }),
    frameworkErrors: (error, request, reply) => void answerError(error, request, reply),
    // Requests that come over open connections while the store stops are still answered.
    return503OnClosing: false,
  })
  app.decorateRequest('session', undefined)
  app.setErrorHandler(answerError)
  addRequestLog(app)
  readJsonBodies(app)
  await addSecurityHeaders(app)
  app.addHook('onRequest', async (_request, reply) => {
    if (signal.stopping) reply.header('connection', 'close')
  })

  const auth = createAuthService(context)
  await registerOperations(app, {
    publishableKey: config.publishableKey,
    findSession: auth.findSession,
    checkAnswers,
    handlers: {
      ...authRoutes(auth),
      ...customersRoutes(),
      ...catalogRoutes(createCatalogService(context)),
      ...cartRoutes(createCartService(context)),
      ...checkoutRoutes(createCheckoutService(context)),
      ...ordersRoutes(createOrdersService(context)),
      ...registrationsRoutes(),
      ...uploadsRoutes(),
      ...complaintsRoutes(),
      ...wishlistRoutes(),
      ...reviewsRoutes(),
      ...contentRoutes(),
      ...promotionsRoutes(),
      ...unbuilt(
        'requestPasswordReset',
        'verifyCode',
        'updatePassword',
        'getCategory',
        'exploreProducts',
        'getFlashSale',
        'bulkSetCartItems',
      ),
      ...healthRoutes({ signal, ping: database.ping }),
    },
  })
  serveContract(app)
  await serveWebApp(app, config.folders)
  return app
}
