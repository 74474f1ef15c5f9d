import { unwrap } from '@skafferi/api'
import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { events, operatorInvites, operators, operatorSessions, signInFailures } from '../../../platform/db/schema'
import { addOperator, adminClient, codeAt, sendAdmin, type TestOperator } from '../../../testing/operators'
import { openShop, shopOfFile, testConfig } from '../../../testing/shop'
import { ensureDemoOperator, createOperatorSessions, createTeam, demoOperator } from './index'

const shop = await shopOfFile()
const { db } = shop.database
const team = createTeam(shop.context)
const password = 'a long sentence nobody guesses'
const refused = { type: 'unauthorized', code: 'invalid_credentials' }
const minute = 60 * 1000
const withoutCode = { code: undefined, recoveryCode: undefined }

beforeEach(async () => {
  await db.delete(events)
  await db.delete(operatorInvites)
  await db.delete(operatorSessions)
  await db.delete(operators)
  await db.delete(signInFailures)
})

const tokenIn = (url: string) => url.slice(url.indexOf('#') + 1)
const now = () => shop.clock.now()

/** Opens a link as its holder. */
function holderOf(url: string) {
  const bearer = tokenIn(url)
  const client = adminClient(shop, { bearer })
  return {
    offer: () => unwrap(client.GET('/admin/invites/accept')),
    accept: (body: object) => sendAdmin(shop, 'acceptInvite', { body: { password, ...body } }, { bearer }),
  }
}

/** Creates the first owner; returns the authenticator's secret. */
async function addFirstOwner() {
  const holder = holderOf((await team.inviteFirstOwner())!)
  const { authenticator } = await holder.offer()
  const answer = await holder.accept({
    email: 'Maja@Skafferi.example',
    name: 'Maja Holm',
    code: codeAt(authenticator.secret, now()),
  })
  // Move on to the next code.
  shop.clock.advance(minute)
  return { secret: authenticator.secret, answer, token: answer.cookies[0]!.value }
}

const signIn = (body: object, headers = {}) => sendAdmin(shop, 'signIn', { body }, { headers })

describe('a shop without operators', () => {
  it('gets its first owner by a link, which signs in at once', async () => {
    const { answer, token } = await addFirstOwner()
    expect(answer.statusCode).toBe(200)
    const session = await unwrap(adminClient(shop, { token }).GET('/admin/session'))
    expect(session).toMatchObject({
      operator: { email: 'maja@skafferi.example', name: 'Maja Holm', role: 'owner' },
      may: ['see', 'orders', 'catalogue', 'service', 'administration'],
    })
  })

  it('has no valid link once there is an owner', async () => {
    const [used, other] = [(await team.inviteFirstOwner())!, (await team.inviteFirstOwner())!]
    const { authenticator } = await holderOf(used).offer()
    const body = { email: 'maja@skafferi.example', name: 'Maja Holm', code: codeAt(authenticator.secret, now()) }
    expect((await holderOf(used).accept(body)).statusCode).toBe(200)
    for (const url of [used, other]) expect((await holderOf(url).accept(body)).statusCode).toBe(401)
    expect(await team.inviteFirstOwner()).toBeUndefined()
  })

  it('has a link that is valid for 15 minutes', async () => {
    const holder = holderOf((await team.inviteFirstOwner())!)
    shop.clock.advance(15 * minute)
    await expect(holder.offer()).rejects.toMatchObject({ status: 401 })
  })

  it('requires name, e-mail, a strong password and an authenticator code; the link stays valid after errors', async () => {
    const holder = holderOf((await team.inviteFirstOwner())!)
    const { authenticator } = await holder.offer()
    const valid = { email: 'maja@skafferi.example', name: 'Maja Holm', code: codeAt(authenticator.secret, now()) }
    const wrong = [
      { email: undefined },
      { name: undefined },
      { password: 'Skafferi123' },
      { code: '000000' },
      { code: undefined },
    ]
    for (const part of wrong) {
      const answer = await holder.accept({ ...valid, ...part })
      expect(answer.statusCode).toBe(400)
      expect(Object.keys(answer.json().fields)).toEqual(Object.keys(part))
    }
    expect((await holder.accept(valid)).statusCode).toBe(200)
  })
})

describe('operator sign-in', () => {
  it("needs no code for the demo's operator in the demo; all others need one", async () => {
    const { secret } = await addFirstOwner()
    await db.update(operators).set({ disabledAt: now() })
    expect(await ensureDemoOperator(shop.context)).toBe(false)
    await db.delete(events)
    await db.delete(operatorSessions)
    await db.delete(operators)
    expect(await ensureDemoOperator(shop.context)).toBe(true)
    const { email, password: known } = demoOperator
    const demo = createOperatorSessions(shop.context, { key: secret, demoOperator: true })
    const signedIn = await demo.findSession(await demo.signIn({ email, password: known, ...withoutCode, address: 'a' }))
    expect(signedIn?.operator.email).toBe(email)
    expect((await signIn({ email, password: known })).statusCode).toBe(401)
    await db.update(operators).set({ email: 'maja@skafferi.example' })
    const other = demo.signIn({ email: 'maja@skafferi.example', password: known, ...withoutCode, address: 'a' })
    await expect(other).rejects.toMatchObject({ status: 401 })
  })

  it('takes e-mail, password and code, and each code once', async () => {
    const { secret } = await addFirstOwner()
    const body = { email: ' MAJA@skafferi.example', password, code: codeAt(secret, now()) }
    const answer = await signIn(body)
    expect(answer.json()).toMatchObject({ operator: { name: 'Maja Holm' } })
    expect(answer.cookies).toEqual([
      expect.objectContaining({ name: 'skafferi_operator', path: '/', httpOnly: true, sameSite: 'Strict' }),
    ])
    expect((await signIn(body)).statusCode).toBe(401)
    shop.clock.advance(minute)
    expect((await signIn({ ...body, code: codeAt(secret, now()) })).statusCode).toBe(200)
  })

  it('has the same response for all invalid credentials', async () => {
    const { secret } = await addFirstOwner()
    const right = { email: 'maja@skafferi.example', password, code: codeAt(secret, now()) }
    for (const part of [{ email: 'nobody@skafferi.example' }, { password: 'another sentence' }, { code: '000000' }]) {
      const answer = await signIn({ ...right, ...part })
      expect(answer.statusCode).toBe(401)
      expect(answer.json()).toMatchObject(refused)
    }
    await db.update(operators).set({ disabledAt: now() })
    expect((await signIn(right)).json()).toMatchObject(refused)
  })

  it('is refused unread after ten failures of an account from one network, but not from others', async () => {
    const { secret } = await addFirstOwner()
    const from = (remoteAddress: string, body: object) =>
      shop.app.inject({ method: 'POST', url: '/admin/session', payload: body, remoteAddress })
    const right = { email: 'maja@skafferi.example', password, code: codeAt(secret, now()) }
    for (let time = 0; time < 10; time += 1) await from('203.0.113.7', { ...right, password: 'wrong' })
    expect((await from('203.0.113.7', right)).statusCode).toBe(429)
    expect((await from('198.51.100.7', right)).statusCode).toBe(200)
    // Wrong codes count the same, so that the limit does not reveal which of the two was wrong.
    for (let time = 0; time < 10; time += 1) await from('192.0.2.7', { ...right, code: '000000' })
    expect((await from('192.0.2.7', right)).statusCode).toBe(429)
  })

  it('lets nobody who has the password go through the codes from many networks', async () => {
    const { secret } = await addFirstOwner()
    const right = { email: 'maja@skafferi.example', password, code: codeAt(secret, now()) }
    for (let time = 0; time < 10; time += 1) await signIn({ ...right, code: '000000' })
    // The response does not reveal that the password is correct.
    expect((await signIn(right)).json()).toMatchObject(refused)
    shop.clock.advance(15 * minute)
    expect((await signIn({ ...right, code: codeAt(secret, now()) })).statusCode).toBe(200)
  })

  it('refuses all codes after 100 consecutive wrong ones, until the operator sets new credentials', async () => {
    const { secret } = await addFirstOwner()
    const right = () => ({ email: 'maja@skafferi.example', password, code: codeAt(secret, now()) })
    const setWrongCodes = (wrongCodes: number) => db.update(operators).set({ wrongCodes })
    await setWrongCodes(99)
    expect((await signIn(right())).statusCode).toBe(200)
    shop.clock.advance(minute)
    await setWrongCodes(98)
    for (let time = 0; time < 2; time += 1) await signIn({ ...right(), code: '000000' })
    expect((await signIn(right())).json()).toMatchObject(refused)
    const holder = holderOf((await team.renew('maja@skafferi.example')).url)
    const { authenticator } = await holder.offer()
    expect((await holder.accept({ code: codeAt(authenticator.secret, now()) })).statusCode).toBe(200)
    shop.clock.advance(minute)
    expect((await signIn({ ...right(), code: codeAt(authenticator.secret, now()) })).statusCode).toBe(200)
  })

  it('is valid for 12 hours or until sign-out', async () => {
    const { secret } = await addFirstOwner()
    const enter = async () => {
      shop.clock.advance(minute)
      const answer = await signIn({ email: 'maja@skafferi.example', password, code: codeAt(secret, now()) })
      return answer.cookies[0]!.value
    }
    const session = (token: string) => sendAdmin(shop, 'getSession', {}, { token })
    const first = await enter()
    shop.clock.advance(12 * 60 * minute - 1)
    expect((await session(first)).statusCode).toBe(200)
    shop.clock.advance(1)
    const ended = await session(first)
    expect(ended.statusCode).toBe(401)
    expect(ended.cookies).toEqual([expect.objectContaining({ name: 'skafferi_operator', value: '', maxAge: 0 })])
    const second = await enter()
    expect((await sendAdmin(shop, 'signOut', {}, { token: second })).statusCode).toBe(200)
    expect((await session(second)).statusCode).toBe(401)
  })

  it('sets a Secure cookie bound to the host if the shop uses https', async () => {
    const secure = await openShop({ config: { ...testConfig, publicUrl: 'https://skafferi.example' } })
    const { token } = await addOperator(secure, 'owner')
    const get = (cookie: string) => secure.app.inject({ url: '/admin/session', headers: { cookie } })
    expect((await get(`skafferi_operator=${token}`)).statusCode).toBe(401)
    expect((await get(`__Host-skafferi_operator=${token}`)).statusCode).toBe(200)
    await secure.close()
  })
})

describe('a write', () => {
  const crossSite = { origin: 'https://elsewhere.example' }

  it('with the cookie from another site or without an origin is refused before it is read', async () => {
    const { token, id } = await addOperator(shop, 'owner')
    const other = await addOperator(shop, 'reader')
    const parts = { path: { id: other.id }, body: { role: 'owner' } }
    for (const sender of [
      { token, ...crossSite },
      { token, origin: null },
      { token, headers: { 'sec-fetch-site': 'same-site' } },
    ]) {
      const answer = await sendAdmin(shop, 'updateOperator', parts, sender)
      expect(answer.statusCode).toBe(403)
      expect(answer.json()).toMatchObject({ code: 'cross_site' })
    }
    expect((await db.select().from(operators).where(eq(operators.id, other.id)))[0]).toMatchObject({ role: 'reader' })
    expect(id).not.toBe(other.id)
  })

  it('that signs in is refused from another site', async () => {
    const body = { email: 'maja@skafferi.example', password, code: '123456' }
    const answer = await sendAdmin(shop, 'signIn', { body }, crossSite)
    expect(answer.statusCode).toBe(403)
  })
})

describe('the team', () => {
  let owner: TestOperator
  beforeEach(async () => {
    owner = await addOperator(shop, 'owner')
  })

  it('grows by invitations that are valid for 7 days, with the e-mail, name and role that an owner entered', async () => {
    const body = { email: 'Johan@skafferi.example', name: 'Johan Berg', role: 'orders' } as const
    const { url } = await unwrap(owner.client.POST('/admin/invites', { body }))
    const holder = holderOf(url)
    const offer = await holder.offer()
    expect(offer).toMatchObject({ email: 'johan@skafferi.example', name: 'Johan Berg', role: 'orders' })
    expect(offer.authenticator.uri).toContain(`secret=${offer.authenticator.secret}`)
    const code = codeAt(offer.authenticator.secret, now())
    expect((await holder.accept({ code, name: 'Somebody else' })).json().fields).toMatchObject({
      name: { code: 'set_by_invitation' },
    })
    const joined = await holder.accept({ code })
    expect(joined.json()).toMatchObject({
      operator: { email: 'johan@skafferi.example', role: 'orders' },
      may: ['see', 'orders', 'service'],
    })
    expect((await holder.accept({ code })).statusCode).toBe(401)
    const { operators: all, invites } = await unwrap(owner.client.GET('/admin/users'))
    expect(all.map(({ name }) => name)).toEqual(['Johan Berg', owner.name])
    expect(invites).toEqual([])
    await expect(owner.client.POST('/admin/invites', { body })).rejects.toMatchObject({
      status: 409,
      code: 'operator_exists',
    })
  })

  it('invalidates an earlier link when a person is invited again', async () => {
    const body = { email: 'johan@skafferi.example', name: 'Johan Berg', role: 'orders' } as const
    const urls = [await team.invite(body), await team.invite({ ...body, role: 'reader' })].map(({ url }) => url)
    await expect(holderOf(urls[0]!).offer()).rejects.toMatchObject({ status: 401 })
    expect(await holderOf(urls[1]!).offer()).toMatchObject({ role: 'reader' })
  })

  it('can withdraw an invitation, whose link is then invalid', async () => {
    const body = { email: 'johan@skafferi.example', name: 'Johan Berg', role: 'orders' } as const
    const { invite, url } = await unwrap(owner.client.POST('/admin/invites', { body }))
    const withdraw = () => owner.client.DELETE('/admin/invites/{id}', { params: { path: { id: invite.id } } })
    await unwrap(withdraw())
    await expect(holderOf(url).offer()).rejects.toMatchObject({ status: 401 })
    await expect(withdraw()).rejects.toMatchObject({ status: 404, code: 'invite_not_found' })
  })

  it('lets an operator set a new password and authenticator, which ends the old ones and all sessions', async () => {
    const johan = await addOperator(shop, 'orders')
    const { url } = await unwrap(
      owner.client.POST('/admin/users/{id}/renewals', { params: { path: { id: johan.id } } }),
    )
    const holder = holderOf(url)
    const { authenticator } = await holder.offer()
    expect((await holder.accept({ code: codeAt(authenticator.secret, now()) })).statusCode).toBe(200)
    expect((await sendAdmin(shop, 'getSession', {}, { token: johan.token })).statusCode).toBe(401)
    shop.clock.advance(minute)
    const code = codeAt(authenticator.secret, now())
    expect((await signIn({ email: johan.email, password, code })).statusCode).toBe(200)
  })

  it('ends an operator’s sessions when their role changes or they are deactivated', async () => {
    const johan = await addOperator(shop, 'orders')
    const change = (body: { role?: 'reader'; disabled?: boolean }) =>
      unwrap(owner.client.POST('/admin/users/{id}', { params: { path: { id: johan.id } }, body }))
    expect((await change({ role: 'reader' })).operator.role).toBe('reader')
    expect((await sendAdmin(shop, 'getSession', {}, { token: johan.token })).statusCode).toBe(401)
    expect((await change({ disabled: true })).operator.disabled_at).toBe(now().toISOString())
    expect((await change({ disabled: false })).operator.disabled_at).toBeNull()
    const recorded = await db.select().from(events).where(eq(events.subjectId, johan.id)).orderBy(events.id)
    expect(recorded.map(({ action, operatorId, after }) => ({ action, operatorId, after }))).toEqual([
      { action: 'operator.changed', operatorId: owner.id, after: { role: 'reader', disabled: false } },
      { action: 'operator.changed', operatorId: owner.id, after: { role: 'reader', disabled: true } },
      { action: 'operator.changed', operatorId: owner.id, after: { role: 'reader', disabled: false } },
    ])
  })

  it('refuses a change of an operator who has changed since they were read, but not the same change again', async () => {
    const johan = await addOperator(shop, 'orders')
    const change = async (role: 'orders' | 'reader' | 'support', version: number) =>
      (
        await unwrap(
          owner.client.POST('/admin/users/{id}', { params: { path: { id: johan.id } }, body: { role, version } }),
        )
      ).operator
    const changed = await change('support', 1)
    expect(changed).toMatchObject({ role: 'support', version: 2 })
    // The first answer may have been lost.
    expect(await change('support', 1)).toEqual(changed)
    await expect(change('reader', 1)).rejects.toMatchObject({ status: 409, code: 'operator_changed' })
    expect(await change('orders', changed.version)).toMatchObject({ role: 'orders', version: 3 })
    const both = await Promise.allSettled([change('reader', 3), change('support', 3)])
    expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
    // Deactivation counts as well.
    const { version } = (await unwrap(owner.client.GET('/admin/users'))).operators.find(({ id }) => id === johan.id)!
    await team.change(johan.id, { disabled: true })
    await expect(change('orders', version)).rejects.toMatchObject({ code: 'operator_changed' })
  })

  it('refuses changes of one’s own account and of the last owner', async () => {
    const ownChange = owner.client.POST('/admin/users/{id}', {
      params: { path: { id: owner.id } },
      body: { role: 'reader' },
    })
    await expect(ownChange).rejects.toMatchObject({ status: 409, code: 'own_account' })
    await expect(team.change(owner.email, { disabled: true })).rejects.toMatchObject({
      refusal: { code: 'last_owner' },
    })
    const second = await addOperator(shop, 'owner')
    const both = [owner, second].map(({ id }) => team.change(id, { role: 'reader' }))
    expect((await Promise.allSettled(both)).map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
  })
})
