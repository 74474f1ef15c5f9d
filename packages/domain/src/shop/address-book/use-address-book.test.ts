import { createWorld } from '@skafferi/fixtures/world'
import { storedAddresses } from '@skafferi/fixtures/scenarios'
import { describe, expect, it } from 'vitest'
import { renderHook } from '../../testing/render-hook'
import { createTestShop, type TestCall } from '../../testing/test-shop'
import { useAddressBook, type AddressBook } from './index'

const world = createWorld()
const [haga] = storedAddresses(world)
const { customer } = world.customers.kiosk
const list = 'GET /store/customers/me/addresses'
const store = 'POST /store/customers/me/addresses'
const change = 'PATCH /store/customers/me/addresses/addr_1haga'
const remove = 'DELETE /store/customers/me/addresses/addr_1haga'

const refusedWith =
  (status: number, code: string, params = {}) =>
  () =>
    Response.json({ type: 'conflict', code, message: 'x', params }, { status })

async function openBook(more: Parameters<ReturnType<typeof createTestShop>['answer']>[0] = {}) {
  const answers = {
    'GET /store/customers/me': () => ({ customer }),
    [list]: () => ({ addresses: [haga], count: 1, limit: 100, offset: 0 }),
    [store]: () => ({ address: haga }),
    [change]: () => ({ address: haga }),
    [remove]: () => ({ success: true, message: 'Removed successfully' }),
  }
  const test = createTestShop({ ...answers, ...more }, customer.email)
  const page = await renderHook(test, useAddressBook)
  await page.until(({ load }) => load.status === 'ready')
  return { test, page }
}

const bodiesOf = (calls: readonly TestCall[], name: string) =>
  calls.filter((call) => call.name === name).map(({ body }) => body)
const formOf = ({ form }: AddressBook) => form!

describe('the address book', () => {
  it('prefills a new entry from the account, and is refetched after saving', async () => {
    const { test, page } = await openBook()
    await page.does(({ add }) => add())
    const { form } = await page.until((book) => book.form?.start.first_name === 'Anna')
    expect(form).toMatchObject({
      isNew: true,
      start: { company: 'Kiosk & Co AB', country_code: 'se', address_1: '', name: '' },
    })
    const values = {
      ...form!.start,
      name: ' Haga ',
      address_1: 'Linnégatan 14',
      postal_code: '413 04',
      city: 'Gothenburg',
    }
    expect(await page.does((book) => formOf(book).save({ values }))).toBe(true)
    expect(bodiesOf(test.calls, store)).toMatchObject([
      { name: 'Haga', address: { address_1: 'Linnégatan 14', reception_hours: '' } },
    ])
    expect(bodiesOf(test.calls, list)).toHaveLength(2)
  })

  it('sends nothing that is incomplete', async () => {
    const { test, page } = await openBook()
    await page.does(({ edit }) => edit({ id: haga!.id }))
    expect(
      await page.does((book) => formOf(book).save({ values: { ...formOf(book).start, name: ' ', city: '' } })),
    ).toBe(false)
    expect(formOf(page.current()).faults).toEqual({ name: 'required', city: 'required' })
    expect(bodiesOf(test.calls, change)).toEqual([])
  })

  it('overwrites a colleague’s change only at the second try', async () => {
    const { test, page } = await openBook({
      [change]: refusedWith(409, 'address_changed', { name: 'Haga 2', version: 4 }),
    })
    await page.does(({ edit }) => edit({ id: haga!.id }))
    const { start } = formOf(page.current())
    expect(await page.does((book) => formOf(book).save({ values: start }))).toBe(false)
    await page.until((book) => book.form?.problem?.code === 'address_changed')
    test.answer({ [change]: () => ({ address: haga }) })
    expect(await page.does((book) => formOf(book).save({ values: start }))).toBe(true)
    expect(bodiesOf(test.calls, change)).toMatchObject([{ version: 1 }, { version: 4 }])
  })

  it('creates an entry again that a colleague removed, and treats a removed entry as removed', async () => {
    const { test, page } = await openBook({
      [change]: refusedWith(404, 'address_not_found'),
      [remove]: refusedWith(404, 'address_not_found'),
    })
    await page.does(({ edit }) => edit({ id: haga!.id }))
    const { start } = formOf(page.current())
    await page.does((book) => formOf(book).save({ values: start }))
    await page.until((book) => book.form?.problem?.code === 'address_not_found')
    expect(await page.does((book) => formOf(book).save({ values: start }))).toBe(true)
    expect(bodiesOf(test.calls, store)).toMatchObject([{ name: 'Store Haga' }])
    expect(await page.does((book) => book.remove({ id: haga!.id }))).toBe(true)
    expect(page.current().problem).toBeNull()
  })
})
