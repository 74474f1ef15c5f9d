import type { components } from '@skafferi/api/admin'
import { describe, expect, it } from 'vitest'
import { renderHook } from '../../testing/render-hook'
import { createTestShop, refusal } from '../../testing/test-shop'
import { createOffice, type OfficePaths } from '../office-context'
import { officeWrapper } from '../testing/test-office'
import { useCategories } from './use-categories'
import { useCategory } from './use-category'

type Category = components['schemas']['AdminCategory']

/** A store with categories on the first level. Each change renews the entity tags of all. */
function storeOf(...names: string[]) {
  let order = names
  let version = 1
  const sent: { method: string; tag: string | null; key: string | null; body: unknown }[] = []
  const tree = (): Category[] =>
    order.map((name, rank) => ({
      id: name,
      name,
      handle: name,
      description: '',
      parent_category_id: null,
      rank,
      product_count: 0,
      subcategory_count: 0,
      etag: `"${name} ${version}"`,
    }))
  function change(next: string[]) {
    order = next
    version += 1
  }
  async function answer(request: Request): Promise<Response> {
    if (request.method === 'GET') return Response.json({ product_categories: tree(), count: order.length })
    const [id, tag] = [new URL(request.url).pathname.split('/').at(-1)!, request.headers.get('if-match')]
    const body = request.method === 'POST' ? ((await request.json()) as { rank?: number; name?: string }) : undefined
    sent.push({ method: request.method, tag, key: request.headers.get('idempotency-key'), body })
    const found = tree().find((each) => each.id === id)
    if (tag !== null && found?.etag !== tag) return refusal(412, 'category_changed', 'Changed')
    if (body?.rank !== undefined) change(order.filter((name) => name !== id).toSpliced(body.rank, 0, id))
    else if (found && body?.name !== undefined) change(order.map((name) => (name === id ? body.name! : name)))
    else if (!found && body?.name !== undefined) change([...order, body.name])
    return Response.json({ product_category: tree().find(({ name }) => name === body?.name) ?? tree()[0] })
  }
  return { answer, change, sent, order: () => order }
}

async function openOffice<Result>({ answer }: Pick<ReturnType<typeof storeOf>, 'answer'>, useIt: () => Result) {
  const paths = new Proxy({}, { get: () => () => '/' }) as OfficePaths
  const office = createOffice({
    baseUrl: 'http://store.test',
    fetch: answer,
    locale: 'en-IE',
    timeZone: 'Europe/Stockholm',
    paths,
  })
  return renderHook(createTestShop({}), useIt, { wrapper: officeWrapper(office) })
}

const namesOf = ({ categories }: ReturnType<typeof useCategories>) =>
  categories.status === 'ready' ? categories.view.map(({ name }) => name).join(' ') : ''

describe('move', () => {
  it('runs two moves in turn, each from the position after the previous one', async () => {
    const store = storeOf('a', 'b', 'c')
    const page = await openOffice(store, useCategories)
    await page.until((now) => namesOf(now) === 'a b c')
    await page.does(({ move }) => Promise.all([move({ id: 'c', by: -1 }), move({ id: 'c', by: -1 })]))
    expect(namesOf(await page.until((now) => namesOf(now) === 'c a b'))).toBe('c a b')
    expect(store.sent.map(({ tag, body }) => [tag, body])).toEqual([
      ['"c 1"', { rank: 1 }],
      ['"c 2"', { rank: 0 }],
    ])
  })

  it('moves nothing after a concurrent move, and shows the current position', async () => {
    const store = storeOf('a', 'b', 'c')
    const page = await openOffice(store, useCategories)
    await page.until((now) => namesOf(now) === 'a b c')
    store.change(['c', 'a', 'b'])
    expect(await page.does(({ move }) => move({ id: 'c', by: -1 }))).toBe(false)
    await page.until((now) => namesOf(now) === 'c a b')
    expect(page.current().problem).toMatchObject({ code: 'category_changed' })
    expect(store.order()).toEqual(['c', 'a', 'b'])
  })
})

describe('useCategory', () => {
  const draft = { name: 'new', handle: 'b', description: '', parent: '' }
  const useBoth = () => ({ tree: useCategories(), one: useCategory() })

  it('reports a concurrent change, and saves on the next attempt', async () => {
    const store = storeOf('a', 'b', 'c')
    const page = await openOffice(store, useBoth)
    await page.until(({ tree }) => namesOf(tree) === 'a b c')
    await page.does(({ one }) => one.open('b'))
    store.change(['b', 'a', 'c'])
    expect(await page.does(({ one }) => one.save(draft))).toBe(false)
    expect(page.current().one).toMatchObject({
      remoteChanges: [{ what: 'place', before: '2', after: '1' }],
      problem: { code: 'category_changed' },
    })
    expect(await page.does(({ one }) => one.save(draft))).toBe(true)
    expect(store.order()).toEqual(['new', 'a', 'c'])
  })

  it('keeps the version from when editing began although the list is refetched', async () => {
    const store = storeOf('a', 'b', 'c')
    const page = await openOffice(store, useBoth)
    await page.until(({ tree }) => namesOf(tree) === 'a b c')
    await page.does(({ one }) => one.open('b'))
    store.change(['c', 'a', 'b'])
    await page.does(({ tree }) => tree.move({ id: 'a', by: 1 }))
    await page.until(({ tree }) => namesOf(tree) === 'c a b')
    expect(await page.does(({ one }) => one.save(draft))).toBe(false)
    expect(store.order()).toEqual(['c', 'a', 'b'])
  })
})

it('a new category is reported with its name once it can be chosen', async () => {
  const store = storeOf('a')
  const created: string[] = []
  const page = await openOffice(store, () => ({
    tree: useCategories(),
    one: useCategory((name) => created.push(name)),
  }))
  await page.until(({ tree }) => namesOf(tree) === 'a')
  await page.does(({ one }) => one.open(null))
  expect(await page.does(({ one }) => one.save({ name: ' Winter ', handle: '', description: '', parent: '' }))).toBe(
    true,
  )
  expect(created).toEqual(['Winter'])
  expect(namesOf(page.current().tree)).toBe('a Winter')
})

it('a new category is sent again with the same idempotency key if the answer was lost', async () => {
  const store = storeOf('a')
  let isLost = true
  const answer = async (request: Request) => {
    const response = await store.answer(request)
    if (request.method === 'POST' && isLost) {
      isLost = false
      throw new TypeError('fetch failed')
    }
    return response
  }
  const page = await openOffice({ answer }, useCategory)
  await page.does(({ open }) => open(null))
  const draft = { name: 'b', handle: '', description: ' ', parent: '' }
  expect(await page.does(({ save }) => save(draft))).toBe(true)
  const [first, second] = store.sent
  expect([first!.key, first!.body]).toEqual([second!.key, { name: 'b' }])
})
