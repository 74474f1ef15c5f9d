import { writeBackup } from '../backup'
import type { Context } from '../context'
import type { OpenDatabase } from '../db/database'
import { findDoubledIdentifiers } from '../db/doubled-identifiers'
import { createSynonymsOperator } from '../features/catalog'
import { createComplaintsOperator } from '../features/complaints'
import { createCustomersOperator, createPasswordLinkOperator } from '../features/customers'
import { createImportsOperator, type ImportJobs } from '../features/imports'
import { createPrivacyOperator } from '../features/privacy'
import { createOutboxOperator } from '../mail'
import { machineCall, most, text, whether } from './call'

/** Services for the operations. */
export interface MachineDependencies {
  context: Context
  database: OpenDatabase
  /** The import queue. */
  imports: ImportJobs
}

const file = { needed: { file: text } } as const
const customer = { needed: { customer: text } } as const
const id = { needed: { id: text } } as const
const list = { further: { limit: most } } as const
const terms = { type: 'array', maxItems: 1000, items: { type: 'string', maxLength: 1000 } } as const
const importId = { type: 'integer', minimum: 1, maximum: 999_999_999 } as const
const catalogueOptions = { pictures: text, refuseCategories: whether } as const
const kind = { type: 'string', enum: ['catalog', 'stock', 'prices'] } as const

/**
 * Creates the operations that only the local admin socket offers: those that read or write local files, those that
 * reveal customers' secrets (e-mails, password links, exports of personal data), and those without a page in the
 * office.
 */
export function createMachineCalls({ context, database, imports: jobs }: MachineDependencies) {
  const imports = createImportsOperator(context, { jobs })
  const complaints = createComplaintsOperator(context)
  const customers = createCustomersOperator(context)
  const links = createPasswordLinkOperator(context)
  const privacy = createPrivacyOperator(context)
  const synonyms = createSynonymsOperator(context)
  const outbox = createOutboxOperator(context)
  return {
    checkCatalog: machineCall({ ...file, further: catalogueOptions }, ({ file: path, ...options }) =>
      imports.checkCatalog(path, options),
    ),
    startImport: machineCall(
      { needed: { kind, file: text }, further: { ...catalogueOptions, checked: text } },
      ({ kind: what, file: path, ...options }) => imports.startImport(what, path, options),
    ),
    showImport: machineCall({ needed: { id: importId } }, ({ id: number }) => imports.showImport(number)),
    listImports: machineCall(list, (options) => imports.listImports(options)),
    exportCatalog: machineCall({}, () => imports.exportCatalog()),
    listPlannedPrices: machineCall({}, () => imports.listPlannedPrices()),
    listPictureAddresses: machineCall(id, async ({ id: named }) => (await complaints.showComplaint(named)).images),
    listCustomers: machineCall({ further: { q: text, limit: most } }, (options) => customers.listCustomers(options)),
    blockCustomer: machineCall(customer, ({ customer: who }) => customers.blockCustomer(who)),
    unblockCustomer: machineCall(customer, ({ customer: who }) => customers.unblockCustomer(who)),
    makePasswordLink: machineCall({ ...customer, further: { send: whether } }, ({ customer: who, send }) =>
      links.makeLink(who, { send }),
    ),
    exportCustomer: machineCall(customer, ({ customer: who }) => privacy.exportCustomer(who)),
    eraseCustomer: machineCall(customer, ({ customer: who }) => privacy.eraseCustomer(who)),
    listSynonyms: machineCall({}, () => synonyms.listSynonyms()),
    addSynonyms: machineCall({ needed: { terms } }, (given) => synonyms.addSynonyms(given.terms)),
    setSynonyms: machineCall({ needed: { id: text, terms } }, (given) => synonyms.setSynonyms(given.id, given.terms)),
    removeSynonyms: machineCall(id, (given) => synonyms.removeSynonyms(given.id)),
    listMail: machineCall({ further: { pending: whether, limit: most } }, (options) => outbox.listMail(options)),
    showMail: machineCall(id, (given) => outbox.showMail(given.id)),
    listDoubledIdentifiers: machineCall({}, () => findDoubledIdentifiers(context.db)),
    backup: machineCall(file, (given) => writeBackup({ database, files: context.files, now: context.now }, given.file)),
  }
}

type MachineCalls = ReturnType<typeof createMachineCalls>
/** The name of an operation. */
export type MachineCallName = keyof MachineCalls

/** Calls an operation. Rejects with an `ApiError` if it is refused. */
export type AskMachine = <Name extends MachineCallName>(
  name: Name,
  given: Parameters<MachineCalls[Name]['act']>[0],
) => ReturnType<MachineCalls[Name]['act']>
