import { expect, it } from 'vitest'
import { renderHook } from '../../testing/render-hook'
import { createTestShop } from '../../testing/test-shop'
import { createOffice, type OfficePaths } from '../office-context'
import { officeWrapper } from '../testing/test-office'
import { useFind } from './use-find'

it('finds orders, products, companies, people and operators once the user pauses, nothing for an empty text', async () => {
  const sent: string[] = []
  async function answer(request: Request): Promise<Response> {
    const { pathname, searchParams } = new URL(request.url)
    sent.push(`${pathname} ${searchParams.get('q')}`)
    return Response.json({
      orders: [{ id: 'order_1', display_id: 1042, company_name: 'Kiosk & Co' }],
      products: [{ id: 'prod_1', title: 'Salt fish', sku: 'SAL-1' }],
      companies: [{ id: 'comp_1', name: 'Kiosk & Co', organisation_number: null }],
      people: [
        {
          first_name: 'Anna',
          last_name: 'L',
          email: 'anna@kiosk.example',
          company_id: 'comp_1',
          company_name: 'Kiosk',
        },
      ],
      operators: [
        { name: 'Elsa', email: 'elsa@kiosk-office.example' },
        { name: 'Johan', email: 'johan@office.example' },
      ],
    })
  }
  const paths = new Proxy({}, { get: (_, name) => (id: string) => `/${String(name)}/${id}` }) as OfficePaths
  const office = createOffice({
    baseUrl: 'http://store.test',
    fetch: answer,
    locale: 'en-IE',
    timeZone: 'Europe/Stockholm',
    paths,
  })
  let text = ''
  let inTeam = false
  const page = await renderHook(createTestShop({}), () => useFind(text, inTeam), { wrapper: officeWrapper(office) })
  expect(page.current()).toEqual({ found: null, busy: false })
  for (text of ['k', 'ki', ' kio ']) await page.rerender()
  expect(page.current().busy).toBe(true)
  const { found } = await page.until((result) => result.found !== null && !result.busy)
  expect(sent.toSorted()).toEqual([
    '/admin/companies kio',
    '/admin/orders kio',
    '/admin/people kio',
    '/admin/products kio',
  ])
  expect(found).toEqual({
    orders: [{ href: '/order/order_1', name: '1042', detail: 'Kiosk & Co' }],
    products: [{ href: '/product/prod_1', name: 'Salt fish', detail: 'SAL-1' }],
    companies: [{ href: '/company/comp_1', name: 'Kiosk & Co', detail: '' }],
    people: [{ href: '/company/comp_1', name: 'Anna L', detail: 'Kiosk · anna@kiosk.example' }],
    team: [],
  })
  inTeam = true
  await page.rerender()
  const ofOwner = await page.until((result) => (result.found?.team.length ?? 0) > 0)
  expect(ofOwner.found?.team).toMatchObject([{ name: 'Elsa', detail: 'elsa@kiosk-office.example' }])
  text = ''
  await page.rerender()
  expect(page.current()).toEqual({ found: null, busy: false })
})
