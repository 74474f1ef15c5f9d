import type { Context } from '../context'
import type { OpenDatabase } from '../db/database'
import { writeBackup } from '../backup'
import { createApiKeys } from '../features/api-keys'
import { createSynonymsOperator } from '../features/catalog'
import { createComplaintsOperator } from '../features/complaints'
import { createBannersOperator, createMessagesOperator } from '../features/content'
import { createCustomersOperator, createPasswordLinkOperator, createTermsOperator, createVatIdOperator } from '../features/customers'
import { createImportsOperator, type ImportJobs } from '../features/imports'
import { createTeam, type OperatorChange } from '../features/operators'
import { createOrdersOperator } from '../features/orders'
import { createPrivacyOperator } from '../features/privacy'
import { createPromotionsOperator } from '../features/promotions'
import { createRegistrationsOperator } from '../features/registrations'
import { createReviewsOperator } from '../features/reviews'
import { createUploadsOperator } from '../features/uploads'
import { createOutboxOperator } from '../mail'

/** What acting as an operator needs. */
export interface OperatorDependencies {
  context: Context
  database: OpenDatabase
  /** What takes files in this process; an own one where left out. */
  imports?: ImportJobs
}

/** Everything an operator can do, by name. Arguments and results are plain JSON, so that they can cross a socket. */
export function createOperatorActions({ context, database, imports: jobs }: OperatorDependencies) {
  const applications = createRegistrationsOperator(context)
  const reviews = createReviewsOperator(context)
  const complaints = createComplaintsOperator(context)
  const orders = createOrdersOperator(context)
  const customers = createCustomersOperator(context)
  const vatIds = createVatIdOperator(context)
  const terms = createTermsOperator(context)
  const banners = createBannersOperator(context)
  const promotions = createPromotionsOperator(context)
  const synonyms = createSynonymsOperator(context)
  const messages = createMessagesOperator(context)
  const outbox = createOutboxOperator(context)
  const uploads = createUploadsOperator(context)
  const imports = createImportsOperator(context, { jobs })
  const team = createTeam(context)
  const keys = createApiKeys(context)
  const privacy = createPrivacyOperator(context)
  return {
    'catalog check': imports.checkCatalog,
    'catalog import': imports.importCatalog,
    'catalog export': imports.exportCatalog,
    'stock import': imports.importStock,
    'prices import': imports.importPrices,
    'prices planned': imports.listPlannedPrices,
    'imports start': imports.startImport,
    'imports show': imports.showImport,
    'imports list': imports.listImports,
    'applications list': applications.listApplications,
    'applications show': applications.showApplication,
    'applications approve': applications.approveApplication,
    'applications reject': applications.rejectApplication,
    'reviews list': reviews.listReviews,
    'reviews approve': reviews.approveReview,
    'reviews reject': reviews.rejectReview,
    'complaints list': complaints.listComplaints,
    'complaints show': complaints.showComplaint,
    'complaints close': complaints.closeComplaint,
    'orders list': orders.listOrders,
    'orders show': orders.showOrder,
    'orders set-status': orders.setOrderStatus,
    'customers list': customers.listCustomers,
    'customers block': customers.blockCustomer,
    'customers unblock': customers.unblockCustomer,
    'customers password-link': createPasswordLinkOperator(context).makeLink,
    'companies set-vat-id': vatIds.setVatId,
    'companies set-terms': terms.setTerms,
    'banners list': banners.listBanners,
    'banners get': banners.getBanner,
    'banners set': banners.setBanner,
    'promo add': promotions.addPromotion,
    'promo list': promotions.listPromotions,
    'promo end': promotions.endPromotion,
    'synonyms list': synonyms.listSynonyms,
    'synonyms add': synonyms.addSynonyms,
    'synonyms set': synonyms.setSynonyms,
    'synonyms remove': synonyms.removeSynonyms,
    'messages list': messages.listMessages,
    'messages show': messages.showMessage,
    'outbox list': outbox.listMail,
    'outbox show': outbox.showMail,
    'files read': uploads.readFile,
    'operators list': team.listTeam,
    'operators add': team.invite,
    'operators renew': team.renew,
    'operators change': (id: string, change: OperatorChange) => team.change(id, change),
    'keys list': keys.listKeys,
    'keys add': keys.makeKey,
    'keys revoke': keys.revokeKey,
    'export-customer': privacy.exportCustomer,
    'erase-customer': privacy.eraseCustomer,
    backup: (file: string) => writeBackup({ database, files: context.files, now: context.now }, file),
  }
}

export type OperatorActions = ReturnType<typeof createOperatorActions>
/** The name of something an operator can do. */
export type ActionName = keyof OperatorActions

/** Asks for an action, wherever it runs. Rejects with a `StoreError` where it is refused. */
export type Ask = <Name extends ActionName>(
  name: Name,
  ...args: Parameters<OperatorActions[Name]>
) => Promise<Awaited<ReturnType<OperatorActions[Name]>>>
