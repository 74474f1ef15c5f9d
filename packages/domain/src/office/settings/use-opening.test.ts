import { expect, it } from 'vitest'
import type { SharedText } from '../../platform/text-storage'
import { renderHook } from '../../testing/render-hook'
import { createTestShop, refusal } from '../../testing/test-shop'
import { createOffice, type OfficePaths } from '../office-context'
import { createTestOffice, officeWrapper } from '../testing/test-office'
import { useSampleData } from '../today/use-sample-data'
import { toSetupView } from './to-setup-view'
import { useOpening } from './use-opening'

const ids = ['profile', 'products', 'delivery', 'legal', 'customer', 'open'] as const
const setup = (done: readonly string[]) => ({
  steps: ids.map((id) => ({ id, done: done.includes(id) })),
  open: done.includes('open'),
  has_sample_data: false,
  sample_products: 24,
  empty_pages: ['faq' as const],
  missing_legal_texts: done.includes('legal') ? [] : ['terms' as const],
  payment_days: 14,
})

it('the shop opens without an imprint, which is named beside the payment terms', () => {
  const view = toSetupView({ ...setup(['profile', 'products', 'delivery']), missing_legal_texts: ['imprint'] })
  expect(view.steps.find(({ id }) => id === 'legal')).toMatchObject({ state: 'open' })
  expect(view.missing).toEqual([])
  expect(view.unfinished).toMatchObject({ lacksImprint: true, paymentDays: 14 })
})

it('the steps are ticked by what is done, and only the customer is skipped', () => {
  const { steps, missing } = toSetupView(setup(['profile', 'legal']), true)
  expect(steps.map(({ state }) => state)).toEqual(['done', 'open', 'open', 'done', 'skipped', 'open'])
  expect(missing).toEqual(['products', 'delivery'])
  expect(toSetupView(setup([])).steps.filter(({ canSkip }) => canSkip)).toHaveLength(1)
  expect(toSetupView(setup(ids), true)).toMatchObject({
    isOpen: true,
    missing: [],
    unfinished: { sampleProducts: 24, emptyPages: ['faq'] },
  })
})

/** A store with a closed shop, which may lack a product. */
async function openPage() {
  let [done, version]: [readonly string[], number] = [['profile', 'products', 'delivery', 'legal'], 3]
  const sent: unknown[] = []
  async function fetch(request: Request): Promise<Response> {
    if (request.url.endsWith('/admin/setup')) return Response.json(setup(done))
    if (request.method === 'GET') return Response.json({ opening: { value: { open: false }, version } })
    const body = (await request.json()) as { value: { open: boolean } }
    sent.push(body)
    if (!done.includes('products')) return refusal(409, 'not_ready_to_open', 'Not ready')
    done = body.value.open ? [...done, 'open'] : done.filter((id) => id !== 'open')
    version += 1
    return Response.json({ value: body.value, version, changed_at: '2026-11-20T08:00:00Z', changed_by: null })
  }
  const office = createOffice({
    baseUrl: 'https://shop.example',
    fetch,
    locale: 'en-IE',
    timeZone: 'Europe/Stockholm',
    paths: {} as OfficePaths,
    sharedStorage: () => ({ read: () => null, listen: () => () => undefined }) as unknown as SharedText,
  })
  const page = await renderHook(createTestShop({}), useOpening, { wrapper: officeWrapper(office) })
  await page.until(({ opening }) => opening.status === 'ready')
  const view = () => {
    const { opening } = page.current()
    return opening.status === 'ready' ? opening.view : undefined
  }
  return { page, view, sent, unpublish: () => void (done = done.filter((id) => id !== 'products')) }
}

it('opens and closes the shop with the current version', async () => {
  const { page, view, sent } = await openPage()
  expect(view()).toMatchObject({ isOpen: false, missing: [] })
  expect(await page.does(({ save }) => save(true))).toBe(true)
  expect(view()).toMatchObject({ isOpen: true })
  expect(await page.does(({ save }) => save(false))).toBe(true)
  expect(sent).toEqual([
    { version: 3, value: { open: true } },
    { version: 4, value: { open: false } },
  ])
})

it('learns what is missing from a refusal', async () => {
  const { page, view, unpublish } = await openPage()
  unpublish()
  expect(await page.does(({ save }) => save(true))).toBe(false)
  expect(page.current().problem).toMatchObject({ code: 'not_ready_to_open' })
  await page.until(() => view()?.missing.includes('products') === true)
})

it('and the sample data know of each other’s changes', async () => {
  const at = '2026-11-20T08:00:00.000Z'
  const maja = { id: 'oper_1', email: 'maja@shop.example', name: 'Maja', role: 'owner', created_at: at, version: 1 }
  let [isOpen, isLoaded] = [false, false]
  const { wrapper } = createTestOffice({
    'GET /admin/session': () => ({ operator: { ...maja, disabled_at: null }, expires_at: at, may: ['catalogue'] }),
    'GET /admin/setup': () => ({ ...setup(isOpen ? ids : []), sample_products: isLoaded ? 24 : 0 }),
    'GET /admin/settings': () => ({ opening: { value: { open: isOpen }, version: 1 } }),
    'POST /admin/settings/opening': () => ({ value: { open: (isOpen = true) }, version: 2 }),
    'GET /admin/sample-data': () => ({ state: isOpen ? 'not_offered' : 'none', products: 0, categories: 0 }),
    'POST /admin/sample-data': () => {
      isLoaded = true
      return { state: 'loaded', products: 24, categories: 5 }
    },
  })
  const useBoth = () => ({ ...useOpening(), sample: useSampleData() })
  const page = await renderHook(createTestShop({}), useBoth, { wrapper })
  const samplesOnSale = () => {
    const { opening } = page.current()
    return opening.status === 'ready' ? opening.view.unfinished.sampleProducts : undefined
  }
  await page.until(({ sample }) => sample.sampleData !== null && samplesOnSale() === 0)
  await page.does(({ sample }) => sample.load())
  await page.until(() => samplesOnSale() === 24)
  expect(await page.does(({ save }) => save(true))).toBe(true)
  await page.until(({ sample }) => sample.sampleData === null)
})
