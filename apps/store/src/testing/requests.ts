import { randomUUID } from 'node:crypto'
import { type Cart, type CountryCode, unwrap } from '@skafferi/api'
import { eq } from 'drizzle-orm'
import { writeXlsx } from 'hucre/xlsx'
import { customerPasswords, sessions } from '../platform/db/schema'
import { hashPassword } from '../modules/customers/auth'
import { registrationForm } from '../modules/customers/registrations/testing/forms'
import { storeContract, type OperationId, type ReadContract } from '../platform/http/contract'
import { addBuyer, addressIn, type Buyer } from './buyers'
import { world, type TestShop } from './shop'
import { picture, toForm, type TestFile } from './uploads'

/** A customer's records, for requests that refer to them. */
export interface OwnedRecords {
  customerId: string
  /** Id of another sign-in of the customer. */
  otherSignInId: string
  orderId: string
  cartId: string
  itemId: string
  /** An address in the company's address book. */
  addressId: string
  /** A picture that they uploaded. */
  pictureUrl: string
}

/** A signed-in customer with one record of each kind. */
export interface Owner extends Buyer, OwnedRecords {}

/** A request without credentials. */
export interface RequestParts {
  /** Path parameters. */
  path?: Record<string, string>
  query?: string
  body?: unknown
  /** Sent as a multipart body. */
  files?: TestFile[]
}

/** A product with one variant that is in stock and deliverable everywhere. */
export const [product] = world.products.filter(
  ({ market_limits, variants }) =>
    variants.length === 1 && variants[0]!.inventory_quantity >= 100 && market_limits.length === 0,
) as [(typeof world.products)[number]]

const variantId = product.variants[0]!.id

const sheetFile: TestFile = {
  field: 'file',
  name: 'order.xlsx',
  bytes: await writeXlsx({ sheets: [{ name: 'Order', rows: [['SKU', 'Quantity']] }] }),
}
const pictureFile: TestFile = { name: 'bag.png', bytes: await picture().png().toBuffer() }

/** A valid request for each operation; a new operation does not compile without one. */
export const validRequests: Record<OperationId, (own: OwnedRecords) => RequestParts> = {
  signIn: () => ({ body: { email: 'anna@kiosk.example', password: 'skafferi-demo-1' } }),
  refreshToken: () => ({}),
  signOut: () => ({}),
  // A new account each time, because of the limit of codes.
  requestPasswordReset: () => ({ body: { identifier: `${randomUUID().slice(0, 8)}@kiosk.example` } }),
  verifyCode: () => ({ body: { email: 'anna@kiosk.example', code: '12345' } }),
  updatePassword: () => ({ body: { password: 'a long sentence nobody guesses' } }),
  registerCompany: () => ({ body: registrationForm('/files/licences/unknown.pdf') }),
  readApplicationStatus: () => ({ body: { token: 'appl_01a.nothing' } }),
  readSentApplication: () => ({ body: { token: 'appl_01a.1764200000000.nothing' } }),
  answerApplicationQuestion: () => ({
    body: { token: 'appl_01a.1764200000000.nothing', ...registrationForm('/files/licences/unknown.pdf') },
  }),
  requestAccess: () => ({ body: { company_name: 'Kiosk', full_name: 'Anna', email: 'new@kiosk.example' } }),
  uploadLicense: () => ({ files: [pictureFile] }),
  uploadPictures: () => ({ files: [pictureFile] }),
  getCustomer: () => ({}),
  getShell: () => ({}),
  getCompany: () => ({}),
  updateCustomer: ({ customerId }) => {
    const replaces = { first_name: 'Buyer', last_name: customerId.replace('cus_test', ''), phone: null }
    return { body: { first_name: 'Anna', last_name: 'Berg', phone: '+46 31 555 01 10', replaces } }
  },
  changePassword: () => ({ body: { current_password: ownerPassword, new_password: 'a long sentence nobody guesses' } }),
  listSessions: () => ({}),
  endSession: ({ otherSignInId }) => ({ path: { id: otherSignInId } }),
  endOtherSessions: () => ({}),
  listAddresses: () => ({}),
  storeAddress: () => ({ body: { name: 'Warehouse', address: { ...addressIn('se'), address_1: 'Kajgatan 9' } } }),
  changeAddress: ({ addressId }) => ({
    path: { id: addressId },
    body: { name: 'Store Haga 2', address: addressIn('se'), version: 1 },
  }),
  removeAddress: ({ addressId }) => ({ path: { id: addressId }, query: 'version=1' }),
  setCompanyVatId: () => ({ body: { vat_id: 'DK 12 34 56 78', replaces: null } }),
  getOrderSummary: () => ({}),
  listOrders: () => ({}),
  listOwnComplaints: () => ({}),
  getOrder: ({ orderId }) => ({ path: { id: orderId } }),
  getReorder: ({ orderId }) => ({ path: { id: orderId } }),
  listUsualArticles: () => ({}),
  getShelf: () => ({}),
  saveShelf: () => ({ body: { version: 0, places: [{ variant_id: variantId, target: 24, facings: 2 }] } }),
  listSharedShelves: () => ({}),
  shareShelf: () => ({ body: { places: [{ variant_id: variantId, target: 24, facings: 2 }] } }),
  getSharedShelf: () => ({ path: { code: '0123456789abcdef0123456789abcdef' } }),
  stopSharingShelf: () => ({ path: { code: '0123456789abcdef0123456789abcdef' } }),
  fillShelf: () => ({ body: { lines: [{ variant_id: variantId, quantity: 1, ordered: 0 }] } }),
  fileComplaint: ({ orderId, pictureUrl }) => ({
    body: { subject: 'Torn', type: 'Other', description: 'Torn open.', images: [pictureUrl], order_id: orderId },
  }),
  listCategories: () => ({}),
  getCategory: () => ({ path: { id: world.categories[0]!.id } }),
  listTags: () => ({}),
  searchProducts: () => ({ query: 'facets=1&q=salt' }),
  listProducts: () => ({}),
  exploreProducts: () => ({}),
  getProduct: () => ({ path: { id: product.id } }),
  listReviews: () => ({ path: { id: product.id } }),
  createReview: () => ({ body: { title: 'Good', description: 'Sells well.', rating: 4, product_id: product.id } }),
  getWishlist: () => ({}),
  addToWishlist: () => ({ body: { product_id: product.id } }),
  setWishlistNote: () => ({ body: { product_id: product.id, note: 'For Easter' } }),
  bulkAddToWishlist: () => ({ body: { items: [{ product_id: product.id }] } }),
  bulkRemoveFromWishlist: () => ({ body: { product_ids: [product.id] } }),
  getStockNotice: () => ({ path: { id: product.id } }),
  requestStockNotice: () => ({ path: { id: product.id } }),
  cancelStockNotice: () => ({ path: { id: product.id } }),
  toggleWishlist: () => ({ body: { product_id: product.id } }),
  removeFromWishlist: () => ({ body: { product_id: product.id } }),
  clearWishlist: () => ({}),
  getFlashSale: () => ({}),
  getPageContent: () => ({ query: 'page=landing' }),
  getLegalText: () => ({ query: 'kind=terms' }),
  getBanner: () => ({ query: 'id=banner_hero' }),
  sendContactMessage: () => ({
    body: { name: 'Anna', email: 'anna@kiosk.example', subject: 'Pallets', message: 'How much?' },
  }),
  getCart: () => ({}),
  getCartCount: () => ({}),
  addCartItems: () => ({ body: { items: [{ variant_id: variantId, quantity: 1 }] } }),
  bulkAddCartItems: () => ({ body: { items: [{ variant_id: variantId, quantity: 1 }] } }),
  setCartItemQuantity: ({ itemId }) => ({ path: { id: itemId }, body: { quantity: 3 } }),
  adjustCartItem: ({ itemId }) => ({ body: { item_id: itemId, adjustment: 1 } }),
  readOrderForm: () => ({ files: [sheetFile] }),
  getPriceList: () => ({}),
  bulkSetCartItems: ({ itemId }) => ({ body: { rows: [{ item_id: itemId, quantity: 4 }] } }),
  removeCartItems: ({ itemId }) => ({ body: { item_ids: [itemId] } }),
  getCheckout: () => ({}),
  listPromoCodes: () => ({}),
  addPromoCodes: () => ({ body: { promo_codes: ['WELCOME10'] } }),
  removePromoCodes: () => ({ body: { promo_codes: ['WELCOME10'] } }),
  setShippingAddress: () => ({ body: addressIn('se') }),
  setBillingAddress: () => ({ body: addressIn('se') }),
  setCartReferences: () => ({ body: { po_number: 'PO-4711' } }),
  getShippingDate: () => ({}),
  completeCart: ({ cartId }) => ({ body: { cart_id: cartId } }),
  getLiveness: () => ({}),
  getReadiness: () => ({}),
}

/** Credentials of a request. */
export interface Sender {
  token?: string
  /** False to omit the publishable key. */
  key?: boolean
}

let callers = 0

/** Returns an unused IP address, so that network limits do not interfere. */
export function newIpAddress(): string {
  callers += 1
  return `10.${callers >> 16}.${(callers >> 8) & 255}.${callers & 255}`
}

/** Returns the body of a request and its content type. */
async function payloadOf({ body, files }: RequestParts): Promise<{ payload?: Buffer | string; type?: string }> {
  if (files) {
    const encoded = new Response(toForm(files))
    return { payload: Buffer.from(await encoded.arrayBuffer()), type: encoded.headers.get('content-type') ?? '' }
  }
  return body === undefined ? {} : { payload: JSON.stringify(body), type: 'application/json' }
}

/** Sends a request without the typed client, from a new IP address unless one is given. */
export async function sendBy<Id extends string>(
  { endpointById }: ReadContract<Id>,
  { app }: TestShop,
  operationId: Id,
  {
    parts,
    headers,
    remoteAddress = newIpAddress(),
  }: { parts: RequestParts; headers: Record<string, string>; remoteAddress?: string },
) {
  const endpoint = endpointById.get(operationId)
  if (!endpoint) throw new Error(`The contract has no ${operationId}.`)
  const { payload, type } = await payloadOf(parts)
  const path = endpoint.path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(parts.path?.[name] ?? ''))
  return app.inject({
    method: endpoint.method as 'GET',
    url: parts.query ? `${path}?${parts.query}` : path,
    payload,
    remoteAddress,
    headers: { ...(type && { 'content-type': type }), ...headers },
  })
}

/** Sends a request to the store API without the typed client. */
export function send(shop: TestShop, operationId: OperationId, parts: RequestParts, { key, token }: Sender = {}) {
  const headers = {
    ...(key !== false && { 'x-publishable-api-key': 'pk_demo' }),
    ...(token && { authorization: `Bearer ${token}` }),
  }
  return sendBy(storeContract, shop, operationId, { parts, headers })
}

/** Fills a buyer's cart with a line and both addresses, so that it can be ordered. */
export async function fillCart({ client }: Buyer, quantity = 1, country: CountryCode = 'se'): Promise<Cart> {
  const items = [{ variant_id: variantId, quantity }]
  await unwrap(client.POST('/store/cart/items/add', { body: { items } }))
  const body = addressIn(country)
  await unwrap(client.POST('/store/cart/address/add-shipping', { body }))
  return (await unwrap(client.POST('/store/cart/address/add-billing', { body }))).cart
}

const ownerPassword = 'the password of every owner'
const ownerPasswordHash = await hashPassword(ownerPassword)

/** Adds a password and a second session. */
async function addSignIn(shop: TestShop, { customerId, signInId }: Buyer): Promise<string> {
  const { db } = shop.database
  const otherSignInId = `${signInId}_elsewhere`
  const [session] = await db.select().from(sessions).where(eq(sessions.signInId, signInId))
  await db.insert(sessions).values({ ...session!, signInId: otherSignInId, tokenHash: otherSignInId })
  await db.insert(customerPasswords).values({ customerId, hash: ownerPasswordHash, changedAt: shop.clock.now() })
  return otherSignInId
}

/**
 * Creates a customer of a new company with a password, two sessions, an order, a cart that can be ordered, and an
 * uploaded picture.
 */
export async function addOwner(shop: TestShop, country: CountryCode = 'se'): Promise<Owner> {
  const buyer = await addBuyer(shop, country)
  const { token } = buyer
  await fillCart(buyer, 1, country)
  const { order_id: orderId } = await unwrap(buyer.client.POST('/store/cart/complete', { body: {} }))
  const cart = await fillCart(buyer, 2, country)
  const uploaded = await send(shop, 'uploadPictures', { files: [pictureFile] }, { token })
  const pictureUrl = uploaded.json().files?.[0]?.url as string
  const otherSignInId = await addSignIn(shop, buyer)
  const book = { name: 'Store Haga', address: addressIn(country) }
  const { address } = await unwrap(buyer.client.POST('/store/customers/me/addresses', { body: book }))
  return {
    ...buyer,
    addressId: address.id,
    otherSignInId,
    orderId,
    cartId: cart.id!,
    itemId: cart.items[0]!.id,
    pictureUrl,
  }
}
