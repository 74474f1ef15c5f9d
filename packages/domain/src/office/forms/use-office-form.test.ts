import type { components } from '@skafferi/api/admin'
import { describe, expect, it } from 'vitest'
import { renderHook } from '../../testing/render-hook'
import { createTestShop, refusal } from '../../testing/test-shop'
import { usePromotion } from '../marketing/use-promotion'
import { createOffice, type OfficePaths } from '../office-context'
import { officeWrapper } from '../testing/test-office'

const promotion = {
  id: 'promo_1',
  code: 'LUCIA26',
  type: 'fixed',
  value: 40,
  currency_code: 'eur',
  minimum: 0,
  starts_at: '2026-11-20T08:00:00Z',
  ends_at: null,
  usage_limit: 100,
  usage_limit_per_company: null,
} as components['schemas']['AdminPromotion']

/** A store with one promo code, which another operator may change. */
function storeOf(first: typeof promotion) {
  let [stored, version] = [first, 1]
  const sent: unknown[] = []
  const change = (part: Partial<typeof promotion>) => {
    stored = { ...stored, ...part }
    version += 1
  }
  async function fetch(request: Request): Promise<Response> {
    if (request.method === 'POST') {
      const body = (await request.json()) as Partial<typeof promotion>
      sent.push(body)
      if (request.headers.get('if-match') !== String(version)) return refusal(412, 'promotion_changed', 'Changed')
      change(body)
    }
    return Response.json({ promotion: stored }, { headers: { etag: String(version) } })
  }
  const office = createOffice({
    baseUrl: 'http://store.test',
    fetch,
    locale: 'en-IE',
    timeZone: 'Europe/Stockholm',
    paths: {} as OfficePaths,
  })
  return { sent, change, wrapper: officeWrapper(office) }
}

async function openCode() {
  const store = storeOf(promotion)
  const page = await renderHook(createTestShop({}), () => usePromotion('promo_1'), { wrapper: store.wrapper })
  await page.until(({ stored }) => stored.status === 'ready')
  return { store, page }
}

describe('the form of a stored object', () => {
  it('keeps its edits and lists a concurrent change, and saves the edits on the next attempt', async () => {
    const { store, page } = await openCode()
    await page.does(({ type }) => type({ value: '45' }))
    store.change({ usage_limit: 200 })
    expect(await page.does(({ save }) => save())).toBe(false)
    expect(page.current()).toMatchObject({
      remoteChanges: [{ what: 'limit', before: '100', after: '200' }],
      draft: { value: '45', limit: '200' },
      edited: true,
    })
    expect(await page.does(({ save }) => save())).toBe(true)
    expect(store.sent.at(-1)).toEqual({ value: 45 })
    expect(page.current()).toMatchObject({ remoteChanges: [], draft: { value: '45.00' }, edited: false })
  })

  it('keeps edits made during a save', async () => {
    const { page } = await openCode()
    await page.does(({ type }) => type({ value: '45' }))
    await page.does(async ({ save, type }) => {
      const saved = save()
      type({ limit: '50' })
      await saved
    })
    expect(page.current()).toMatchObject({ draft: { value: '45.00', limit: '50' }, edited: true })
  })

  it('discards its edits', async () => {
    const { page } = await openCode()
    await page.does(({ type }) => type({ value: '45' }))
    await page.does(({ reset }) => reset())
    expect(page.current()).toMatchObject({ draft: { value: '40.00' }, edited: false })
  })
})
