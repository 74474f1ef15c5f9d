import { catalogueFields } from '@skafferi/domain/rules/catalogue/fields'
import { writeBackup } from '../platform/backup'
import type { Context } from '../platform/context'
import type { OpenDatabase } from '../platform/db/database'
import { findDuplicateIdentifiers } from '../platform/db/duplicate-identifiers'
import { createSynonymsOperator } from '../modules/catalogue/shop'
import { createComplaintsOperator } from '../modules/service/complaints'
import { createCustomersOperator, createPasswordLinkOperator } from '../modules/customers/companies'
import { createImportsOperator, type ImportJobs } from '../modules/catalogue/imports'
import { createPrivacyOperator } from '../modules/customers/privacy'
import { createOutboxOperator } from '../platform/mail'
import { localAdminCall, maxRows, text, flag } from './call'

/** Services for the operations. */
export interface LocalAdminDependencies {
  context: Context
  database: OpenDatabase
  /** The import queue. */
  imports: ImportJobs
}

const file = { required: { file: text } } as const
const customer = { required: { customer: text } } as const
const id = { required: { id: text } } as const
const list = { optional: { limit: maxRows } } as const
const terms = { type: 'array', maxItems: 1000, items: { type: 'string', maxLength: 1000 } } as const
const importId = { type: 'integer', minimum: 1, maximum: 999_999_999 } as const
const taxClass = { type: 'string', enum: catalogueFields.tax_class.limits.enum } as const
const catalogueOptions = { pictures: text, refuseCategories: flag, taxClass } as const
const kind = { type: 'string', enum: ['catalog', 'stock', 'prices'] } as const

/**
 * Creates the operations that only the local admin socket offers: those that read or write local files, those that
 * reveal customers' secrets (e-mails, password links, exports of personal data), and those without a page in the
 * office.
 */
export function createLocalAdminCalls({ context, database, imports: jobs }: LocalAdminDependencies) {
  const imports = createImportsOperator(context, { jobs })
  const complaints = createComplaintsOperator(context)
  const customers = createCustomersOperator(context)
  const links = createPasswordLinkOperator(context)
  const privacy = createPrivacyOperator(context)
  const synonyms = createSynonymsOperator(context)
  const outbox = createOutboxOperator(context)
  return {
    checkCatalog: localAdminCall({ ...file, optional: catalogueOptions }, ({ file: path, ...options }) =>
      imports.checkCatalog(path, options),
    ),
    startImport: localAdminCall(
      { required: { kind, file: text }, optional: { ...catalogueOptions, checked: text } },
      ({ kind: importKind, file: path, ...options }) => imports.startImport(importKind, path, options),
    ),
    showImport: localAdminCall({ required: { id: importId } }, ({ id: number }) => imports.showImport(number)),
    listImports: localAdminCall(list, (options) => imports.listImports(options)),
    exportCatalog: localAdminCall({}, () => imports.exportCatalog()),
    listPlannedPrices: localAdminCall({}, () => imports.listPlannedPrices()),
    listPictureAddresses: localAdminCall(id, async ({ id: named }) => (await complaints.showComplaint(named)).images),
    listCustomers: localAdminCall({ optional: { q: text, limit: maxRows } }, (options) =>
      customers.listCustomers(options),
    ),
    blockCustomer: localAdminCall(customer, ({ customer: who }) => customers.blockCustomer(who)),
    unblockCustomer: localAdminCall(customer, ({ customer: who }) => customers.unblockCustomer(who)),
    makePasswordLink: localAdminCall({ ...customer, optional: { send: flag } }, ({ customer: who, send }) =>
      links.makeLink(who, { send }),
    ),
    exportCustomer: localAdminCall(customer, ({ customer: who }) => privacy.exportCustomer(who)),
    eraseCustomer: localAdminCall(customer, ({ customer: who }) => privacy.eraseCustomer(who)),
    listSynonyms: localAdminCall({}, () => synonyms.listSynonyms()),
    addSynonyms: localAdminCall({ required: { terms } }, (input) => synonyms.addSynonyms(input.terms)),
    setSynonyms: localAdminCall({ required: { id: text, terms } }, (input) =>
      synonyms.setSynonyms(input.id, input.terms),
    ),
    removeSynonyms: localAdminCall(id, (input) => synonyms.removeSynonyms(input.id)),
    listMail: localAdminCall({ optional: { pending: flag, limit: maxRows } }, (options) => outbox.listMail(options)),
    showMail: localAdminCall(id, (input) => outbox.showMail(input.id)),
    listDoubledIdentifiers: localAdminCall({}, () => findDuplicateIdentifiers(context.db)),
    backup: localAdminCall(file, (input) =>
      writeBackup({ database, files: context.files, now: context.now }, input.file),
    ),
  }
}

type LocalAdminCalls = ReturnType<typeof createLocalAdminCalls>
/** The name of an operation. */
export type LocalAdminCallName = keyof LocalAdminCalls

/** Calls an operation. Rejects with an `ApiError` if it is refused. */
export type CallLocalAdmin = <Name extends LocalAdminCallName>(
  name: Name,
  input: Parameters<LocalAdminCalls[Name]['handle']>[0],
) => ReturnType<LocalAdminCalls[Name]['handle']>
