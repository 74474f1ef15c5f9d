import type { Shelf } from '@skafferi/api'
import { kioskShelf } from '@skafferi/fixtures/scenarios'
import { createWorld } from '@skafferi/fixtures/world'
import { describe, expect, it } from 'vitest'
import { renderHook } from '../../testing/render-hook'
import { createTestShop, deferredAnswer, noConnection, type TestShop } from '../../testing/test-shop'
import { useArrangeShelf, useShelf } from './index'

const world = createWorld()
const { customer } = world.customers.kiosk
const [a, b, c] = kioskShelf(world).places
const [idA, idB, idC] = [a, b, c].map((place) => place!.variant_id) as [string, string, string]
const shelf: Shelf = { ...kioskShelf(world), source: 'saved', version: 4, places: [a!, b!, c!] }
const put = 'PUT /store/shelf'

interface Body {
  version: number
  places: { variant_id: string; target: number; facings: number }[]
}

/** A store that keeps one shelf and refuses other versions. */
function storeWith(initial: Shelf) {
  let current = initial
  const known = [a!, b!, c!]
  return {
    answers: {
      'GET /store/shelf': () => current,
      [put]: ({ body }: { body: unknown }) => {
        const { version, places } = body as Body
        if (version !== current.version) {
          const refused = {
            type: 'conflict',
            code: 'shelf_changed',
            message: 'x',
            params: { version: current.version },
          }
          return Response.json(refused, { status: 409 })
        }
        const next = places.map((place) => ({
          ...known.find(({ variant_id }) => variant_id === place.variant_id)!,
          ...place,
        }))
        current = { ...current, version: version + 1, places: next }
        return current
      },
    },
    /** A colleague saves other places. */
    change: (places: Shelf['places']) => void (current = { ...current, version: current.version + 1, places }),
    stored: () => current.places.map(({ variant_id, target, facings }) => ({ variant_id, target, facings })),
  }
}

const useBoth = () => ({ ...useShelf(), arrange: useArrangeShelf() })

async function open(test: TestShop) {
  const page = await renderHook(test, useBoth)
  await page.until(({ load }) => load.status === 'ready')
  return page
}

type Page = Awaited<ReturnType<typeof open>>

const displayedIn = (page: Page) => {
  const { load } = page.current()
  return load.status === 'ready' ? load.view.places.map(({ variantId }) => variantId) : []
}
const putsIn = (test: TestShop) => test.calls.filter(({ name }) => name === put).map(({ body }) => body as Body)
const saved = (page: Page) => page.until(({ arrange }) => !arrange.saving)

async function openShelf() {
  const store = storeWith(shelf)
  const test = createTestShop(store.answers, customer.email)
  return { store, test, page: await open(test) }
}

describe('arranging the shelf', () => {
  it('shows a change at once, and saves changes one after another with the version they follow', async () => {
    const { test, page, store } = await openShelf()
    const waiting = deferredAnswer(undefined)
    test.answer({
      [put]: async (call) => {
        await waiting.answer()
        return store.answers[put](call)
      },
    })
    await page.does(({ arrange }) => arrange.move({ variantId: idC, to: 0 }))
    await page.does(({ arrange }) => arrange.remove({ variantId: idB }))
    expect(displayedIn(page)).toEqual([idC, idA])
    expect(page.current().arrange.saving).toBe(true)
    waiting.release()
    await page.until(() => putsIn(test).length === 2)
    waiting.release()
    await saved(page)
    expect(putsIn(test).map(({ version }) => version)).toEqual([4, 5])
    expect(store.stored().map(({ variant_id }) => variant_id)).toEqual([idC, idA])
    expect(displayedIn(page)).toEqual([idC, idA])
  })

  it('shows a regular article on the shelf as soon as it is added', async () => {
    const store = storeWith({ ...shelf, places: [a!], unplaced: [b!] })
    const waiting = deferredAnswer(undefined)
    const answerLater = async (call: { body: unknown }) => {
      await waiting.answer()
      return store.answers[put](call)
    }
    const page = await open(createTestShop({ ...store.answers, [put]: answerLater }, customer.email))
    await page.does(({ arrange }) => arrange.add({ places: [{ variantId: idB, target: 24, facings: 2 }] }))
    expect(displayedIn(page)).toEqual([idB, idA])
    expect(page.current().load).toMatchObject({ view: { unplaced: [] } })
    waiting.release()
    await saved(page)
  })

  it('sets targets and facings within their limits', async () => {
    const { page, store, test } = await openShelf()
    await page.does(({ arrange }) => arrange.setTarget({ variantId: idA, target: 120 }))
    await page.does(({ arrange }) => arrange.setFacings({ variantId: idA, facings: 40 }))
    for (const facings of [0, 41, 1.5])
      await page.does(({ arrange }) => arrange.setFacings({ variantId: idA, facings }))
    await page.does(({ arrange }) => arrange.setTarget({ variantId: idA, target: 0 }))
    await saved(page)
    expect(store.stored()[0]).toMatchObject({ target: 120, facings: 40 })
    expect(putsIn(test)).toHaveLength(2)
  })

  it('sends nothing if nothing changes', async () => {
    const { page, test } = await openShelf()
    await page.does(({ arrange }) => arrange.move({ variantId: idA, to: 0 }))
    await page.does(({ arrange }) => arrange.add({ places: [{ variantId: idB, target: 1, facings: 1 }] }))
    await saved(page)
    expect(putsIn(test)).toEqual([])
  })

  it('puts a removed place back where it was, once', async () => {
    const { page, store } = await openShelf()
    expect(page.current().arrange.undoRemove).toBeNull()
    await page.does(({ arrange }) => arrange.remove({ variantId: idB }))
    await saved(page)
    await page.does(({ arrange }) => arrange.undoRemove!())
    await saved(page)
    expect(store.stored()).toMatchObject([
      { variant_id: idA },
      { variant_id: idB, target: b!.target },
      { variant_id: idC },
    ])
    expect(page.current().arrange.undoRemove).toBeNull()
  })

  it('saves all added articles with one call', async () => {
    const store = storeWith({ ...shelf, places: [a!] })
    const test = createTestShop(store.answers, customer.email)
    const page = await open(test)
    const places = [idB, idC].map((variantId) => ({ variantId, target: 12, facings: 3 }))
    await page.does(({ arrange }) => arrange.add({ places }))
    await saved(page)
    expect(displayedIn(page)).toEqual([idB, idC, idA])
    expect(putsIn(test)).toHaveLength(1)
  })

  it('adds an article at the beginning, and removes all', async () => {
    const store = storeWith({ ...shelf, places: [a!, b!] })
    const page = await open(createTestShop(store.answers, customer.email))
    await page.does(({ arrange }) => arrange.add({ places: [{ variantId: idC, target: 12, facings: 3 }] }))
    await saved(page)
    expect(store.stored()[0]).toEqual({ variant_id: idC, target: 12, facings: 3 })
    expect(displayedIn(page)).toEqual([idC, idA, idB])
    await page.does(({ arrange }) => arrange.clear())
    await saved(page)
    expect(store.stored()).toEqual([])
  })
})

describe('a colleague’s change', () => {
  it('stays, and this customer’s change is applied to it', async () => {
    const { page, store, test } = await openShelf()
    store.change([c!, a!, b!])
    await page.does(({ arrange }) => arrange.setTarget({ variantId: idA, target: 7 }))
    await saved(page)
    expect(store.stored()).toMatchObject([{ variant_id: idC }, { variant_id: idA, target: 7 }, { variant_id: idB }])
    expect(putsIn(test).map(({ version }) => version)).toEqual([4, 5])
    expect(page.current().arrange.problem).toBeNull()
  })

  it('is reported if the changed article was removed', async () => {
    const { page, store } = await openShelf()
    store.change([b!, c!])
    await page.does(({ arrange }) => arrange.setTarget({ variantId: idA, target: 7 }))
    await saved(page)
    expect(page.current().arrange.problem).toMatchObject({ action: 'arrange_shelf', code: 'shelf_changed' })
    expect(displayedIn(page)).toEqual([idB, idC])
    await page.does(({ arrange }) => arrange.dismissProblem())
    expect(page.current().arrange.problem).toBeNull()
  })

  it('is not repeated after a lost answer', async () => {
    const { page, store, test } = await openShelf()
    test.answer({
      [put]: (call) => {
        store.answers[put](call)
        return noConnection()
      },
    })
    await page.does(({ arrange }) => arrange.remove({ variantId: idA }))
    await saved(page)
    expect(page.current().arrange.problem).toMatchObject({ code: 'network' })
    await page.until(() => displayedIn(page).length === 2)
    test.answer({ [put]: store.answers[put] })
    await page.does(({ arrange }) => arrange.remove({ variantId: idB }))
    await saved(page)
    expect(store.stored().map(({ variant_id }) => variant_id)).toEqual([idC])
  })
})
