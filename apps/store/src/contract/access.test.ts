import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { companies, customers } from '../db/schema'
import { registrationForm } from '../features/registrations/testing/forms'
import { endpointById, type OperationId } from '../http/contract'
import { shopOfFile } from '../testing/shop'
import { addOwner, send, validRequests, type Owner, type RequestParts } from '../testing/requests'

/** Who may make a call. */
interface Row {
  /** `visitor`: everybody; `customer`: whoever is signed in; `code`: who changed a code for a token. */
  access: 'visitor' | 'customer' | 'code'
  /** What an accepted request answers; 200 unless said. */
  accepted?: number
  /** What a customer of another company gets who names this one's things; left out where a request names nothing. */
  foreign?: number
}

const visitor: Row = { access: 'visitor' }
const customer: Row = { access: 'customer' }

/** The access matrix: a call of the contract without a row does not compile. */
const matrix: Record<OperationId, Row> = {
  signIn: visitor,
  refreshToken: customer,
  signOut: customer,
  requestPasswordReset: visitor,
  // The matrix has no right code at hand; what matters here is that nobody is turned away before it is looked at.
  verifyCode: { access: 'visitor', accepted: 400 },
  updatePassword: { access: 'code' },
  registerCompany: visitor,
  requestAccess: visitor,
  // The matrix has no link at hand.
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
  changeAddress: { access: 'customer', foreign: 404 },
  removeAddress: { access: 'customer', foreign: 404 },
  // It is the own name that another person changes, and it is not what the request says it is.
  updateCustomer: { access: 'customer', foreign: 409 },
  changePassword: customer,
  listSessions: customer,
  endSession: { access: 'customer', foreign: 404 },
  endOtherSessions: customer,
  getOrderSummary: customer,
  listOrders: customer,
  listOwnComplaints: customer,
  getOrder: { access: 'customer', foreign: 404 },
  getReorder: { access: 'customer', foreign: 404 },
  listUsualArticles: customer,
  fileComplaint: { access: 'customer', foreign: 404 },
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
  // Nobody else's wishlist is reached: a product is on the caller's own, or it is on none.
  setWishlistNote: { access: 'customer', foreign: 404 },
  bulkAddToWishlist: customer,
  bulkRemoveFromWishlist: customer,
  toggleWishlist: customer,
  removeFromWishlist: customer,
  clearWishlist: customer,
  getFlashSale: customer,
  getBanner: visitor,
  sendContactMessage: visitor,
  getCart: customer,
  getCartCount: customer,
  addCartItems: customer,
  bulkAddCartItems: customer,
  setCartItemQuantity: { access: 'customer', foreign: 404 },
  adjustCartItem: { access: 'customer', foreign: 404 },
  // Lines of somebody else are unknown lines: reported as skipped, or not found.
  bulkSetCartItems: { access: 'customer', foreign: 200 },
  removeCartItems: { access: 'customer', foreign: 404 },
  getCheckout: customer,
  listPromoCodes: customer,
  addPromoCodes: customer,
  removePromoCodes: customer,
  setShippingAddress: customer,
  setCartReferences: customer,
  setBillingAddress: customer,
  getShippingDate: customer,
  completeCart: { access: 'customer', foreign: 404 },
  getLiveness: visitor,
  getReadiness: visitor,
}

const rows = Object.entries(matrix).map(([name, row]) => {
  const operationId = name as OperationId
  return { operationId, path: endpointById.get(operationId)?.path ?? '', ...row }
})
const unauthorized = { type: 'unauthorized', message: 'Unauthorized' }

const shop = await shopOfFile()

/** A valid request; applications need a licence that was really uploaded, a note a product that is really saved. */
async function requestOf(operationId: OperationId, owner: Owner): Promise<RequestParts> {
  if (operationId === 'setWishlistNote') await send(shop, 'addToWishlist', validRequests.addToWishlist(owner), owner)
  if (operationId !== 'registerCompany') return validRequests[operationId](owner)
  const uploaded = await send(shop, 'uploadLicense', validRequests.uploadLicense(owner))
  return { body: registrationForm(uploaded.json().files[0].url) }
}

/** All that a customer can see of what is theirs. */
async function everythingOf({ token }: Owner): Promise<string> {
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

// Whom a test only turns away, or does not ask for, all tests may have in common: nothing of theirs changes.
const anybody = await addOwner(shop)

it('has a row for every call of the contract', () => {
  expect(rows.map(({ operationId }) => operationId).sort()).toEqual([...endpointById.keys()].sort())
})

const isIgnoringTokens = (operationId: OperationId) =>
  endpointById
    .get(operationId)!
    .operation.security.every((schemes) => !('customerToken' in schemes || 'passwordToken' in schemes))

describe.each(rows.filter(({ path }) => path.startsWith('/store')))('$operationId', ({ operationId }) => {
  it('needs the shop’s key', async () => {
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
  it('takes no token for good that is invented, of an unapproved company or of somebody blocked', async () => {
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

describe.each(rows.filter(({ access }) => access === 'customer'))('$operationId', ({ operationId, foreign = 200 }) => {
  it('is open to a customer', async () => {
    const owner = await addOwner(shop)
    const answer = await send(shop, operationId, await requestOf(operationId, owner), owner)
    expect(answer.statusCode).toBe(200)
  })

  it('gives a customer nothing of another company’s and changes nothing there', async () => {
    const [owner, stranger] = [await addOwner(shop), await addOwner(shop)]
    const request = await requestOf(operationId, owner)
    const before = await everythingOf(owner)
    const answer = await send(shop, operationId, request, stranger)
    expect(answer.statusCode).toBe(foreign)
    const number = owner.companyId.replace('comp_test', '')
    expect(answer.payload).not.toMatch(
      new RegExp(`Company ${number}\\b|buyer${number}@|${owner.orderId}|${owner.cartId}`),
    )
    expect(await everythingOf(owner)).toBe(before)
  })
})
