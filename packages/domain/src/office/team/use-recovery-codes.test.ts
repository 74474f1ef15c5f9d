import { useQueryClient } from '@tanstack/react-query'
import { expect, it } from 'vitest'
import { renderHook } from '../../testing/render-hook'
import { createTestShop } from '../../testing/test-shop'
import { useInvitation, useOperatorSignIn, useRecoveryCodes } from '../index'
import { createTestOffice } from '../testing/test-office'

const at = '2026-11-20T08:00:00.000Z'
const person = { id: 'oper_1', email: 'maja@shop.example', name: 'Maja Holm', role: 'owner' }
const operator = { ...person, disabled_at: null, created_at: at, version: 1 }
const session = { operator, expires_at: at, may: ['see'] }
const codes = Array.from({ length: 10 }, (_, index) => `AAAA${index + 2}-BBBBB`)
const [signIn, accept] = ['POST /admin/session', 'POST /admin/invites/accept']
const [count, make] = ['GET /admin/session/recovery-codes', 'POST /admin/session/recovery-codes']

/** The invitation and the stored session. */
function useAcceptedSession() {
  return { ...useInvitation(''), stored: useQueryClient().getQueryData(['office', 'session']) }
}

it('signs in with a recovery code, without invisible characters, and sends no empty code', async () => {
  const { wrapper, calls } = createTestOffice({ [signIn]: () => session })
  const page = await renderHook(createTestShop({}), useOperatorSignIn, { wrapper })
  const entry = { email: person.email, password: 'secret', code: '', recoveryCode: ' abcde\u2011fghjk\u200b' }
  expect(await page.does((result) => result.signIn(entry))).toBe(true)
  expect(calls).toContainEqual({
    name: signIn,
    body: { email: person.email, password: 'secret', recovery_code: 'abcde-fghjk' },
  })
})

it('shows the codes of an accepted invitation, and does not store them with the session', async () => {
  const { wrapper } = createTestOffice({ [accept]: () => ({ ...session, recovery_codes: codes }) })
  const page = await renderHook(createTestShop({}), useAcceptedSession, { wrapper })
  await page.does((result) => result.accept({ password: 'secret', code: '123456' }))
  const { accepted, stored } = await page.until((result) => result.accepted !== undefined)
  expect(accepted).toEqual({ operator, recoveryCodes: codes })
  expect(stored).toEqual(session)
})

it('counts the codes, makes new ones with a proof, and forgets them', async () => {
  const { wrapper, calls } = createTestOffice({
    'GET /admin/session': () => session,
    [count]: () => ({ left: 3 }),
    [make]: () => ({ recovery_codes: codes }),
  })
  const page = await renderHook(createTestShop({}), useRecoveryCodes, { wrapper })
  await page.until((result) => result.codes.status === 'ready' && result.codes.view.email !== '')
  expect(page.current().codes).toMatchObject({ view: { left: 3, email: person.email } })
  expect(await page.does((result) => result.make({ password: 'secret' }))).toBe(true)
  expect(calls).toContainEqual({ name: make, body: { password: 'secret' } })
  expect(page.current()).toMatchObject({ made: codes, codes: { view: { left: 10 } } })
  await page.does(async (result) => result.forget())
  expect(page.current().made).toBeNull()
})
