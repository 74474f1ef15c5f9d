import type { Customer } from '@skafferi/api'
import { createWorld } from '@skafferi/fixtures/world'
import { describe, expect, it } from 'vitest'
import { useCustomer } from '../session'
import { renderHook } from '../testing/render-hook'
import { createTestShop, noConnection, refusal, type TestCall, type TestShop } from '../testing/test-shop'
import { useProfileForm } from './index'

const read = 'GET /store/customers/me'
const change = 'POST /store/customers/me'
const { customer: anna } = createWorld().customers.kiosk

type Sent = Pick<Customer, 'first_name' | 'last_name' | 'phone'> & {
  replaces: Pick<Customer, 'first_name' | 'last_name' | 'phone'>
}

/** A store that keeps what it is given. */
function keepingStore() {
  let kept: Customer = anna
  const put = (next: Partial<Customer>) => void (kept = { ...kept, ...next })
  return {
    put,
    kept: () => kept,
    answers: {
      [read]: () => ({ customer: kept }),
      [change]: ({ body }: TestCall) => {
        const { replaces, phone, ...names } = body as Sent
        const { first_name, last_name } = kept
        if (replaces.last_name !== last_name || replaces.phone !== kept.phone) {
          const params = { first_name, last_name, phone: kept.phone ?? '' }
          return Response.json({ type: 'conflict', code: 'profile_changed', message: 'x', params }, { status: 409 })
        }
        put({ ...names, phone: phone || null })
        return { customer: kept }
      },
    },
  }
}

const useProfile = () => ({ ...useProfileForm(), profile: useCustomer() })

async function openForm(more: Parameters<TestShop['answer']>[0] = {}) {
  const store = keepingStore()
  const test = createTestShop({ ...store.answers, ...more }, anna.email)
  const page = await renderHook(test, useProfile)
  await page.until(({ profile }) => profile.status === 'ready')
  await page.does(({ edit }) => edit())
  return { store, test, page }
}
const sent = ({ calls }: TestShop) => calls.filter(({ name }) => name === change).map(({ body }) => body)

describe('name and telephone number', () => {
  it('begin with what stands there', async () => {
    const { page } = await openForm()
    expect(page.current()).toMatchObject({
      editing: true,
      value: { firstName: 'Anna', lastName: 'Lindqvist', phone: anna.phone },
    })
  })

  it('are saved over what was shown, and stand on every page at once', async () => {
    const { test, page } = await openForm()
    await page.does(({ type }) => type({ lastName: ' Berg ' }))
    await page.does(({ type }) => type({ phone: '' }))
    await expect(page.does(({ save }) => save())).resolves.toBe(true)
    const saved = await page.until(({ state }) => state === 'saved')
    expect(saved).toMatchObject({ editing: false, profile: { view: { name: 'Anna Berg', phone: null } } })
    const replaces = { first_name: 'Anna', last_name: 'Lindqvist', phone: anna.phone }
    expect(sent(test)).toEqual([{ first_name: 'Anna', last_name: 'Berg', phone: '', replaces }])
  })

  it.each([
    [{ firstName: ' ' }, { field: 'firstName', kind: 'empty' }],
    [{ lastName: 'x'.repeat(61) }, { field: 'lastName', kind: 'too_long' }],
    [{ phone: 'ring twice' }, { field: 'phone', kind: 'format' }],
    [{ phone: '+46 31 555 01 10 555 01' }, { field: 'phone', kind: 'too_long' }],
  ])('are judged once they are to be saved: %o', async (typed, fault) => {
    const { test, page } = await openForm()
    await page.does(({ type }) => type(typed))
    expect(page.current().fault).toBeNull()
    await expect(page.does(({ save }) => save())).resolves.toBe(false)
    expect(page.current()).toMatchObject({ editing: true, fault })
    expect(sent(test)).toEqual([])
  })

  it('that stand there already are not sent', async () => {
    const { test, page } = await openForm()
    await expect(page.does(({ save }) => save())).resolves.toBe(true)
    expect(sent(test)).toEqual([])
  })

  it('that another tab has changed are not overwritten: what was typed stays, and the next press replaces what is said', async () => {
    const { store, test, page } = await openForm()
    await page.does(({ type }) => type({ lastName: 'Dal' }))
    store.put({ last_name: 'Berg' })
    await expect(page.does(({ save }) => save())).resolves.toBe(false)
    const refused = await page.until(({ profile }) => profile.status === 'ready' && profile.view.name === 'Anna Berg')
    expect(refused).toMatchObject({
      value: { lastName: 'Dal' },
      problem: { code: 'profile_changed', params: { last_name: 'Berg' } },
    })
    await expect(page.does(({ save }) => save())).resolves.toBe(true)
    expect(store.kept().last_name).toBe('Dal')
    expect(sent(test).at(-1)).toMatchObject({ replaces: { last_name: 'Berg' } })
  })

  it('that arrived although their answer was lost are not sent again', async () => {
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
    expect(sent(test)).toHaveLength(1)
  })

  it('are forgotten where they are given up', async () => {
    const { page } = await openForm()
    await page.does(({ type }) => type({ firstName: '' }))
    await page.does(({ save }) => save())
    await page.does(({ cancel }) => cancel())
    await page.does(({ edit }) => edit())
    expect(page.current()).toMatchObject({ value: { firstName: 'Anna' }, fault: null, state: 'idle' })
  })
})

describe('a name that was typed when the session ended', () => {
  /** The session ends with the press of the button; then somebody signs in again. */
  async function endedSession(next: string) {
    const { test, page } = await openForm({ [change]: () => refusal(401, 'unauthorized', 'Unauthorized') })
    await page.does(({ type }) => type({ lastName: 'Berg' }))
    await page.does(({ save }) => save())
    await page.leave()
    const { answers } = keepingStore()
    test.answer(answers)
    test.signInInOtherTab(next)
    return { test, again: await renderHook(test, useProfile) }
  }

  it('is there again for the same person, in the open form, and is saved over what it was typed over', async () => {
    const { test, again } = await endedSession(anna.email)
    expect(again.current()).toMatchObject({ editing: true, value: { firstName: 'Anna', lastName: 'Berg' } })
    await again.until(({ profile }) => profile.status === 'ready')
    await expect(again.does(({ save }) => save())).resolves.toBe(true)
    expect(sent(test).at(-1)).toMatchObject({ last_name: 'Berg', replaces: { last_name: 'Lindqvist' } })
    expect(test.shop.storage('drafts').read()).toBeNull()
  })

  it('is there for nobody else, and gone once given up', async () => {
    const { test, again } = await endedSession('bjorn@grocer.example')
    expect(again.current()).toMatchObject({ editing: false })
    expect(test.shop.storage('drafts').read()).toBeNull()
    const { again: own, test: other } = await endedSession(anna.email)
    await own.does(({ cancel }) => cancel())
    expect(own.current()).toMatchObject({ editing: false })
    expect(other.shop.storage('drafts').read()).toBeNull()
  })
})
