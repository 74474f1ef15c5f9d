import type { FastifyInstance } from 'fastify'
import type { Context } from './platform/context'
import { activitiesAdminRoutes } from './modules/team/activities'
import { apiKeysAdminRoutes, createApiKeys } from './modules/team/api-keys'
import { categoriesAdminRoutes, createCategoriesOperator } from './modules/catalogue/categories'
import { complaintsAdminRoutes, createComplaintsOperator } from './modules/service/complaints'
import {
  contentAdminRoutes,
  createContentOperator,
  createMessagesOperator,
  messagesAdminRoutes,
} from './modules/marketing/content'
import {
  companiesAdminRoutes,
  createCompaniesOperator,
  createCompanyChanges,
  createHandOver,
} from './modules/customers/companies'
import { createLegalOperator, legalAdminRoutes } from './modules/customers/legal'
import {
  catalogueAdminRoutes,
  createImportPictures,
  createImportsOperator,
  importPicturesAdminRoutes,
  type ImportJobs,
} from './modules/catalogue/imports'
import {
  bulkChangesAdminRoutes,
  createBulkChanges,
  createPlannedPrices,
  createProductsOperator,
  createStockOperator,
  plannedPricesAdminRoutes,
  createSentPictures,
  stockAdminRoutes,
} from './modules/catalogue/products'
import { createNotices, noticesAdminRoutes } from './modules/team/notices'
import { createInvitations, createOperatorSessions, createTeam, operatorsRoutes } from './modules/team/operators'
import { createFigures, figuresAdminRoutes } from './modules/team/figures'
import { createOrdersOperator, ordersAdminRoutes } from './modules/selling/orders'
import { createSharedShelvesOperator, sharedShelvesAdminRoutes } from './modules/selling/shared-shelves'
import { createFlashSalesOperator, createPromotionChanges, promotionsAdminRoutes } from './modules/marketing/promotions'
import { createRegistrationsOperator, registrationsAdminRoutes } from './modules/customers/registrations'
import { createReviewsOperator, reviewsAdminRoutes } from './modules/service/reviews'
import { createSettingsOperator, createSetupOperator, settingsAdminRoutes } from './modules/shop/settings'
import { createSampleData, sampleDataAdminRoutes } from './modules/shop/sample-data'
import { createWebhooks, webhooksAdminRoutes } from './modules/team/webhooks'
import type { ReadPublicCatalogue } from './modules/catalogue/shop'
import type { CallerQueue } from './platform/http/caller-queue'
import type { Idempotency } from './platform/http/idempotency'
import { operatorCookie } from './platform/http/admin/operator-cookie'
import { serveAdmin } from './platform/http/admin/serve-admin'
import type { ShopPreview } from './platform/http/shop-preview'
import { createOutboxOperator, createTestMails, mailsAdminRoutes } from './platform/mail'

/** Settings and services for the admin API. */
interface OperatorsOptions {
  context: Context
  readCatalogue: ReadPublicCatalogue
  /** The import queue. */
  imports: ImportJobs
  preview: ShopPreview
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
    readCatalogue,
    imports: jobs,
    preview,
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
  const bulkChanges = createBulkChanges(context)
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
        handOver: createHandOver(context),
      }),
      ...registrationsAdminRoutes(createRegistrationsOperator(context)),
      ...sharedShelvesAdminRoutes(createSharedShelvesOperator(context)),
      ...complaintsAdminRoutes(createComplaintsOperator(context)),
      ...messagesAdminRoutes(createMessagesOperator(context)),
      ...reviewsAdminRoutes(createReviewsOperator(context)),
      ...mailsAdminRoutes(createOutboxOperator(context), createTestMails(context)),
      ...importPicturesAdminRoutes(createImportPictures(context)),
      ...catalogueAdminRoutes({
        products: createProductsOperator(context),
        imports: createImportsOperator(context, { jobs }),
        jobs,
        pictures: createSentPictures(context),
        changes: bulkChanges,
      }),
      ...stockAdminRoutes(createStockOperator(context)),
      ...bulkChangesAdminRoutes(bulkChanges),
      ...plannedPricesAdminRoutes(createPlannedPrices(context)),
      ...categoriesAdminRoutes(createCategoriesOperator(context)),
      ...promotionsAdminRoutes({
        promotions: createPromotionChanges(context),
        sales: createFlashSalesOperator(context),
      }),
      ...contentAdminRoutes({
        content: createContentOperator(context, readCatalogue),
        pictures: createSentPictures(context),
      }),
      ...settingsAdminRoutes({
        settings: createSettingsOperator(context),
        pictures: createSentPictures(context),
        linkHosts: context.linkHosts,
        now: context.now,
        setup: createSetupOperator(context),
        preview,
      }),
      ...sampleDataAdminRoutes(createSampleData(context)),
      ...legalAdminRoutes(createLegalOperator(context)),
      ...activitiesAdminRoutes(context),
    },
  })
}
