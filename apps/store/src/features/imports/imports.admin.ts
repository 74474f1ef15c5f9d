import type { components } from '@skafferi/api/admin'
import { megabyte } from '@skafferi/domain/format/file-size.rules'
import { FileAnswer, signedInOperator, type AdminHandlers } from '../../http/admin/handler'
import { invalidData, invalidFields, StoreError } from '../../http/errors'
import { pageOf } from '../../http/handler'
import type { SentForm } from '../../http/multipart'
import type { ImportReport } from './import-report'
import type { ImportsOperator } from './imports.operator'
import type { ProductsOperator, TaggedProduct } from './products.operator'
import type { SentImports } from './sent-imports'

type CatalogueCalls =
  | 'listProducts'
  | 'getProduct'
  | 'updateProduct'
  | 'setStock'
  | 'setPrices'
  | 'exportProducts'
  | 'listImports'
  | 'createImport'
  | 'getImport'
  | 'applyImport'
  | 'getFailedRows'

/** What answers calls about the catalogue. */
export interface CatalogueOperators {
  products: ProductsOperator
  imports: ImportsOperator
  jobs: SentImports
}

const csv = 'text/csv; charset=utf-8'
const maxMegabytes = 50
const longestName = 120

/** What its owner calls a file, without a path before it. */
const plainName = (name: string) => name.replace(/^.*[/\\]/, '').replace(/\p{Control}/gu, '').slice(0, longestName) || 'file.csv'

async function onlyFile(form: SentForm): Promise<{ name: string; bytes: Uint8Array }> {
  for await (const { name, bytes, isTooLarge } of form.files({ fileBytes: maxMegabytes * megabyte, files: 1 })) {
    if (!isTooLarge) return { name: plainName(name), bytes }
    const message = `The file is larger than ${maxMegabytes} MB. Split it: each part needs the row of headings.`
    throw new StoreError(413, invalidData('file_too_large', message, { file: `is larger than ${maxMegabytes} MB` }).refusal)
  }
  throw invalidFields({ file: 'is required' })
}

/** What came of rows that were sent as they are: there is no file to mend. */
function toReport({ failed_rows: _, source: __, ...report }: ImportReport): components['schemas']['ImportReport'] {
  return report
}

const text = (value: number | null) => (value === null ? '-' : String(value))

/** Products, stock, prices and catalogue files over HTTP. */
export function catalogueAdminRoutes({ products, imports, jobs }: CatalogueOperators): AdminHandlers<CatalogueCalls> {
  const answer = (call: { setHeader: (name: 'etag', value: string) => void }, { product, tag }: TaggedProduct) => {
    call.setHeader('etag', tag)
    return { product }
  }

  return {
    async listProducts({ query }) {
      const page = pageOf(query)
      const { q, status } = query
      return { ...(await products.pageProducts({ q, status }, page)), ...page }
    },
    getProduct: async (call) => answer(call, await products.showProduct(call.params.id)),
    updateProduct: async (call) =>
      answer(call, await products.changeProduct(call.params.id, call.body, call.headers['If-Match'])),
    async setStock({ body }) {
      const rows = body.rows.map(({ sku, inventory_quantity }) => [sku, String(inventory_quantity)])
      return toReport(await imports.takeRows('stock', ['sku', 'stock'], rows))
    },
    async setPrices({ body }) {
      const rows = body.rows.map(({ sku, min_quantity, amount }) => [sku, imports.currency, String(min_quantity), text(amount)])
      return toReport(await imports.takeRows('prices', ['sku', 'currency', 'from', 'amount'], rows))
    },
    async exportProducts() {
      const { content } = await imports.exportCatalog()
      return new FileAnswer({ bytes: Buffer.from(content), mediaType: csv, name: 'catalogue.csv' })
    },
    async listImports({ query }) {
      const page = pageOf(query)
      return { ...(await jobs.pageImports(page)), ...page }
    },
    async createImport(call) {
      const { kind = 'catalogue', categories } = call.query
      const file = await onlyFile(call.body)
      const { operator } = signedInOperator(call)
      const sent = { kind, refuseCategories: categories === 'refuse', operatorId: operator.id, ...file }
      return { import: await jobs.sendImport(sent) }
    },
    getImport: async ({ params }) => ({ import: await jobs.showImport(params.id) }),
    applyImport: async ({ params }) => ({ import: await jobs.applyImport(params.id) }),
    getFailedRows: async ({ params }) =>
      new FileAnswer({ ...(await jobs.readFailedRows(params.id)), mediaType: csv }),
  }
}
