import { createCatalogueImports } from '../modules/catalogue/imports'
import { runAs } from '../platform/db/events'
import { addOperator, type AdminRequest } from './operators'
import { product } from './requests'
import type { TestShop } from './shop'
import type { TestFile } from './uploads'

const sku = product.variants[0]!.sku!

/** A file with the stock of an article. */
export const stockFile: TestFile = { field: 'file', name: 'stock.csv', bytes: Buffer.from(`sku,stock\n${sku},500\n`) }

/** Creates an import that waits for a column mapping and returns its id. */
async function addUnmatched(shop: TestShop): Promise<string> {
  const jobs = createCatalogueImports(shop.context)
  const id = await jobs.add({
    kind: 'stock',
    name: 'count.csv',
    bytes: Buffer.from('Number,Left\nNOBODY,1\n'),
    options: { asksColumns: true },
    isCheck: true,
  })
  await jobs.waitUntilFinished(id)
  return `import_${id}`
}

/** Creates an import that waits for the values that its file lacks, and returns its id. */
async function addIncomplete(shop: TestShop): Promise<string> {
  const jobs = createCatalogueImports(shop.context)
  const id = await jobs.add({
    kind: 'catalog',
    name: 'new.csv',
    bytes: Buffer.from('sku,product,category,brand,price EUR\nNEW-1,New,Food & Candy,Maker,1\n'),
    options: { asksColumns: true },
    isCheck: true,
  })
  await jobs.waitUntilFinished(id)
  return `import_${id}`
}

/** Creates an applied import and returns its id. */
async function addApplied(shop: TestShop): Promise<string> {
  const id = await addImport(shop)
  const [jobs, number] = [createCatalogueImports(shop.context), Number(id.split('_')[1])]
  await jobs.apply(number)
  await jobs.waitUntilFinished(number)
  return id
}

/** Creates a checked import with a failed row and returns its id. */
export async function addImport(shop: TestShop): Promise<string> {
  const { id: operatorId } = await addOperator(shop, 'catalogue')
  const jobs = createCatalogueImports(shop.context)
  const bytes = Buffer.concat([stockFile.bytes, Buffer.from('NOBODY,1\n')])
  const file = { kind: 'stock', name: 'stock.csv', bytes, options: {}, isCheck: true } as const
  const id = await runAs({ operatorId }, () => jobs.add(file))
  await jobs.waitUntilFinished(id)
  return `import_${id}`
}

type Row = (records: { shop: TestShop }) => Promise<AdminRequest>

/** Valid requests for the steps of an import. */
export const importRequests = {
  layOutImport: async ({ shop }) => ({ path: { id: await addUnmatched(shop) }, body: { sheet: null, heading_row: 2 } }),
  matchImport: async ({ shop }) => ({
    path: { id: await addUnmatched(shop) },
    body: {
      columns: [
        { target: 'sku', from: null },
        { target: 'stock', from: null },
      ],
      remember: false,
    },
  }),
  completeImport: async ({ shop }) => ({
    path: { id: await addIncomplete(shop) },
    body: { values: [{ field: 'tax_class', value: 'food', by_category: [] }], remember: false },
  }),
  reopenImport: async ({ shop }) => ({ path: { id: await addUnmatched(shop) }, body: { step: 'matching' } }),
  stopImport: async ({ shop }) => ({ path: { id: await addApplied(shop) } }),
  endImport: async ({ shop }) => ({ path: { id: await addImport(shop) } }),
  applyImport: async ({ shop }) => ({ path: { id: await addImport(shop) } }),
  // Checks the file again, which ends its check.
  matchImportCategories: async ({ shop }) => ({
    path: { id: await addImport(shop) },
    body: { categories: [{ name: 'Sweets', category: null }] },
  }),
} satisfies Record<string, Row>
