import { roles } from '@skafferi/domain/rules/account/operator-roles'
import { describe, expect, it } from 'vitest'
import { createApiKeys } from '../modules/team/api-keys'
import { adminContract, type AdminOperationId, type OperatorRole } from '../platform/http/admin/contract'
import { keyScopes, purposes } from '../platform/http/admin/roles'
import { addKey, addOperator, sendAdmin, type TestOperator } from '../testing/operators'
import { addOwner, send } from '../testing/requests'
import { adminRequests, prepareAdmin } from '../testing/admin-requests'
import { shopOfFile } from '../testing/shop'

const shop = await shopOfFile()
/** Refusals of operations that this shop cannot carry out for anyone. */
const refusedByShop: Readonly<Record<string, string>> = { sendTestMail: '409 no_mail_server' }
const calls = adminContract.endpoints.map(({ method, path, operation }) => ({
  method,
  path,
  security: operation.security,
  operationId: operation.operationId,
}))
const guarded = calls.filter(({ operationId }) => purposes[operationId] !== 'anybody')
const everyRole = Object.keys({ owner: 0, orders: 0, catalogue: 0, support: 0, reader: 0 } satisfies Record<
  OperatorRole,
  0
>) as OperatorRole[]

const records = await prepareAdmin(shop)
const staff = Object.fromEntries(
  await Promise.all(everyRole.map(async (role) => [role, await addOperator(shop, role)])),
) as Record<OperatorRole, TestOperator>
const customer = await addOwner(shop)

/** API keys with all scopes; one of them is revoked. */
const key = await addKey(shop, keyScopes)
const revoked = await addKey(shop, keyScopes)
await createApiKeys(shop.context).revokeKey(revoked.id)

const requestOf = (operationId: AdminOperationId) => adminRequests[operationId](records)

describe('operator roles', () => {
  it('cover the agreed purposes', () => {
    expect(roles).toEqual({
      see: ['owner', 'orders', 'catalogue', 'support', 'reader'],
      orders: ['owner', 'orders'],
      catalogue: ['owner', 'catalogue'],
      service: ['owner', 'orders', 'support'],
      administration: ['owner'],
    })
  })

  it('are defined for every operation', () => {
    expect(Object.keys(purposes).sort()).toEqual(calls.map(({ operationId }) => operationId).sort())
  })

  it('show applications only to roles that decide on them', () => {
    const about = calls.filter(({ path }) => path.startsWith('/admin/applications'))
    expect(about.map(({ operationId }) => purposes[operationId])).toEqual(about.map(() => 'service'))
  })

  it('include no writing operation in the purpose of reading', () => {
    const writing = calls.filter(({ method }) => method !== 'GET')
    expect(writing.filter(({ operationId }) => purposes[operationId] === 'see')).toEqual([])
  })
})

describe('the admin contract', () => {
  it('requires the operator’s cookie for all operations with a session, and declares both refusals', () => {
    const undocumented = adminContract.endpoints.filter(({ operation }) => {
      const { operationId, security, responses } = operation
      if (purposes[operationId] === 'anybody') return security.some((schemes) => 'operatorCookie' in schemes)
      const needsRole = purposes[operationId] !== 'self'
      return (
        !security.every((schemes) => 'operatorCookie' in schemes || 'apiKey' in schemes) ||
        !responses[401] ||
        (needsRole && !responses[403])
      )
    })
    expect(undocumented.map(({ operation }) => operation.operationId)).toEqual([])
  })

  it('accepts API keys for all scopes, but not for owners’ operations and sessions', () => {
    const taking = calls.filter(({ security }) => security.some((schemes) => 'apiKey' in schemes))
    const covered = calls.filter(({ operationId }) => (keyScopes as readonly string[]).includes(purposes[operationId]))
    expect(taking).toEqual(covered)
    expect([...keyScopes, 'administration']).toEqual(Object.keys(roles))
  })

  it('is public', async () => {
    const answer = await shop.app.inject({ url: '/admin/openapi.json' })
    expect(answer.json()).toEqual(adminContract.contract)
  })

  it('is complete: other paths are not found, with or without a session', async () => {
    for (const cookie of ['', `skafferi_operator=${staff.owner.token}`]) {
      const answer = await shop.app.inject({ url: '/admin/nothing', headers: { cookie } })
      expect(answer.statusCode).toBe(404)
      expect(answer.json()).toMatchObject({ type: 'not_found', code: 'route_not_found' })
    }
  })
})

describe.each(calls)('$operationId', ({ operationId, path, security }) => {
  const needsOperator = purposes[operationId] !== 'anybody'
  const acceptsKeys = security.some((schemes) => 'apiKey' in schemes)

  it.runIf(needsOperator)('is refused without a session, and with a customer’s or invented one', async () => {
    const senders = [
      {},
      { bearer: customer.token },
      { token: customer.token },
      { bearer: staff.owner.token },
      { token: 'os_nobody' },
      { bearer: revoked.token },
      { token: key.token },
      ...(acceptsKeys ? [] : [{ bearer: key.token }]),
    ]
    const request = await requestOf(operationId)
    for (const sender of senders) {
      const answer = await sendAdmin(shop, operationId, request, sender)
      expect(answer.statusCode).toBe(401)
      expect(answer.json()).toMatchObject({ type: 'unauthorized', message: 'Unauthorized' })
    }
    const cookie = `skafferi_session=${customer.token}; skafferi_user=anna`
    const answer = await sendAdmin(shop, operationId, request, { headers: { cookie } })
    expect(answer.statusCode).toBe(401)
  })

  it.runIf(needsOperator && !path.startsWith('/admin/session'))(
    'is refused to roles that do not cover it',
    async () => {
      const purpose = purposes[operationId] as keyof typeof roles
      const request = await requestOf(operationId)
      for (const role of everyRole.filter((each) => !roles[purpose].includes(each))) {
        const answer = await sendAdmin(shop, operationId, request, { token: staff[role].token })
        expect(answer.statusCode).toBe(403)
        expect(answer.json()).toMatchObject({ type: 'not_allowed', code: 'role_not_allowed' })
      }
    },
  )

  it.runIf(needsOperator)('is open to every role that covers it', async () => {
    const purpose = purposes[operationId]
    const open = purpose === 'self' ? everyRole : roles[purpose as keyof typeof roles]
    for (const role of open) {
      const { token } = await addOperator(shop, role)
      const answer = await sendAdmin(shop, operationId, await requestOf(operationId), { token })
      const said = answer.statusCode === 200 ? '' : answer.json().code
      expect(`${role} ${answer.statusCode} ${said}`).toBe(`${role} ${refusedByShop[operationId] ?? '200 '}`)
    }
  })

  it.runIf(acceptsKeys)('is open to the key that has its scope, and to no other', async () => {
    const requiredScope = keyScopes.find((scope) => scope === purposes[operationId])!
    const [withoutRole, having] = [
      await addKey(
        shop,
        keyScopes.filter((scope) => scope !== requiredScope),
      ),
      await addKey(shop, [requiredScope]),
    ]
    const request = await requestOf(operationId)
    // Programs send no `Origin`.
    const refused = await sendAdmin(shop, operationId, request, { bearer: withoutRole.token, origin: null })
    expect(refused.json()).toMatchObject({ type: 'not_allowed', code: 'scope_not_allowed' })
    expect((await sendAdmin(shop, operationId, request, { bearer: having.token, origin: null })).statusCode).toBe(200)
  })
})

it('an operator’s session is not valid in the store API', async () => {
  const { token } = staff.owner
  expect((await send(shop, 'getCustomer', {}, { token })).statusCode).toBe(401)
  for (const cookie of [`skafferi_session=${token}; skafferi_user=maja`, `skafferi_operator=${token}`]) {
    const answer = await shop.app.inject({
      url: '/store/customers/me',
      headers: { cookie, 'x-publishable-api-key': 'pk_demo' },
    })
    expect(answer.statusCode).toBe(401)
  }
})

it('an API key is not valid in the store API', async () => {
  expect((await send(shop, 'getCustomer', {}, { token: key.token })).statusCode).toBe(401)
  const cookie = `skafferi_session=${key.token}; skafferi_user=program`
  const answer = await shop.app.inject({
    url: '/store/customers/me',
    headers: { cookie, 'x-publishable-api-key': 'pk_demo' },
  })
  expect(answer.statusCode).toBe(401)
})

it('all operations except sign-in and invitations are guarded', () => {
  const open = calls.filter((call) => !guarded.includes(call)).map(({ operationId }) => operationId)
  expect(open.sort()).toEqual(['acceptInvite', 'getInvite', 'signIn'])
})
