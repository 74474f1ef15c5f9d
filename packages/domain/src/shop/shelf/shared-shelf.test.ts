import { createWorld, sharedShelf, sharedShelfCode, suggestedShelf } from '@skafferi/fixtures/world'
import { kioskShelf } from '@skafferi/fixtures/scenarios'
import { describe, expect, it } from 'vitest'
import { renderHook } from '../../testing/render-hook'
import { createTestShop, noConnection, refusal, type TestCall } from '../../testing/test-shop'
import { toSharedShelfView, useSharedLinks, useSharedShelf, useShareShelf } from './index'
import { isShelfCode, withShared } from './shared-shelf.queries'

const world = createWorld()
const shelf = sharedShelf(world)
const path = `/store/shelves/${sharedShelfCode}`
const ids = shelf.places.map(({ variant_id }) => variant_id)
const placesOf = ({ body }: TestCall) =>
  (body as { places: { variant_id: string }[] }).places.map(({ variant_id }) => variant_id)

describe('a shared shelf', () => {
  it('is shown full, with its brands counted', () => {
    const view = toSharedShelfView(shelf, 'en-IE')
    expect(view.brands).toBe(new Set(shelf.places.map(({ brand }) => brand)).size)
    expect(view.places.every(({ facings: { filled, count } }) => filled === count)).toBe(true)
  })

  it('with an impossible code is not requested', async () => {
    expect([isShelfCode(sharedShelfCode), isShelfCode('../cart'), isShelfCode('')]).toEqual([true, false, false])
    const test = createTestShop({})
    const page = await renderHook(test, () => useSharedShelf('a b'))
    const { load } = await page.until((state) => state.load.status === 'failed')
    expect(load).toMatchObject({ problem: { code: 'shelf_not_shared' } })
    expect(test.calls).toEqual([])
  })

  it('adds only articles that the company’s shelf lacks', () => {
    const place = (variantId: string) => ({ variantId, target: 1, facings: 1 })
    const own = [{ ...place('a'), target: 9 }]
    expect(withShared(own, [place('a'), place('b')])).toEqual([{ ...place('a'), target: 9 }, place('b')])
    const many = Array.from({ length: 301 }, (_, index) => place(String(index)))
    expect(withShared(own, many)).toHaveLength(300)
  })

  it('takes the place of suggestions, and is applied to what a colleague has saved in the meantime', async () => {
    let version = 0
    const { places, ...saved } = kioskShelf(world)
    const colleagues = { ...saved, source: 'saved', places: places.slice(-2) }
    const kept = colleagues.places.map(({ variant_id }) => variant_id)
    const test = createTestShop(
      {
        [`GET ${path}`]: () => shelf,
        'GET /store/shelf': () => (version === 0 ? suggestedShelf(world) : { ...colleagues, version }),
        'PUT /store/shelf': ({ body }: TestCall) => {
          if ((body as { version: number }).version === version && version > 0) return kioskShelf(world)
          version = 4
          return refusal(409, 'shelf_changed', 'Changed')
        },
      },
      'anna@kiosk.example',
    )
    const page = await renderHook(test, () => useSharedShelf(sharedShelfCode))
    await page.until(({ load }) => load.status === 'ready')
    await page.does(({ adopt }) => adopt())
    await page.until(({ adopted }) => adopted)
    const [first, second] = test.calls.filter(({ name }) => name === 'PUT /store/shelf')
    expect(placesOf(first!)).toEqual(ids)
    expect(placesOf(second!)).toEqual([...kept, ...ids.filter((id) => !kept.includes(id))])
  })

  it('that is stopped is gone', async () => {
    let stopped = false
    const gone = () => refusal(404, 'shelf_not_shared', 'Gone')
    const test = createTestShop(
      {
        [`GET ${path}`]: () => (stopped ? gone() : { ...shelf, is_own: true }),
        [`DELETE ${path}`]: () => {
          stopped = true
          return { stopped: true }
        },
      },
      'anna@kiosk.example',
    )
    const page = await renderHook(test, () => useSharedShelf(sharedShelfCode))
    await page.until(({ load }) => load.status === 'ready')
    await page.does(({ stop }) => stop())
    const { load } = await page.until((state) => state.load.status === 'failed')
    expect(load).toMatchObject({ problem: { code: 'shelf_not_shared' } })
  })
})

describe('sharing a shelf', () => {
  it('returns the code of its link, and stores it once after a lost answer', async () => {
    let fails = true
    const test = createTestShop({
      'POST /store/shelves': () => {
        if (fails) noConnection()
        return { code: sharedShelfCode, expires_at: '2027-02-24T08:00:00.000Z', left_out: 0 }
      },
    })
    const page = await renderHook(test, () => useShareShelf())
    const places = [{ variantId: 'a', target: 1, facings: 1 }]
    await page.does(({ share }) => share({ title: '', places }))
    fails = false
    await page.does(({ share }) => share({ title: '', places }))
    expect(page.current().code).toBe(sharedShelfCode)
    const keys = test.calls.map(({ headers }) => headers.get('idempotency-key'))
    expect(keys[0]).toBe(keys[1])
  })
})

describe('the links of the company', () => {
  const link = (code: string) => ({
    code,
    title: null,
    articles: 26,
    shared_at: '2026-11-26T08:00:00.000Z',
    expires_at: '2027-11-26T08:00:00.000Z',
  })
  const codesOf = ({ load }: ReturnType<typeof useSharedLinks>) =>
    load.status === 'ready' ? load.view.map(({ code }) => code) : load.status

  it('are listed with their days, and one that is removed is gone', async () => {
    let shelves = [link('one'), link('two')]
    const test = createTestShop(
      {
        'GET /store/shelves': () => ({ shelves }),
        'DELETE /store/shelves/one': () => {
          shelves = shelves.slice(1)
          return { stopped: true }
        },
      },
      'anna@kiosk.example',
    )
    const page = await renderHook(test, () => useSharedLinks())
    await page.until(({ load }) => load.status === 'ready')
    expect(page.current().load).toMatchObject({
      view: [{ articles: 26, sharedOn: '26 Nov 2026', expiresOn: '26 Nov 2027' }, { code: 'two' }],
    })
    await page.does(({ stop }) => stop({ code: 'one' }))
    await page.until((links) => codesOf(links).length === 1)
    expect(codesOf(page.current())).toEqual(['two'])
    shelves = [link('three'), ...shelves]
    await page.does(({ refresh }) => refresh())
    await page.until((links) => codesOf(links).length === 2)
  })

  it('stay if one cannot be removed', async () => {
    const test = createTestShop(
      { 'GET /store/shelves': () => ({ shelves: [link('one')] }), 'DELETE /store/shelves/one': noConnection },
      'anna@kiosk.example',
    )
    const page = await renderHook(test, () => useSharedLinks())
    await page.until(({ load }) => load.status === 'ready')
    await page.does(({ stop }) => stop({ code: 'one' }))
    await page.until(({ problem }) => problem !== null)
    expect(codesOf(page.current())).toEqual(['one'])
  })
})
