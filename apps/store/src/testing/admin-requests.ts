import { randomUUID } from 'node:crypto'
import { unwrap } from '@skafferi/api'
import { eq } from 'drizzle-orm'
import { applications, sharedShelves, webhooks } from '../platform/db/schema'
import { createCategoriesOperator } from '../modules/catalogue/categories'
import { createCompaniesOperator, createCompanyChanges } from '../modules/customers/companies'
import { createProductsOperator, createStockOperator } from '../modules/catalogue/products'
import { createFlashSalesOperator, createPromotionChanges } from '../modules/marketing/promotions'
import { createTeam } from '../modules/team/operators'
import { createWebhooks } from '../modules/team/webhooks'
import type { AdminOperationId } from '../platform/http/admin/contract'
import { addUpload, registrationForm } from '../modules/customers/registrations/testing/forms'
import { putBackRequest } from './activity'
import { addKey, addOperator, type AdminRequest } from './operators'
import { addBuyer } from './buyers'
import { orderRequests } from './order-requests'
import { newIpAddress, product } from './requests'
import { world, type TestShop } from './shop'
import { bulkChangeRequests } from './bulk-change-requests'
import { addImport, importRequests, stockFile } from './import-requests'
import { settingsRequests } from './settings-requests'
import { addMessage, addReview, addUnsentMail, addComplaint } from './inbox'
import { picture, type TestFile } from './uploads'
import { addMissingPicture } from './imports'

/** The records that requests refer to. */
export interface AdminRecords {
  shop: TestShop
  /** The token of an invitation. */
  inviteToken: string
  companyId: string
  /** An application that is not changed. */
  applicationId: string
  failedImportId: string
}

/** Creates the records. */
export async function prepareAdmin(shop: TestShop): Promise<AdminRecords> {
  const { url } = await createTeam(shop.context).invite({
    email: 'invited@shop.example',
    name: 'Invited',
    role: 'reader',
  })
  const inviteToken = url.slice(url.indexOf('#') + 1)
  const [companyId, applicationId] = [await addCompany(shop), await apply(shop)]
  return { shop, inviteToken, companyId, applicationId, failedImportId: await addImport(shop) }
}

/** Creates a company and returns its id. */
export async function addCompany(shop: TestShop): Promise<string> {
  return (await addBuyer(shop, 'se')).companyId
}

/** Creates a company and returns its path and entity tag. */
async function newCompany(shop: TestShop): Promise<Required<Pick<AdminRequest, 'path' | 'headers'>>> {
  const id = await addCompany(shop)
  const { tag } = await createCompaniesOperator(shop.context).showCompany(id)
  return { path: { id }, headers: { 'if-match': tag } }
}

let applied = 0

/**
 * Creates an application with a readable licence and returns its id.
 * @param shelf_code of the shared shelf that it names
 */
export async function apply(shop: TestShop, shelf_code?: string): Promise<string> {
  applied += 1
  const url = await addUpload(shop)
  await shop.files.put(url.replace('/files/', ''), { bytes: Buffer.from('%PDF-1.4'), mediaType: 'application/pdf' })
  const email = `applicant${applied}@corner.example`
  const body = registrationForm(url, {
    company_info: { company_name: `Corner ${applied}`, employer_id: String(1_000_000_000 + applied) },
    contact_person: { email },
  })
  const client = shop.client(undefined, { address: newIpAddress() })
  await unwrap(client.POST('/store/customers/register', { body: { ...body, shelf_code } }))
  const [application] = await shop.database.db
    .select({ id: applications.id })
    .from(applications)
    .where(eq(applications.email, email))
  return application!.id
}

/** Shares a shelf as a visitor and returns its id. */
async function addSharedShelf(shop: TestShop): Promise<string> {
  const places = [{ variant_id: product.variants[0]!.id, target: 24, facings: 2 }]
  const client = shop.client(undefined, { address: newIpAddress() })
  const { code } = await unwrap(client.POST('/store/shelves', { body: { title: 'Corner', places } }))
  const [shelf] = await shop.database.db.select().from(sharedShelves).where(eq(sharedShelves.code, code))
  return shelf!.id
}

const sku = product.variants[0]!.sku!

const saltPicture: TestFile = { field: 'files', name: 'salt.png', bytes: await picture().png().toBuffer() }

const message = world.contactMessages[0]!

/** A URL with an IP address, which needs no DNS. */
const receiver = 'https://93.184.216.34/messages'

/** Creates a webhook and returns its id. */
async function addWebhook(shop: TestShop): Promise<string> {
  await shop.database.db.delete(webhooks)
  return (await createWebhooks(shop.context).addWebhook({ url: receiver, events: ['order.placed'] })).webhook.id
}

/** Returns the data of a new product with a unique SKU. */
function someProduct() {
  const variants = [
    {
      sku: randomUUID(),
      options: [{ name: 'Size', value: '120 g' }],
      inventory_quantity: 40,
      prices: [
        { min_quantity: 1, amount: 2.1 },
        { min_quantity: 50, amount: 1.85 },
      ],
    },
  ]
  const category = product.category?.name ?? ''
  return { title: 'Salt liquorice coins', category, brand: 'Sältan', tax_class: 'confectionery' as const, variants }
}

/** Creates a product and returns its path and entity tag. */
async function newProduct(shop: TestShop): Promise<Required<Pick<AdminRequest, 'path' | 'headers'>>> {
  const { product: made, tag } = await createProductsOperator(shop.context).createProduct(someProduct(), undefined)
  return { path: { id: made.id }, headers: { 'if-match': tag } }
}

/** Creates a promo code and returns its path and entity tag. */
async function newPromotion(shop: TestShop): Promise<Required<Pick<AdminRequest, 'path' | 'headers'>>> {
  const { promotion, tag } = await createPromotionChanges(shop.context).createPromotion(
    { code: randomUUID(), type: 'percentage', value: 10 },
    undefined,
  )
  return { path: { id: promotion.id }, headers: { 'if-match': tag } }
}

/** Creates a flash sale and returns its path and entity tag. */
async function newSale(shop: TestShop, isRunning: boolean): Promise<Required<Pick<AdminRequest, 'path' | 'headers'>>> {
  const given = {
    title: 'Weekend pantry',
    startsAt: isRunning ? '2020-01-01' : '2200-01-01',
    endsAt: '2200-01-02',
    items: [{ productId: product.id, percent: 10 }],
  }
  const { sale, tag } = await createFlashSalesOperator(shop.context).createSale(given, undefined)
  return { path: { id: sale.id }, headers: { 'if-match': tag } }
}

/** Creates a category and returns its path and entity tag. */
async function newCategory(shop: TestShop): Promise<Required<Pick<AdminRequest, 'path' | 'headers'>>> {
  const { id, etag } = await createCategoriesOperator(shop.context).createCategory({ name: randomUUID() }, undefined)
  return { path: { id }, headers: { 'if-match': etag } }
}

const someone = () => `${randomUUID().slice(0, 8)}@shop.example`

/** A valid request for each admin operation; a new operation does not compile without one. */
export const adminRequests: Record<AdminOperationId, (own: AdminRecords) => AdminRequest | Promise<AdminRequest>> = {
  getSession: () => ({}),
  signIn: () => ({
    body: { email: 'maja@skafferi.example', password: 'a long sentence nobody guesses', code: '123456' },
  }),
  signOut: () => ({}),
  getRecoveryCodes: () => ({}),
  renewRecoveryCodes: () => ({ body: { password: 'a long sentence nobody guesses' } }),
  getNotices: () => ({}),
  updateNotices: () => ({ body: { notices: [{ kind: 'order', timing: 'at_once' }] } }),
  createInvite: () => ({ body: { email: someone(), name: 'Somebody', role: 'reader' } }),
  deleteInvite: async ({ shop }) => {
    const { invite } = await createTeam(shop.context).invite({ email: someone(), name: 'Somebody', role: 'reader' })
    return { path: { id: invite.id } }
  },
  getInvite: () => ({}),
  acceptInvite: () => ({ body: { password: 'a long sentence nobody guesses', code: '123456' } }),
  listOperators: () => ({}),
  updateOperator: async ({ shop }) => ({
    path: { id: (await addOperator(shop, 'orders')).id },
    body: { role: 'reader' },
  }),
  listApiKeys: () => ({}),
  createApiKey: () => ({ body: { title: 'Warehouse', scopes: ['see'], expires_at: '2200-01-01T00:00:00.000Z' } }),
  revokeApiKey: async ({ shop }) => ({ path: { id: (await addKey(shop, ['see'])).id } }),
  listWebhooks: () => ({}),
  createWebhook: async ({ shop }) => {
    // Stays below the maximum number of webhooks.
    await shop.database.db.delete(webhooks)
    return { body: { url: receiver, events: ['order.placed'] } }
  },
  updateWebhook: async ({ shop }) => ({ path: { id: await addWebhook(shop) }, body: { events: ['order.canceled'] } }),
  deleteWebhook: async ({ shop }) => ({ path: { id: await addWebhook(shop) } }),
  testWebhook: async ({ shop }) => ({ path: { id: await addWebhook(shop) } }),
  listDeliveries: async ({ shop }) => ({ path: { id: await addWebhook(shop) } }),
  resendDelivery: async ({ shop }) => ({
    path: { id: (await createWebhooks(shop.context).testWebhook(await addWebhook(shop))).id },
  }),
  listOrders: () => ({ query: 'status=pending' }),
  exportOrders: () => ({ query: 'status=pending' }),
  getOrder: () => ({ path: { id: world.orders[0]!.order.id } }),
  ...orderRequests,
  listPeople: () => ({}),
  listCompanies: () => ({ query: 'q=kiosk' }),
  getSales: () => ({}),
  listLowStock: () => ({ query: 'limit=6' }),
  getCompany: ({ companyId }) => ({ path: { id: companyId } }),
  updateCompany: async ({ shop }) => ({ ...(await newCompany(shop)), body: { payment_terms_days: 14 } }),
  judgeVatId: async ({ shop }) => ({
    ...(await newCompany(shop)),
    body: { vat_id: 'SE559000000001', status: 'valid' },
  }),
  blockCompany: async ({ shop }) => ({ ...(await newCompany(shop)), body: { reason: 'Invoices are unpaid.' } }),
  addCompanyPerson: async ({ shop }) => ({
    ...(await newCompany(shop)),
    body: { first_name: 'Per', last_name: 'Ek', email: `per.${randomUUID()}@new.example` },
  }),
  unblockCompany: async ({ shop }) => {
    const id = await addCompany(shop)
    const { tag: ifMatch } = await createCompaniesOperator(shop.context).showCompany(id)
    const { tag } = await createCompanyChanges(shop.context).block({ id, ifMatch }, 'Invoices are unpaid.')
    return { path: { id }, headers: { 'if-match': tag } }
  },
  createPasswordLink: async ({ shop }) => {
    const { companyId, customerId } = await addBuyer(shop, 'se')
    return { path: { id: companyId, person_id: customerId } }
  },
  createTestCustomer: () => ({}),
  listApplications: () => ({ query: 'status=pending' }),
  getApplication: ({ applicationId }) => ({ path: { id: applicationId } }),
  getLicense: ({ applicationId }) => ({ path: { id: applicationId } }),
  approveApplication: async ({ shop }) => ({ path: { id: await apply(shop) } }),
  askApplicant: async ({ shop }) => ({
    path: { id: await apply(shop) },
    body: { question: 'Please send the licence again.', seen: null },
  }),
  rejectApplication: async ({ shop }) => ({
    path: { id: await apply(shop) },
    body: { reason: 'We only sell to companies.' },
  }),
  listComplaints: () => ({ query: 'status=open' }),
  getComplaint: async ({ shop }) => ({ path: { id: await addComplaint(shop) } }),
  getComplaintPicture: async ({ shop }) => ({ path: { id: await addComplaint(shop), number: '1' } }),
  answerComplaint: async ({ shop }) => ({
    path: { id: await addComplaint(shop) },
    body: { text: 'We send two new bags.', seen: 0 },
  }),
  closeComplaint: async ({ shop }) => ({
    path: { id: await addComplaint(shop) },
    body: { note: 'Sent two new bags.' },
  }),
  listMessages: () => ({ query: 'state=open' }),
  getMessage: () => ({ path: { id: message.id } }),
  answerMessage: async ({ shop }) => ({
    path: { id: await addMessage(shop) },
    body: { text: 'A pallet costs €12.', seen: 0 },
  }),
  closeMessage: async ({ shop }) => ({ path: { id: await addMessage(shop) } }),
  listReviewsToDecide: () => ({ query: 'status=pending' }),
  getReview: async ({ shop }) => ({ path: { id: await addReview(shop) } }),
  listSharedShelves: () => ({}),
  allowShelfTitle: async ({ shop }) => ({ path: { id: await addSharedShelf(shop) } }),
  revokeSharedShelf: async ({ shop }) => ({ path: { id: await addSharedShelf(shop) } }),
  approveReview: async ({ shop }) => ({ path: { id: await addReview(shop) } }),
  rejectReview: async ({ shop }) => ({ path: { id: await addReview(shop) } }),
  getMailState: () => ({}),
  sendTestMail: () => ({}),
  listUnsentMails: () => ({ query: 'state=waiting' }),
  retryMail: async ({ shop }) => ({ path: { id: await addUnsentMail(shop) } }),
  listProducts: () => ({ query: 'q=salt&status=published' }),
  listProductBrands: () => ({}),
  createProduct: () => ({ body: someProduct() }),
  getProduct: () => ({ path: { id: product.id } }),
  updateProduct: async ({ shop }) => {
    const { tag } = await createProductsOperator(shop.context).showProduct(product.id)
    return { path: { id: product.id }, headers: { 'if-match': tag }, body: { brand: product.brand } }
  },
  archiveProduct: ({ shop }) => newProduct(shop),
  restoreProduct: async ({ shop }) => {
    const { path } = await newProduct(shop)
    const products = createProductsOperator(shop.context)
    const { tag: ifMatch } = await products.showProduct(path.id as string)
    const { tag } = await products.archiveProduct({ id: path.id as string, ifMatch })
    return { path, headers: { 'if-match': tag } }
  },
  putBackProduct: async ({ shop }) => putBackRequest(shop, (await newProduct(shop)).path.id as string),
  setStock: () => ({ body: { rows: [{ sku, inventory_quantity: 500 }] } }),
  receiveGoods: () => ({ body: { sku, quantity: 12, reference: 'Delivery note 4711' } }),
  receiveDelivery: () => ({ body: { rows: [{ sku, quantity: 12 }], reference: 'Delivery note 4711' } }),
  undoDelivery: async ({ shop }) => {
    const rows = [{ sku, quantity: 12 }]
    await createStockOperator(shop.context).receiveDelivery({ rows })
    return { body: { rows } }
  },
  correctStock: () => ({ body: { sku, change: 3, reason: 'counted' } }),
  listPlannedPrices: () => ({}),
  removePlannedPrices: () => ({
    body: { prices: [{ variant_id: 'variant_1', min_quantity: 1, starts_at: '2200-12-01T00:00:00.000Z' }] },
  }),
  listStockMovements: () => ({ path: { id: product.id } }),
  setPrices: () => ({ body: { rows: [{ sku, min_quantity: 50, amount: 1.8 }] } }),
  exportProducts: () => ({ query: 'separator=semicolon' }),
  listCategories: () => ({}),
  createCategory: () => ({ body: { name: randomUUID(), description: 'Salt and sweet.' } }),
  getCategory: () => ({ path: { id: world.categories[0]!.id } }),
  updateCategory: async ({ shop }) => ({
    ...(await newCategory(shop)),
    body: { description: 'Salt and sweet.', rank: 0 },
  }),
  deleteCategory: ({ shop }) => newCategory(shop),
  listPromotions: () => ({ query: 'limit=5' }),
  createPromotion: () => ({
    body: { code: randomUUID(), type: 'fixed', value: 5, minimum: 50, ends_at: '2200-12-31' },
  }),
  getPromotion: async ({ shop }) => ({ path: (await newPromotion(shop)).path }),
  updatePromotion: async ({ shop }) => ({ ...(await newPromotion(shop)), body: { value: 15, usage_limit: null } }),
  endPromotion: async ({ shop }) => newPromotion(shop),
  listFlashSales: () => ({ query: 'limit=5' }),
  createFlashSale: () => ({
    body: {
      title: 'Weekend pantry',
      starts_at: '2200-11-27',
      ends_at: '2200-11-29',
      items: [{ product_id: product.id, percent: 20 }],
    },
  }),
  getFlashSale: async ({ shop }) => ({ path: (await newSale(shop, false)).path }),
  updateFlashSale: async ({ shop }) => ({ ...(await newSale(shop, false)), body: { title: 'Long weekend pantry' } }),
  deleteFlashSale: async ({ shop }) => newSale(shop, false),
  endFlashSale: async ({ shop }) => newSale(shop, true),
  ...bulkChangeRequests,
  ...settingsRequests,
  sendContentPicture: () => ({ files: [{ ...saltPicture, field: 'file' }] }),
  listImports: () => ({}),
  createImport: () => ({ query: 'kind=stock', files: [stockFile] }),
  sendPictures: () => ({ files: [saltPicture] }),
  getImportTemplate: () => ({}),
  getImport: ({ failedImportId }) => ({ path: { id: failedImportId } }),
  ...importRequests,
  getFailedRows: ({ failedImportId }) => ({ path: { id: failedImportId } }),
  listImportPictures: async ({ shop }) => ({ path: { id: (await addMissingPicture(shop, sku)).id } }),
  retryImportPictures: async ({ shop }) => ({ path: { id: (await addMissingPicture(shop, sku)).id } }),
  retryImportPicture: async ({ shop }) => ({ path: await addMissingPicture(shop, sku) }),
  uploadImportPicture: async ({ shop }) => ({
    path: await addMissingPicture(shop, sku),
    files: [{ ...saltPicture, field: 'file' }],
  }),
  uploadImportPictures: async ({ shop }) => ({
    path: { id: (await addMissingPicture(shop, sku)).id },
    files: [saltPicture],
  }),
  leaveOutImportPictures: async ({ shop }) => ({
    path: { id: (await addMissingPicture(shop, sku)).id },
    query: 'state=named',
  }),
  leaveOutImportPicture: async ({ shop }) => ({ path: await addMissingPicture(shop, sku) }),
  listMissingPictures: () => ({ path: { id: product.id } }),
  listActivities: () => ({ query: 'by=operator' }),
  exportActivities: () => ({ query: 'by=operator' }),
  renewOperator: async ({ shop }) => ({ path: { id: (await addOperator(shop, 'orders')).id } }),
}
