import { expect, it } from 'vitest'
import { renderHook } from '../../testing/render-hook'
import { createTestShop } from '../../testing/test-shop'
import { useCompany } from '../customers/use-company'
import { useFlashSaleForm } from '../marketing/use-flash-sale-form'
import { createOffice, type OfficePaths } from '../office-context'
import { createOfficeDrafts } from '../office-drafts'
import { officeWrapper } from '../testing/test-office'

const answer = {
  company: {
    id: 'comp_1',
    name: 'Kiosk Hafen',
    country_code: 'de',
    organisation_number: '',
    orders: 0,
    order_total: 0,
    currency_code: 'eur',
    payment_terms_days: 30,
    po_required: false,
    vat_id: null,
    vat_id_status: 'none',
    blocked_at: null,
    created_at: '2026-11-20T08:00:00Z',
  },
  blocked_reason: null,
  people: [],
  applications: [],
  addresses: [],
}
const sale = {
  id: 'sale_1',
  title: 'Lucia',
  state: 'planned',
  starts_at: '2026-12-01T23:00:00Z',
  ends_at: '2026-12-13T22:59:59Z',
  items: [],
}

/** A tab of the office, and a store with one object, which another operator may change. */
function openTab(stored: object) {
  let [value, version] = [stored, 1]
  async function fetch({ method, url }: Request): Promise<Response> {
    if (url.includes('/activities')) return Response.json({ activities: [], count: 0, offset: 0, limit: 10 })
    if (method === 'DELETE') return new Response(null, { status: 204 })
    return Response.json(value, { headers: { etag: String(version) } })
  }
  let text: string | null = null
  const write = (next: string | null) => void (text = next)
  const drafts = createOfficeDrafts({ read: () => text, write, clear: () => write(null) })
  const paths = new Proxy({}, { get: () => () => '/' }) as OfficePaths
  const timeZone = 'Europe/Stockholm'
  const office = createOffice({ baseUrl: 'https://shop.example', fetch, locale: 'en-IE', timeZone, paths })
  return {
    text: () => text,
    change: (next: object) => void ([value, version] = [next, version + 1]),
    /** Opens a page, as after another page of the office. */
    open: <Page>(use: () => Page) =>
      renderHook(createTestShop({}), use, { wrapper: officeWrapper({ ...office, drafts }) }),
  }
}

it('keeps the unsaved terms of a company, and names what a colleague has changed under them', async () => {
  const tab = openTab(answer)
  const openCompany = async () => {
    const page = await tab.open(() => useCompany('comp_1'))
    await page.until(({ company }) => company.status === 'ready')
    return page
  }
  const first = await openCompany()
  await first.does(({ terms }) => terms.type({ days: '14' }))
  tab.change({ ...answer, company: { ...answer.company, payment_terms_days: 60, po_required: true } })
  const again = await openCompany()
  expect(again.current().terms).toMatchObject({ draft: { days: '14', poRequired: true }, changed: ['days'] })
  expect(again.current().remoteChanges).toEqual([{ what: 'days', before: '30', after: '60' }])
  await again.does(({ dismissRemoteChanges }) => dismissRemoteChanges())
  expect(again.current().remoteChanges).toEqual([])
})

it('keeps the unsaved form of a flash sale until it is stopped', async () => {
  const tab = openTab({ flash_sale: sale })
  const openSale = async () => {
    const page = await tab.open(() => useFlashSaleForm('sale_1'))
    await page.until(({ sale: state }) => state.status === 'ready')
    return page
  }
  const first = await openSale()
  await first.does(({ type }) => type({ title: 'Lucia 2026', ends: '2026-12-14' }))
  tab.change({ flash_sale: { ...sale, title: 'Advent' } })
  const again = await openSale()
  expect(again.current()).toMatchObject({ draft: { title: 'Lucia 2026' }, changed: ['title', 'ends'] })
  expect(again.current().remoteChanges).toEqual([{ what: 'title', before: 'Lucia', after: 'Advent' }])
  await again.does(({ stop }) => stop())
  expect(tab.text()).toBeNull()
})
