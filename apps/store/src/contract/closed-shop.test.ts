import { unwrap } from '@skafferi/api'
import { describe, expect, it } from 'vitest'
import type { OperationId } from '../platform/http/contract'
import { addOperator } from '../testing/operators'
import { addOwner, send, validRequests } from '../testing/requests'
import { shopOfFile, world } from '../testing/shop'

/**
 * How a call of a visitor is answered in a closed shop: `open` as in an open one, `closed` with 403, and `customers`
 * with 401, as in an open one.
 */
type Visit = 'open' | 'closed' | 'customers'

/** An operation without a row does not compile. */
const visits: Record<OperationId, Visit> = {
  signIn: 'open',
  refreshToken: 'customers',
  signOut: 'customers',
  requestPasswordReset: 'open',
  verifyCode: 'open',
  // The test has no password token.
  updatePassword: 'customers',
  registerCompany: 'closed',
  requestAccess: 'closed',
  readApplicationStatus: 'closed',
  readSentApplication: 'closed',
  answerApplicationQuestion: 'closed',
  uploadLicense: 'closed',
  uploadPictures: 'customers',
  getCustomer: 'customers',
  getCompany: 'customers',
  getShell: 'customers',
  setCompanyVatId: 'customers',
  listAddresses: 'customers',
  storeAddress: 'customers',
  changeAddress: 'customers',
  removeAddress: 'customers',
  updateCustomer: 'customers',
  changePassword: 'customers',
  listSessions: 'customers',
  endSession: 'customers',
  endOtherSessions: 'customers',
  getOrderSummary: 'customers',
  listOrders: 'customers',
  listOwnComplaints: 'customers',
  getOrder: 'customers',
  getReorder: 'customers',
  listUsualArticles: 'customers',
  getShelf: 'customers',
  saveShelf: 'customers',
  fillShelf: 'customers',
  listSharedShelves: 'customers',
  shareShelf: 'closed',
  getSharedShelf: 'closed',
  stopSharingShelf: 'customers',
  fileComplaint: 'customers',
  listCategories: 'closed',
  getCategory: 'closed',
  listTags: 'closed',
  searchProducts: 'customers',
  listProducts: 'customers',
  exploreProducts: 'customers',
  getProduct: 'closed',
  listReviews: 'closed',
  createReview: 'customers',
  getWishlist: 'customers',
  addToWishlist: 'customers',
  setWishlistNote: 'customers',
  bulkAddToWishlist: 'customers',
  bulkRemoveFromWishlist: 'customers',
  getStockNotice: 'customers',
  requestStockNotice: 'customers',
  cancelStockNotice: 'customers',
  toggleWishlist: 'customers',
  removeFromWishlist: 'customers',
  clearWishlist: 'customers',
  getFlashSale: 'customers',
  getPageContent: 'closed',
  getBanner: 'closed',
  getLegalText: 'open',
  sendContactMessage: 'closed',
  getCart: 'customers',
  getCartCount: 'customers',
  addCartItems: 'customers',
  bulkAddCartItems: 'customers',
  setCartItemQuantity: 'customers',
  adjustCartItem: 'customers',
  bulkSetCartItems: 'customers',
  readOrderForm: 'customers',
  getPriceList: 'customers',
  removeCartItems: 'customers',
  getCheckout: 'customers',
  listPromoCodes: 'customers',
  addPromoCodes: 'customers',
  removePromoCodes: 'customers',
  setShippingAddress: 'customers',
  setCartReferences: 'customers',
  setBillingAddress: 'customers',
  getShippingDate: 'customers',
  completeCart: 'customers',
  getLiveness: 'open',
  getReadiness: 'open',
}

const rows = Object.entries(visits) as [OperationId, Visit][]
const closedToVisitors = rows.flatMap(([operationId, visit]) => (visit === 'closed' ? operationId : []))

const shop = await shopOfFile()
const seller = await addOperator(shop, 'owner')
await unwrap(seller.client.POST('/admin/settings/opening', { body: { version: 1, value: { open: false } } }))
const buyer = await addOwner(shop)
const request = (operationId: OperationId) => validRequests[operationId](buyer)

describe.each(rows)('%s in a closed shop', (operationId, visit) => {
  it(`is ${visit} to visitors`, async () => {
    const answer = await send(shop, operationId, request(operationId))
    if (visit === 'open') return expect([401, 403, 500]).not.toContain(answer.statusCode)
    if (visit === 'customers') return expect(answer.statusCode).toBe(401)
    expect([answer.statusCode, answer.json()]).toEqual([403, expect.objectContaining({ code: 'shop_closed' })])
  })
})

describe.each(closedToVisitors)('%s in a closed shop', (operationId) => {
  it('is open to customers', async () => {
    const answer = await send(shop, operationId, request(operationId), buyer)
    expect([401, 403]).not.toContain(answer.statusCode)
  })

  it('is closed to an invented token', async () => {
    const answer = await send(shop, operationId, request(operationId), { token: 'sk_nobody_has_this_token' })
    expect([401, 403]).toContain(answer.statusCode)
  })
})

it('a customer’s browser, which sends cookies, gets the categories', async () => {
  const { customer, password } = world.customers.kiosk
  const signedIn = await shop.app.inject({
    method: 'POST',
    url: '/auth/customer/emailpass',
    payload: { email: customer.email, password },
  })
  const cookie = signedIn.cookies.map(({ name, value }) => `${name}=${encodeURIComponent(value)}`).join('; ')
  const headers = { 'x-publishable-api-key': 'pk_demo' }
  const open = await shop.app.inject({ url: '/store/product-categories', headers: { ...headers, cookie } })
  expect(open.statusCode).toBe(200)
  const closed = await shop.app.inject({
    url: '/store/product-categories',
    headers: { ...headers, 'if-none-match': String(open.headers.etag) },
  })
  expect(closed.statusCode).toBe(403)
})
