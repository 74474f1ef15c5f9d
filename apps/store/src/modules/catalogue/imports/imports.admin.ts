import type { components } from '@skafferi/api/admin'
import { versionedTargetOf } from '../../../platform/http/admin/if-match'
import { FileAnswer, type AdminHandlers } from '../../../platform/http/admin/handler'
import { faultOf, refuse } from '../../../platform/http/errors'
import { pageOf } from '../../../platform/http/handler'
import { singleFile, type UploadForm } from '../../../platform/http/multipart'
import {
  fileLimits,
  plainName,
  type BulkChanges,
  type ProductsOperator,
  type TaggedProduct,
  sender,
  type SentPictures,
} from '../products'
import type { ImportJobs } from './import-jobs'
import { numberOfImport } from './import-pictures.admin'
import type { ImportDetail } from './import-detail'
import type { ImportReport } from './import-report'
import type { ImportsOperator } from './imports.operator'
import { storeAll } from './picture-form'
import { subjectIdOf } from './record-import'
import { templateFile } from './template'

type CatalogueCalls =
  | 'listProducts'
  | 'listProductBrands'
  | 'createProduct'
  | 'getProduct'
  | 'updateProduct'
  | 'archiveProduct'
  | 'restoreProduct'
  | 'putBackProduct'
  | 'setStock'
  | 'setPrices'
  | 'exportProducts'
  | 'listImports'
  | 'createImport'
  | 'sendPictures'
  | 'getImport'
  | 'layOutImport'
  | 'matchImport'
  | 'completeImport'
  | 'reopenImport'
  | 'chooseImportRows'
  | 'matchImportCategories'
  | 'applyImport'
  | 'stopImport'
  | 'endImport'
  | 'getFailedRows'
  | 'getImportTemplate'

/** Services for the catalogue's admin routes. */
export interface CatalogueOperators {
  products: ProductsOperator
  imports: ImportsOperator
  jobs: ImportJobs
  pictures: SentPictures
  changes: Pick<BulkChanges, 'findOfImport'>
}

const csv = 'text/csv; charset=utf-8'

async function catalogueFile(form: UploadForm): Promise<{ name: string; bytes: Uint8Array }> {
  const { name, bytes } = await singleFile(form, { megabytes: fileLimits.megabytes, types: 'CSV or XLSX' })
  return { name: plainName(name) || 'file.csv', bytes }
}

type Schemas = components['schemas']

/** Converts a report; failed rows are a separate file, and the numbers of all rows may be many. */
function toReport({ failed_rows: _, changing_rows: __, ...report }: ImportReport): Schemas['ImportReport'] {
  return report
}

/** Failures that the sender can fix. */
const reasons = new Set(['file_too_heavy', 'file_too_slow', 'import_cut_off'])

/** Returns the problem with a file. Internal errors are only in the log. */
function problemOf({ state, refusal }: ImportDetail): Schemas['ImportProblem'] | null {
  if (state === 'failed' && !reasons.has(refusal?.refusal.code ?? '')) return faultOf(refuse('import_failed'))
  return refusal && faultOf(refusal)
}

function toImport(job: ImportDetail, bulkChange: Schemas['Import']['bulk_change']): Schemas['Import'] {
  const { id, report, refusal: _, ...listed } = job
  return {
    ...listed,
    id: subjectIdOf(id),
    report: report && toReport(report),
    problem: problemOf(job),
    bulk_change: bulkChange,
  }
}

const dateOf = (value: string | undefined) => (value === undefined ? undefined : new Date(value))

const text = (value: number | null) => (value === null ? '-' : String(value))

/** Admin routes for products, stock, prices and catalogue files. */
export function catalogueAdminRoutes({
  products,
  imports,
  jobs,
  pictures,
  changes,
}: CatalogueOperators): AdminHandlers<CatalogueCalls> {
  const answer = (call: { setHeader: (name: 'etag', value: string) => void }, { product, tag }: TaggedProduct) => {
    call.setHeader('etag', tag)
    return { product }
  }

  /** @param starts true to start processing the queue */
  async function show(number: number, starts = false): Promise<{ import: Schemas['Import'] }> {
    if (starts) jobs.start()
    return { import: toImport(await jobs.find(number), await changes.findOfImport(subjectIdOf(number))) }
  }

  return {
    async listProducts({ query }) {
      const page = pageOf(query)
      const { limit: _, offset: __, sort, ...filter } = query
      return { ...(await products.pageProducts(filter, { ...page, sort })), ...page }
    },
    listProductBrands: async () => ({ brands: await products.listBrands() }),
    createProduct: async (call) =>
      answer(call, await products.createProduct(call.body, call.headers['Idempotency-Key'])),
    getProduct: async (call) => answer(call, await products.showProduct(call.params.id)),
    updateProduct: async (call) => answer(call, await products.changeProduct(versionedTargetOf(call), call.body)),
    archiveProduct: async (call) => answer(call, await products.archiveProduct(versionedTargetOf(call))),
    restoreProduct: async (call) => answer(call, await products.restoreProduct(versionedTargetOf(call))),
    putBackProduct: async (call) => answer(call, await products.putBackProduct(call.params.id, call.body.activity_id)),
    async setStock({ body }) {
      const rows = body.rows.map(({ sku, inventory_quantity }) => [sku, String(inventory_quantity)])
      return toReport(await imports.importRows('stock', ['sku', 'stock'], rows))
    },
    async setPrices({ body }) {
      const rows = body.rows.map(({ sku, min_quantity, amount }) => [
        sku,
        imports.currency,
        String(min_quantity),
        text(amount),
      ])
      return toReport(await imports.importRows('prices', ['sku', 'currency', 'from', 'amount'], rows))
    },
    async exportProducts({ query }) {
      const { content } = await imports.exportCatalog(query.separator)
      return new FileAnswer({ bytes: Buffer.from(content), mediaType: csv, name: 'catalogue.csv' })
    },
    async listImports({ query }) {
      const page = pageOf(query)
      const { imports: listed, count } = await jobs.page(page)
      return { imports: listed.map((each) => toImport(each, null)), count, ...page }
    },
    async createImport(call) {
      const { kind = 'catalog', categories, columns, tax_class: taxClass } = call.query
      const file = await catalogueFile(call.body)
      const options = {
        refuseCategories: categories === 'refuse',
        taxClass,
        picturesBy: sender(),
        asksColumns: columns === 'ask',
      }
      return show(await jobs.add({ kind, ...file, options, isCheck: true }), true)
    },
    async sendPictures({ body }) {
      const by = sender()
      if (by === undefined) throw new Error('Pictures were sent by nobody.')
      return { pictures: await storeAll(body, (name, bytes) => pictures.store(by, name, bytes)) }
    },
    getImportTemplate: async () =>
      new FileAnswer({ bytes: Buffer.from(templateFile()), mediaType: csv, name: 'template.csv' }),
    getImport: ({ params }) => show(numberOfImport(params.id)),
    async layOutImport({ params, body: { finished_at: finishedAt, ...given } }) {
      const number = numberOfImport(params.id)
      await jobs.layOut(number, { ...given, finishedAt: dateOf(finishedAt) })
      return show(number, true)
    },
    async matchImport({ params, body: { finished_at: finishedAt, ...given } }) {
      const number = numberOfImport(params.id)
      await jobs.match(number, { ...given, finishedAt: dateOf(finishedAt) })
      return show(number, true)
    },
    async completeImport({ params, body: { finished_at: finishedAt, ...given } }) {
      const number = numberOfImport(params.id)
      await jobs.complete(number, { ...given, finishedAt: dateOf(finishedAt) })
      return show(number, true)
    },
    async reopenImport({ params, body: { step, finished_at: finishedAt } }) {
      const number = numberOfImport(params.id)
      await jobs.reopen(number, { step, finishedAt: dateOf(finishedAt) })
      return show(number)
    },
    async chooseImportRows({ params, body }) {
      const number = numberOfImport(params.id)
      await jobs.chooseRows(number, body)
      return show(number, true)
    },
    async matchImportCategories({ params, body: { finished_at: finishedAt, ...given } }) {
      const number = numberOfImport(params.id)
      await jobs.matchCategories(number, { ...given, finishedAt: dateOf(finishedAt) })
      return show(number, true)
    },
    async applyImport({ params, query }) {
      const number = numberOfImport(params.id)
      const confirmsJumps = query.confirm_price_jumps === 'yes'
      await jobs.apply(number, dateOf(query.finished_at), { confirmsJumps })
      return show(number, true)
    },
    async stopImport({ params }) {
      const number = numberOfImport(params.id)
      await jobs.halt(number)
      return show(number)
    },
    async endImport({ params }) {
      const number = numberOfImport(params.id)
      await jobs.end(number)
      return show(number)
    },
    async getFailedRows({ params }) {
      const { file, report } = await jobs.find(numberOfImport(params.id))
      if (!report?.failed_rows) throw refuse('no_failed_rows')
      return new FileAnswer({
        bytes: Buffer.from(report.failed_rows),
        mediaType: csv,
        name: `failed-${file.replace(/\.\w*$/, '')}.csv`,
      })
    },
  }
}
