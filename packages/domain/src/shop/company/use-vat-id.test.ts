import type { Company } from '@skafferi/api'
import { describe, expect, it } from 'vitest'
import { cartKeys } from '../cart'
import { renderHook } from '../../testing/render-hook'
import { createTestShop, deferredAnswer, noConnection, type TestCall, type TestShop } from '../../testing/test-shop'
import { useVatId } from './index'

const read = 'GET /store/customers/me/company'
const change = 'PATCH /store/customers/me/company'
const kiosk: Company = {
  id: 'comp_01kiosk',
  name: 'Kiosk & Co AB',
  vat_id: 'SE559000000001',
  vat_id_status: 'valid',
  vat_id_source: 'vies',
  vat_id_checked_at: '2026-11-20T08:00:00.000Z',
  vat_id_reserved_for: [],
}
const unchecked = { vat_id_status: 'unchecked', vat_id_source: null, vat_id_checked_at: null } as const

/** A fake store of one company. */
function createCompanyStore(initial: Partial<Company> = {}) {
  let company: Company = { ...kiosk, ...initial }
  return {
    change: (vat_id: string) => void (company = { ...company, vat_id, ...unchecked }),
    vatId: () => company.vat_id,
    answers: {
      [read]: () => ({ company: company }),
      [change]: ({ body }: TestCall) => {
        const { vat_id, replaces } = body as { vat_id: string; replaces: string | null }
        if (replaces !== company.vat_id) {
          const params = { vat_id: company.vat_id ?? '' }
          return Response.json({ type: 'conflict', code: 'vat_id_changed', message: 'x', params }, { status: 409 })
        }
        company = { ...company, vat_id, ...unchecked }
        return { company: company }
      },
    },
  }
}

async function openForm(store = createCompanyStore(), more: Parameters<TestShop['answer']>[0] = {}) {
  const test = createTestShop({ ...store.answers, ...more }, 't1')
  const page = await renderHook(test, () => useVatId({ open: false }))
  await page.until(({ load }) => load.status === 'ready')
  await page.does(({ edit }) => edit())
  const type = (value: string) => page.does((form) => form.type({ value }))
  return { store, test, page, type }
}
const sentBodies = ({ calls }: TestShop) => calls.filter(({ name }) => name === change).map(({ body }) => body)

describe('the VAT number of a company', () => {
  it('is displayed with its status, source and date', async () => {
    const { page } = await openForm()
    expect(page.current().load).toMatchObject({
      view: { number: 'SE559000000001', status: 'valid', source: 'vies', checked: '20 Nov 2026' },
    })
  })

  it('has no form if only the owners may change it, and lists them', async () => {
    const store = createCompanyStore({ vat_id_reserved_for: ['Anna Lindqvist', 'Per Ek'] })
    const page = await renderHook(createTestShop(store.answers, 't1'), () => useVatId({ open: true }))
    await page.until(({ load }) => load.status === 'ready')
    expect(page.current()).toMatchObject({
      editing: false,
      load: { view: { reservedFor: 'Anna Lindqvist and Per Ek' } },
    })
  })

  it('opens the form at once if the page was opened for it', async () => {
    const page = await renderHook(createTestShop(createCompanyStore().answers, 't1'), () => useVatId({ open: true }))
    expect(page.current().editing).toBe(true)
  })
})

describe('a typed VAT number', () => {
  it('is normalized, replaces the displayed number and is unchecked', async () => {
    const { test, page, type } = await openForm()
    await type(' dk-12 34 56 78')
    await expect(page.does(({ save }) => save())).resolves.toBe(true)
    const saved = await page.until(({ state }) => state === 'saved')
    expect(saved).toMatchObject({
      editing: false,
      load: { view: { number: 'DK12345678', status: 'unchecked', checked: null } },
    })
    expect(sentBodies(test)).toEqual([{ vat_id: 'DK12345678', replaces: 'SE559000000001' }])
  })

  it('replaces null if there was none', async () => {
    const { test, page, type } = await openForm(createCompanyStore({ vat_id: null, ...unchecked }))
    expect(page.current().value).toBe('')
    await type('DK12345678')
    await page.does(({ save }) => save())
    expect(sentBodies(test)).toEqual([{ vat_id: 'DK12345678', replaces: null }])
  })

  it('is validated when it is saved, and not sent if it is invalid', async () => {
    const { test, page, type } = await openForm()
    await type('DK1234567')
    expect(page.current().fault).toBeNull()
    await expect(page.does(({ save }) => save())).resolves.toBe(false)
    expect(page.current()).toMatchObject({ fault: 'format', editing: true, value: 'DK1234567' })
    await type('DK12345678')
    expect(page.current().fault).toBeNull()
    expect(sentBodies(test)).toEqual([])
  })

  it('is not sent if it is unchanged', async () => {
    const { test, page, type } = await openForm()
    await type('se 559000-0000 01')
    await expect(page.does(({ save }) => save())).resolves.toBe(true)
    expect(page.current()).toMatchObject({ editing: false, state: 'saved' })
    expect(sentBodies(test)).toEqual([])
  })

  it('remains after a network error, and can be saved again', async () => {
    const { store, test, page, type } = await openForm(createCompanyStore(), { [change]: noConnection })
    await type('DK12345678')
    await expect(page.does(({ save }) => save())).resolves.toBe(false)
    const failed = await page.until(({ problem }) => problem !== null)
    expect(failed).toMatchObject({
      editing: true,
      value: 'DK12345678',
      problem: { action: 'save_vat_id', code: 'network' },
    })
    test.answer(store.answers)
    await expect(page.does(({ save }) => save())).resolves.toBe(true)
    expect(store.vatId()).toBe('DK12345678')
  })

  it('is not sent again if it was saved although the response was lost', async () => {
    const store = createCompanyStore()
    const { test, page, type } = await openForm(store, {
      [change]: () => {
        store.change('DK12345678')
        return noConnection()
      },
    })
    await type('DK12345678')
    await page.does(({ save }) => save())
    await page.until(({ load }) => load.status === 'ready' && load.view.number === 'DK12345678')
    expect(page.current().problem).toBeNull()
    await expect(page.does(({ save }) => save())).resolves.toBe(true)
    expect(sentBodies(test)).toHaveLength(1)
  })

  it('is sent once if the button is pressed several times', async () => {
    const response = deferredAnswer({ company: { ...kiosk, vat_id: 'DK12345678', ...unchecked } })
    const { test, page, type } = await openForm(createCompanyStore(), { [change]: response.answer })
    await type('DK12345678')
    await page.does(({ save }) => void save())
    await page.does(({ save }) => void save())
    expect(page.current().state).toBe('saving')
    await page.does(() => response.release())
    await page.until(({ state }) => state === 'saved')
    expect(sentBodies(test)).toHaveLength(1)
  })

  it('is discarded at cancel', async () => {
    const { page, type } = await openForm()
    await type('DK1')
    await page.does(({ save }) => save())
    await page.does(({ cancel }) => cancel())
    await page.does(({ edit }) => edit())
    expect(page.current()).toMatchObject({ value: 'SE559000000001', fault: null, state: 'idle' })
  })

  it('invalidates the cart in every tab, because its VAT changes', async () => {
    const { test, page, type } = await openForm()
    test.queryClient.setQueryData(cartKeys.checkout, {})
    await type('DK12345678')
    await page.does(({ save }) => save())
    expect(test.queryClient.getQueryState(cartKeys.checkout)?.isInvalidated).toBe(true)
    expect(test.otherTabNotifications()).toBe(1)
  })
})

describe('a number that a colleague has changed', () => {
  it('is displayed after a refusal, and replaced only when the user saves again', async () => {
    const { store, test, page, type } = await openForm()
    await type('DK12345678')
    store.change('FI12345678')
    await expect(page.does(({ save }) => save())).resolves.toBe(false)
    const conflict = await page.until(({ load }) => load.status === 'ready' && load.view.number === 'FI12345678')
    expect(conflict).toMatchObject({
      editing: true,
      value: 'DK12345678',
      problem: { code: 'vat_id_changed', params: { vat_id: 'FI12345678' } },
    })
    await expect(page.does(({ save }) => save())).resolves.toBe(true)
    expect(sentBodies(test).at(-1)).toEqual({ vat_id: 'DK12345678', replaces: 'FI12345678' })
  })

  it('is not overwritten at the first try, even if the page refetched it after the user typed', async () => {
    const { store, test, page, type } = await openForm()
    await type('DK12345678')
    store.change('FI12345678')
    await page.does(() => test.queryClient.refetchQueries())
    await expect(page.does(({ save }) => save())).resolves.toBe(false)
    expect(store.vatId()).toBe('FI12345678')
  })
})

describe('a number that was typed when the session ended', () => {
  async function typeAndEnd(next: string) {
    const { store, test, page, type } = await openForm()
    await type('SE556016068001')
    await page.does(() => test.shop.session.refuse(test.shop.session.getSession()!))
    await page.leave()
    test.signInInOtherTab(next)
    const reopened = await renderHook(test, () => useVatId({ open: false }))
    await reopened.until(({ load }) => load.status === 'ready')
    return { store, again: reopened }
  }

  it('is restored for the same customer, and replaces the number that was displayed', async () => {
    const { store, again } = await typeAndEnd('t1')
    expect(again.current()).toMatchObject({ editing: true, value: 'SE556016068001' })
    await expect(again.does(({ save }) => save())).resolves.toBe(true)
    expect(store.vatId()).toBe('SE556016068001')
  })

  it('is not restored for another customer', async () => {
    expect((await typeAndEnd('t2')).again.current()).toMatchObject({ editing: false, value: kiosk.vat_id })
  })
})
