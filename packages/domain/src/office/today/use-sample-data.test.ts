import { expect, it } from 'vitest'
import { renderHook } from '../../testing/render-hook'
import { createTestShop, refusal } from '../../testing/test-shop'
import { createOffice, type OfficePaths } from '../office-context'
import { officeWrapper } from '../testing/test-office'
import { useSampleData } from './use-sample-data'

const at = '2026-11-20T08:00:00.000Z'
const maja = { id: 'oper_1', email: 'maja@shop.example', name: 'Maja', role: 'owner', created_at: at, version: 1 }
const states = {
  none: { state: 'none', products: 0, categories: 0 },
  loaded: { state: 'loaded', products: 24, categories: 5 },
  not_offered: { state: 'not_offered', products: 0, categories: 0 },
} as const
const remaining = [
  { kind: 'product', id: 'prod_1', title: 'Rolled oats' },
  { kind: 'category', id: 'cat_1', title: 'Pantry' },
  { kind: 'page', id: 'home', title: 'Home page' },
]

/** A store whose sample data is in a state; a response can get lost. */
async function openPage(first: keyof typeof states, may: readonly string[] = ['see', 'catalogue']) {
  const store = { state: first, isLost: false }
  const calls: string[] = []
  const answers: Record<string, () => Response> = {
    'GET /admin/session': () => Response.json({ operator: { ...maja, disabled_at: null }, expires_at: at, may }),
    'GET /admin/sample-data': () => Response.json(states[store.state]),
    'POST /admin/sample-data': () => {
      if (store.state !== 'none') return refusal(409, 'sample_data_not_offered', 'Not offered')
      store.state = 'loaded'
      return Response.json(states.loaded)
    },
    'DELETE /admin/sample-data': () => {
      store.state = 'none'
      return Response.json({ deleted: 20, archived: 1, remaining })
    },
  }
  const office = createOffice({
    baseUrl: 'https://shop.example',
    locale: 'en-IE',
    timeZone: 'Europe/Stockholm',
    paths: {
      product: (id: string) => `/products/${id}`,
      categories: '/categories',
      contentPage: (page) => `/content/${page}`,
    } as OfficePaths,
    now: () => new Date(at),
    async fetch(request) {
      const name = `${request.method} ${new URL(request.url).pathname}`
      calls.push(name)
      const answer = answers[name]!()
      if (!store.isLost || request.method === 'GET') return answer
      store.isLost = false
      throw new TypeError('Failed to fetch')
    },
  })
  const page = await renderHook(createTestShop({}), useSampleData, { wrapper: officeWrapper(office) })
  return { page, store, calls }
}

const isReady = ({ sampleData }: ReturnType<typeof useSampleData>) => sampleData !== null

it('is loaded and removed, and lists what was kept with links', async () => {
  const { page } = await openPage('none')
  await page.until(isReady)
  expect(page.current().sampleData).toEqual({ isLoaded: false, products: 0, categories: 0 })
  await page.does(async (result) => result.load())
  await page.until(({ sampleData }) => sampleData?.isLoaded === true)
  expect(page.current().sampleData).toEqual({ isLoaded: true, products: 24, categories: 5 })
  await page.does((result) => result.remove())
  expect(page.current()).toMatchObject({
    sampleData: { isLoaded: false },
    removed: {
      deleted: 20,
      archived: 1,
      remaining: [
        { id: 'prod_1', title: 'Rolled oats', href: '/products/prod_1' },
        { id: 'cat_1', title: 'Pantry', href: '/categories' },
        { id: 'home', title: 'Home page', href: '/content/home' },
      ],
    },
  })
})

it('is shown as loaded if a colleague has loaded it', async () => {
  const { page, store } = await openPage('none')
  await page.until(isReady)
  store.state = 'loaded'
  await page.does(async (result) => result.load())
  await page.until(({ sampleData }) => sampleData?.isLoaded === true)
  expect(page.current().loadProblem).toBeNull()
})

it('is read again after a lost answer', async () => {
  const { page, store } = await openPage('none')
  await page.until(isReady)
  store.isLost = true
  await page.does(async (result) => result.load())
  await page.until(({ sampleData }) => sampleData?.isLoaded === true)
})

it('disappears with its refusal if the shop has received an order', async () => {
  const { page, store } = await openPage('none')
  await page.until(isReady)
  store.state = 'not_offered'
  await page.does(async (result) => result.load())
  await page.until(({ sampleData }) => sampleData === null)
  expect(page.current().loadProblem).toMatchObject({ code: 'sample_data_not_offered' })
})

it('does not ask for it on behalf of other roles', async () => {
  const { page, calls } = await openPage('none', ['see'])
  await page.until(() => calls.length > 0)
  expect(page.current()).toMatchObject({ sampleData: null, isLoading: false })
  expect(calls).toEqual(['GET /admin/session'])
})
