import type { Customer } from '@skafferi/api'
import { createWorld } from '@skafferi/fixtures/world'
import { describe, expect, it } from 'vitest'
import { useCustomer } from '../session'
import { renderHook } from '../../testing/render-hook'
import { createTestShop, noConnection, refusal, type TestCall, type TestShop } from '../../testing/test-shop'
import { useProfileForm } from './index'

const read = 'GET /store/customers/me'
const change = 'POST /store/customers/me'
const { customer: anna } = createWorld().customers.kiosk

type ProfileRequest = Pick<Customer, 'first_name' | 'last_name' | 'phone'> & {
  replaces: Pick<Customer, 'first_name' | 'last_name' | 'phone'>
}

/** A fake store of one profile. */
function createProfileStore() {
  let stored: Customer = anna
  const put = (next: Partial<Customer>) => void (stored = { ...stored, ...next })
  return {
    put,
    saved: () => stored,
    answers: {
      [read]: () => ({ customer: stored }),
      [change]: ({ body }: TestCall) => {
        const { replaces, phone, ...names } = body as ProfileRequest
        const { first_name, last_name } = stored
        if (replaces.last_name !== last_name || replaces.phone !== stored.phone) {
          const params = { first_name, last_name, phone: stored.phone ?? '' }
          return Response.json({ type: 'conflict', code: 'profile_changed', message: 'x', params }, { status: 409 })
        }
        put({ ...names, phone: phone || null })
        return { customer: stored }
      },
    },
  }
}

const useProfile = () => ({ ...useProfileForm(), profile: useCustomer() })

async function openForm(more: Parameters<TestShop['answer']>[0] = {}) {
  const store = createProfileStore()
  const test = createTestShop({ ...store.answers, ...more }, anna.email)
  const page = await renderHook(test, useProfile)
  await page.until(({ profile }) => profile.status === 'ready')
  await page.does(({ edit }) => edit())
  return { store, test, page }
}
const sentBodies = ({ calls }: TestShop) => calls.filter(({ name }) => name === change).map(({ body }) => body)

describe('name and telephone number', () => {
  it('begin with the stored values', async () => {
    const { page } = await openForm()
    expect(page.current()).toMatchObject({
      editing: true,
      value: { firstName: 'Anna', lastName: 'Lindqvist', phone: anna.phone },
    })
  })

  it('replace the displayed values, on every page at once', async () => {
    const { test, page } = await openForm()
    await page.does(({ type }) => type({ lastName: ' Berg ' }))
    await page.does(({ type }) => type({ phone: '' }))
    await expect(page.does(({ save }) => save())).resolves.toBe(true)
    const saved = await page.until(({ state }) => state === 'saved')
    expect(saved).toMatchObject({ editing: false, profile: { view: { name: 'Anna Berg', phone: null } } })
    const replaces = { first_name: 'Anna', last_name: 'Lindqvist', phone: anna.phone }
    expect(sentBodies(test)).toEqual([{ first_name: 'Anna', last_name: 'Berg', phone: '', replaces }])
  })

  it.each([
    [{ firstName: ' ' }, { field: 'firstName', kind: 'empty' }],
    [{ lastName: 'x'.repeat(61) }, { field: 'lastName', kind: 'too_long' }],
    [{ phone: 'ring twice' }, { field: 'phone', kind: 'format' }],
    [{ phone: '+46 31 555 01 10 555 01' }, { field: 'phone', kind: 'too_long' }],
  ])('are validated when they are saved: %o', async (typed, fault) => {
    const { test, page } = await openForm()
    await page.does(({ type }) => type(typed))
    expect(page.current().fault).toBeNull()
    await expect(page.does(({ save }) => save())).resolves.toBe(false)
    expect(page.current()).toMatchObject({ editing: true, fault })
    expect(sentBodies(test)).toEqual([])
  })

  it('are not sent if they are unchanged', async () => {
    const { test, page } = await openForm()
    await expect(page.does(({ save }) => save())).resolves.toBe(true)
    expect(sentBodies(test)).toEqual([])
  })

  it('do not overwrite another tab’s change until the user saves again', async () => {
    const { store, test, page } = await openForm()
    await page.does(({ type }) => type({ lastName: 'Dal' }))
    store.put({ last_name: 'Berg' })
    await expect(page.does(({ save }) => save())).resolves.toBe(false)
    const conflict = await page.until(({ profile }) => profile.status === 'ready' && profile.view.name === 'Anna Berg')
    expect(conflict).toMatchObject({
      value: { lastName: 'Dal' },
      problem: { code: 'profile_changed', params: { last_name: 'Berg' } },
    })
    await expect(page.does(({ save }) => save())).resolves.toBe(true)
    expect(store.saved().last_name).toBe('Dal')
    expect(sentBodies(test).at(-1)).toMatchObject({ replaces: { last_name: 'Berg' } })
  })

  it('are not sent again if they were saved although the response was lost', async () => {
    const { store, test, page } = await openForm()
    test.answer({
      [change]: () => {
        store.put({ last_name: 'Berg' })
        return noConnection()
      },
    })
    await page.does(({ type }) => type({ lastName: 'Berg' }))
    await page.does(({ save }) => save())
    await page.until(({ profile }) => profile.status === 'ready' && profile.view.name === 'Anna Berg')
    expect(page.current().problem).toBeNull()
    await expect(page.does(({ save }) => save())).resolves.toBe(true)
    expect(sentBodies(test)).toHaveLength(1)
  })

  it('are discarded at cancel', async () => {
    const { page } = await openForm()
    await page.does(({ type }) => type({ firstName: '' }))
    await page.does(({ save }) => save())
    await page.does(({ cancel }) => cancel())
    await page.does(({ edit }) => edit())
    expect(page.current()).toMatchObject({ value: { firstName: 'Anna' }, fault: null, state: 'idle' })
  })
})

describe('a name that was typed when the session ended', () => {
  /** The session ends when the form is saved; then a user signs in. */
  async function endedSession(next: string) {
    const { test, page } = await openForm({ [change]: () => refusal(401, 'unauthorized', 'Unauthorized') })
    await page.does(({ type }) => type({ lastName: 'Berg' }))
    await page.does(({ save }) => save())
    await page.leave()
    const { answers } = createProfileStore()
    test.answer(answers)
    test.signInInOtherTab(next)
    return { test, reopened: await renderHook(test, useProfile) }
  }

  it('is restored in the open form for the same customer, and replaces the profile that was displayed', async () => {
    const { test, reopened: again } = await endedSession(anna.email)
    expect(again.current()).toMatchObject({ editing: true, value: { firstName: 'Anna', lastName: 'Berg' } })
    await again.until(({ profile }) => profile.status === 'ready')
    await expect(again.does(({ save }) => save())).resolves.toBe(true)
    expect(sentBodies(test).at(-1)).toMatchObject({ last_name: 'Berg', replaces: { last_name: 'Lindqvist' } })
    expect(test.shop.storage('drafts').read()).toBeNull()
  })

  it('is not restored for another customer, and is removed at cancel', async () => {
    const { test, reopened: again } = await endedSession('bjorn@grocer.example')
    expect(again.current()).toMatchObject({ editing: false })
    expect(test.shop.storage('drafts').read()).toBeNull()
    const { reopened: reopenedForm, test: otherTest } = await endedSession(anna.email)
    await reopenedForm.does(({ cancel }) => cancel())
    expect(reopenedForm.current()).toMatchObject({ editing: false })
    expect(otherTest.shop.storage('drafts').read()).toBeNull()
  })
})
