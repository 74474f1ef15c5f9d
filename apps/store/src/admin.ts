import type { FastifyInstance } from 'fastify'
import type { Context } from './context'
import { activitiesAdminRoutes } from './features/activities'
import { apiKeysAdminRoutes, createApiKeys } from './features/api-keys'
import { categoriesAdminRoutes, createCategoriesOperator } from './features/categories'
import { complaintsAdminRoutes, createComplaintsOperator } from './features/complaints'
import {
  bannersAdminRoutes,
  createBannerChanges,
  createMessagesOperator,
  messagesAdminRoutes,
} from './features/content'
import { companiesAdminRoutes, createCompaniesOperator, createCompanyChanges } from './features/customers'
import {
  catalogueAdminRoutes,
  createImportsOperator,
  createProductsOperator,
  createSentPictures,
  type ImportJobs,
} from './features/imports'
import { createNotices, noticesAdminRoutes } from './features/notices'
import { createInvitations, createOperatorSessions, createTeam, operatorsRoutes } from './features/operators'
import { createFigures, figuresAdminRoutes } from './features/figures'
import { createOrdersOperator, ordersAdminRoutes } from './features/orders'
import { createFlashSalesOperator, createPromotionChanges, promotionsAdminRoutes } from './features/promotions'
import { createRegistrationsOperator, registrationsAdminRoutes } from './features/registrations'
import { createReviewsOperator, reviewsAdminRoutes } from './features/reviews'
import { createWebhooks, webhooksAdminRoutes } from './features/webhooks'
import type { CallerQueue } from './http/caller-queue'
import type { Idempotency } from './http/idempotency'
import { operatorCookie } from './http/admin/operator-cookie'
import { serveAdmin } from './http/admin/serve-admin'
import { createOutboxOperator, mailsAdminRoutes } from './mail'

/** Settings and services for the admin API. */
interface OperatorsOptions {
  context: Context
  /** The import queue. */
  imports: ImportJobs
  /** The store's key, from which authenticators' secrets derive. */
  codeKey: string
  /** The public address of the shop. */
  publicUrl: URL
  /** True if the demo's operator signs in without a code. */
  demoOperator: boolean
  callerQueue: CallerQueue
  handleOnce: Idempotency
  /** Validates responses against the contract and turns deviations into errors; used by tests. */
  validateResponses: boolean
}

/** Registers the admin API with all its handlers. */
export async function serveOperators(app: FastifyInstance, options: OperatorsOptions): Promise<void> {
  const {
    context,
    imports: jobs,
    codeKey,
    publicUrl,
    demoOperator,
    callerQueue,
    handleOnce,
    validateResponses,
  } = options
  const sessions = createOperatorSessions(context, { key: codeKey, demoOperator })
  const invitations = createInvitations(context, codeKey)
  const keys = createApiKeys(context)
  await serveAdmin(app, {
    publicUrl,
    cookie: operatorCookie(publicUrl),
    findSession: sessions.findSession,
    findKey: keys.findKey,
    isInviteValid: invitations.isInviteValid,
    callerQueue,
    handleOnce,
    validateResponses,
    handlers: {
      ...operatorsRoutes(sessions, invitations, createTeam(context)),
      ...noticesAdminRoutes(createNotices(context)),
      ...apiKeysAdminRoutes(keys),
      ...webhooksAdminRoutes(createWebhooks(context)),
      ...ordersAdminRoutes(createOrdersOperator(context)),
      ...figuresAdminRoutes(createFigures(context)),
      ...companiesAdminRoutes({
        companies: createCompaniesOperator(context),
        changes: createCompanyChanges(context),
      }),
      ...registrationsAdminRoutes(createRegistrationsOperator(context)),
      ...complaintsAdminRoutes(createComplaintsOperator(context)),
      ...messagesAdminRoutes(createMessagesOperator(context)),
      ...reviewsAdminRoutes(createReviewsOperator(context)),
      ...mailsAdminRoutes(createOutboxOperator(context)),
      ...catalogueAdminRoutes({
        products: createProductsOperator(context),
        imports: createImportsOperator(context, { jobs }),
        jobs,
        pictures: createSentPictures(context),
      }),
      ...categoriesAdminRoutes(createCategoriesOperator(context)),
      ...promotionsAdminRoutes({
        promotions: createPromotionChanges(context),
        sales: createFlashSalesOperator(context),
      }),
      ...bannersAdminRoutes({ banners: createBannerChanges(context), pictures: createSentPictures(context) }),
      ...activitiesAdminRoutes(context),
    },
  })
}
