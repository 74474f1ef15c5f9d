import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { companies, customers } from '../platform/db/schema'
import { registrationForm } from '../modules/customers/registrations/testing/forms'
import { endpointById, type OperationId } from '../platform/http/contract'
import { shopOfFile } from '../testing/shop'
import { addOwner, send, validRequests, type Owner, type RequestParts } from '../testing/requests'

/** Expected access to an operation. */
interface Row {
  /** `visitor`: anyone; `customer`: a signed-in customer; `code`: the holder of a password token. */
  access: 'visitor' | 'customer' | 'code'
  /** Status of an accepted request; 200 by default. */
  accepted?: number
  /** Status for a customer of another company who names this one's resources; undefined if the request names none. */
  foreignStatus?: number
}

const visitor: Row = { access: 'visitor' }
const customer: Row = { access: 'customer' }

/** The access matrix. An operation without a row does not compile. */
const matrix: Record<OperationId, Row> = {
  signIn: visitor,
  refreshToken: customer,
  signOut: customer,
  requestPasswordReset: visitor,
  // The test has no correct code; it only checks that visitors are not refused before the code is.
  verifyCode: { access: 'visitor', accepted: 400 },
  updatePassword: { access: 'code' },
  registerCompany: visitor,
  requestAccess: visitor,
  // The test has no status link.
  readApplicationStatus: { access: 'visitor', accepted: 404 },
  readSentApplication: { access: 'visitor', accepted: 404 },
  answerApplicationQuestion: { access: 'visitor', accepted: 404 },
  uploadLicense: visitor,
  uploadPictures: customer,
  getCustomer: customer,
  getCompany: customer,
  getShell: customer,
  setCompanyVatId: customer,
  listAddresses: customer,
  storeAddress: customer,
  changeAddress: { access: 'customer', foreignStatus: 404 },
  removeAddress: { access: 'customer', foreignStatus: 404 },
  // The name changed since it was read: the other customer has another one.
  updateCustomer: { access: 'customer', foreignStatus: 409 },
  changePassword: customer,
  listSessions: customer,
  endSession: { access: 'customer', foreignStatus: 404 },
  endOtherSessions: customer,
  getOrderSummary: customer,
  listOrders: customer,
  listOwnComplaints: customer,
  getOrder: { access: 'customer', foreignStatus: 404 },
  getReorder: { access: 'customer', foreignStatus: 404 },
  listUsualArticles: customer,
  getShelf: customer,
  // A company's shelf has no name by which another company could call it.
  saveShelf: customer,
  fillShelf: customer,
  listSharedShelves: customer,
  shareShelf: visitor,
  // The test has no shared shelf.
  getSharedShelf: { access: 'visitor', accepted: 404 },
  stopSharingShelf: { access: 'customer', foreignStatus: 404 },
  fileComplaint: { access: 'customer', foreignStatus: 404 },
  listCategories: visitor,
  getCategory: visitor,
  listTags: visitor,
  searchProducts: customer,
  listProducts: customer,
  exploreProducts: customer,
  getProduct: visitor,
  listReviews: visitor,
  createReview: customer,
  getWishlist: customer,
  addToWishlist: customer,
  // Customers can only name products on their own wishlist.
  setWishlistNote: { access: 'customer', foreignStatus: 404 },
  bulkAddToWishlist: customer,
  bulkRemoveFromWishlist: customer,
  getStockNotice: customer,
  requestStockNotice: customer,
  cancelStockNotice: customer,
  toggleWishlist: customer,
  removeFromWishlist: customer,
  clearWishlist: customer,
  getFlashSale: customer,
  getBanner: visitor,
  getPageContent: visitor,
  getLegalText: visitor,
  sendContactMessage: visitor,
  getCart: customer,
  getCartCount: customer,
  addCartItems: customer,
  bulkAddCartItems: customer,
  setCartItemQuantity: { access: 'customer', foreignStatus: 404 },
  adjustCartItem: { access: 'customer', foreignStatus: 404 },
  // Lines of another company are unknown: skipped or not found.
  readOrderForm: customer,
  getPriceList: customer,
  bulkSetCartItems: { access: 'customer', foreignStatus: 200 },
  removeCartItems: { access: 'customer', foreignStatus: 404 },
  getCheckout: customer,
  listPromoCodes: customer,
  addPromoCodes: customer,
  removePromoCodes: customer,
  setShippingAddress: customer,
  setCartReferences: customer,
  setBillingAddress: customer,
  getShippingDate: customer,
  completeCart: { access: 'customer', foreignStatus: 404 },
  getLiveness: visitor,
  getReadiness: visitor,
}

const rows = Object.entries(matrix).map(([name, row]) => {
  const operationId = name as OperationId
  return { operationId, path: endpointById.get(operationId)?.path ?? '', ...row }
})
const unauthorized = { type: 'unauthorized', message: 'Unauthorized' }

const shop = await shopOfFile()

/**
 * Returns a valid request. Registrations need an uploaded licence, wishlist notes a saved product, and the end of
 * sharing a shared shelf.
 */
async function requestOf(operationId: OperationId, owner: Owner): Promise<RequestParts> {
  if (operationId === 'setWishlistNote') await send(shop, 'addToWishlist', validRequests.addToWishlist(owner), owner)
  if (operationId === 'stopSharingShelf') {
    const shared = await send(shop, 'shareShelf', validRequests.shareShelf(owner), { token: owner.token })
    return { path: { code: shared.json().code } }
  }
  if (operationId !== 'registerCompany') return validRequests[operationId](owner)
  const uploaded = await send(shop, 'uploadLicense', validRequests.uploadLicense(owner))
  return { body: registrationForm(uploaded.json().files[0].url) }
}

/** Returns everything that a customer can read of their own data. */
async function allDataOf({ token }: Owner): Promise<string> {
  const reads = [
    'getCustomer',
    'getCompany',
    'getCart',
    'listOrders',
    'getOrderSummary',
    'getWishlist',
    'listPromoCodes',
  ] as const
  const answers = await Promise.all(reads.map((read) => send(shop, read, {}, { token })))
  return answers.map(({ payload }) => payload).join('\n')
}

// Shared by all tests that do not change it.
const anybody = await addOwner(shop)

it('the matrix has a row for every operation', () => {
  expect(rows.map(({ operationId }) => operationId).sort()).toEqual([...endpointById.keys()].sort())
})

const isIgnoringTokens = (operationId: OperationId) =>
  endpointById
    .get(operationId)!
    .operation.security.every((schemes) => !('customerToken' in schemes || 'passwordToken' in schemes))

describe.each(rows.filter(({ path }) => path.startsWith('/store')))('$operationId', ({ operationId }) => {
  it('requires the publishable key', async () => {
    const answer = await send(shop, operationId, await requestOf(operationId, anybody), {
      key: false,
      token: anybody.token,
    })
    expect(answer.statusCode).toBe(400)
    expect(answer.json()).toMatchObject({ type: 'not_allowed', code: 'invalid_publishable_key' })
  })
})

describe.each(rows.filter(({ access }) => access === 'visitor'))('$operationId', ({ operationId, accepted = 200 }) => {
  it('is open to visitors', async () => {
    const answer = await send(shop, operationId, await requestOf(operationId, anybody))
    expect(answer.statusCode).toBe(accepted)
  })
})

describe.each(rows.filter(({ access }) => access !== 'visitor'))('$operationId', ({ operationId }) => {
  it('is refused to visitors', async () => {
    const answer = await send(shop, operationId, await requestOf(operationId, anybody))
    expect(answer.statusCode).toBe(401)
    expect(answer.json()).toMatchObject(unauthorized)
  })
})

const [unapproved, blocked] = [await addOwner(shop), await addOwner(shop)]
for (const owner of [unapproved, blocked]) await requestOf('setWishlistNote', owner)
await shop.database.db.update(companies).set({ approvedAt: null }).where(eq(companies.id, unapproved.companyId))
await shop.database.db
  .update(customers)
  .set({ blockedAt: shop.clock.now() })
  .where(eq(customers.id, blocked.customerId))

describe.each(rows)('$operationId', ({ operationId, accepted = 200 }) => {
  it('refuses tokens that are invented, of an unapproved company or of a blocked customer', async () => {
    const owners = [unapproved, unapproved, blocked]
    const requests = await Promise.all(owners.map((owner) => requestOf(operationId, owner)))
    const tokens = ['sk_nobody_has_this_token', unapproved.token, blocked.token]
    const statuses: number[] = []
    for (const [index, token] of tokens.entries()) {
      statuses.push((await send(shop, operationId, requests[index]!, { token })).statusCode)
    }
    expect(statuses).toEqual(tokens.map(() => (isIgnoringTokens(operationId) ? accepted : 401)))
  })
})

describe.each(rows.filter(({ access }) => access === 'customer'))(
  '$operationId',
  ({ operationId, foreignStatus: foreign = 200 }) => {
    it('is open to customers', async () => {
      const owner = await addOwner(shop)
      const answer = await send(shop, operationId, await requestOf(operationId, owner), owner)
      expect(answer.statusCode).toBe(200)
    })

    it('neither reveals nor changes data of another company', async () => {
      const [owner, stranger] = [await addOwner(shop), await addOwner(shop)]
      const request = await requestOf(operationId, owner)
      const before = await allDataOf(owner)
      const answer = await send(shop, operationId, request, stranger)
      expect(answer.statusCode).toBe(foreign)
      const number = owner.companyId.replace('comp_test', '')
      expect(answer.payload).not.toMatch(
        new RegExp(`Company ${number}\\b|buyer${number}@|${owner.orderId}|${owner.cartId}`),
      )
      expect(await allDataOf(owner)).toBe(before)
    })
  },
)
