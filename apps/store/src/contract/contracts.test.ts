import { describe, expect, it } from 'vitest'
import { adminContract } from '../platform/http/admin/contract'
import { checkedParts } from '../platform/http/checked-parts'
import { storeContract, type ReadContract } from '../platform/http/contract'
import { acceptsIdempotencyKey } from '../platform/http/idempotency'
import { checkExamples } from '../testing/examples'
import { unbounded, unboundedSizes } from '../testing/malformed'

const contracts: Record<string, ReadContract<string>> = { store: storeContract, operators: adminContract }

/** POST operations without an `Idempotency-Key`, and why they may be repeated. */
const repeatable: Record<string, readonly string[]> = {
  'it sets what is named, and sets the same again': [
    'setShippingAddress',
    'setBillingAddress',
    'setCartReferences',
    'updateCustomer',
    'changePassword',
    'saveContentDraft',
    'saveLegalDraft',
    'updateCategory',
    'updateCompany',
    'judgeVatId',
    'blockCompany',
    'unblockCompany',
    'updateFlashSale',
    'endFlashSale',
    'updateNotices',
    'updateOrder',
    'cancelOrder',
    'updateProduct',
    'applyBulkChange',
    'undoBulkChange',
    'removePlannedPrices',
    'archiveProduct',
    'restoreProduct',
    'putBackProduct',
    'putBackSettings',
    'setStock',
    'setPrices',
    'updatePromotion',
    'endPromotion',
    'approveReview',
    'rejectReview',
    'rejectApplication',
    'closeComplaint',
    'allowShelfTitle',
    'revokeSharedShelf',
    'closeMessage',
    'revokeApiKey',
    'updateOperator',
    'updateWebhook',
    'saveProfile',
    'saveOrderTerms',
    'saveDelivery',
    'saveApplicationForm',
    'saveOpening',
    'loadSampleData',
    'layOutImport',
    'matchImport',
    'completeImport',
    'reopenImport',
    'chooseImportRows',
    'matchImportCategories',
    'updateShipment',
    'applyImport',
    'stopImport',
    'endImport',
    'retryImportPicture',
    'retryImportPictures',
    'uploadImportPicture',
    'uploadImportPictures',
  ],
  'it takes a password, a code or a token that is good once, and its answer is never stored': [
    'signIn',
    'refreshToken',
    'verifyCode',
    'updatePassword',
    'acceptInvite',
    'renewRecoveryCodes',
  ],
  'a repetition makes another link, which ends the earlier one, and its answer is never stored': [
    'createPasswordLink',
    'createTestCustomer',
  ],
  'it gives the same answer whether or not something is sent, and limits how often': ['requestPasswordReset'],
  'another e-mail to the caller does no harm, and their number is limited': ['sendTestMail'],
  'it reads': ['readApplicationStatus', 'readOrderForm', 'readSentApplication'],
  'a picture is stored by its content': ['sendContentPicture', 'sendLogo', 'sendPictures'],
}

describe.each(Object.entries(contracts))('the contract of the %s', (_name, read) => {
  const { contract, endpoints } = read
  it('limits every number', () => {
    expect(unbounded(contract)).toEqual([])
  })

  it('has an example of every schema and property, which its schema accepts', () => {
    const { count, problems } = checkExamples(contract)
    expect(problems).toEqual([])
    expect(count).toBeGreaterThan(800)
  })

  it('limits the size of every text, list and map in requests', () => {
    const sizes = endpoints.flatMap(({ operation }) => {
      const parts = Object.entries(checkedParts(operation, read))
      return parts.flatMap(([part, schema]) => unboundedSizes(schema, `${operation.operationId}/${part}`))
    })
    expect(sizes).toEqual([])
  })

  it('lets every creating or adding call be repeated under a key', () => {
    const posts = endpoints.filter(({ method }) => method === 'POST').map(({ operation }) => operation)
    const known = Object.values(repeatable).flat()
    const [keyed, others] = [
      posts.filter((operation) => acceptsIdempotencyKey(operation, read)),
      posts.filter((operation) => !acceptsIdempotencyKey(operation, read)),
    ]
    expect(others.map(({ operationId }) => operationId).filter((name) => !known.includes(name))).toEqual([])
    expect(
      keyed.filter(({ responses }) => !responses[409] || !responses[422]).map(({ operationId }) => operationId),
    ).toEqual([])
  })

  it('requires an unguessable key from visitors, and for responses with a secret', () => {
    const secrets = ['createApiKey', 'createInvite', 'createWebhook', 'renewOperator']
    const open = endpoints.filter(
      ({ operation }) =>
        acceptsIdempotencyKey(operation, read) &&
        operation.security.every((schemes) => Object.keys(schemes).every((scheme) => scheme === 'publishableKey')),
    )
    const named = endpoints.filter(({ operation }) => secrets.includes(operation.operationId))
    const lengths = [...open, ...named].map(({ operation }) =>
      Number(checkedParts(operation, read).headers?.properties?.['idempotency-key']?.minLength),
    )
    expect(lengths.filter((length) => !(length >= 32))).toEqual([])
    expect(lengths.length).toBeGreaterThan(0)
  })

  it('declares the response to an unsupported media type for every body', () => {
    const silent = endpoints.filter(({ operation }) => operation.requestBody && !operation.responses[415])
    expect(silent.map(({ operation }) => operation.operationId)).toEqual([])
  })
})

it('lists no operation without a key that does not exist or has one', () => {
  const without = Object.values(contracts).flatMap((read) =>
    read.endpoints
      .filter(({ method, operation }) => method === 'POST' && !acceptsIdempotencyKey(operation, read))
      .map(({ operation }) => operation.operationId),
  )
  expect(
    Object.values(repeatable)
      .flat()
      .filter((name) => !without.includes(name)),
  ).toEqual([])
})
