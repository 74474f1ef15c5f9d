import { describe, expect, it } from 'vitest'
import { renderHook } from '../../testing/render-hook'
import { createTestShop, refusal } from '../../testing/test-shop'
import { createOffice, type OfficePaths } from '../office-context'
import type { ListedOrderView, SummedAmount } from './orders.view'
import { officeWrapper } from '../testing/test-office'
import { useOrderSelection } from './use-order-selection'
import { usePacking } from './use-packing'

const orderOf = (
  number: string,
  [lines, pieces, total, currency]: [number, number, number, string] = [1, 10, 100_00, 'eur'],
): ListedOrderView => ({
  id: `order_${number}`,
  number,
  version: Number(number),
  href: '',
  placed: '',
  buyer: 'Anna Lindqvist',
  company: '',
  shipTo: '',
  pieces: '',
  piecesToShip: '',
  pickable: true,
  lines: '',
  goods: 'to_pack',
  payment: 'unpaid',
  shipment: { state: 'none', shipped: '0', pieces: '', isComplete: false },
  leaves: null,
  credited: null,
  amountDue: '€10.00',
  toPay: null,
  toPayBack: null,
  due: null,
  total: '',
  amounts: { lines, pieces, total, due: total / 2, toPayBack: total / 4, currency },
})

const rows = ['1', '2', '3'].map((number) => orderOf(number))

/** Opens a list with these rows. @param answer the store's response for an order */
async function openPage(answer: (id: string) => Response = () => Response.json({})) {
  const sent: { id: string; body: unknown }[] = []
  const paths = new Proxy({}, { get: () => () => '/' }) as OfficePaths
  async function fetch(request: Request): Promise<Response> {
    const id = new URL(request.url).pathname.split('/').at(-1)!
    sent.push({ id, body: await request.json() })
    return answer(id)
  }
  const office = createOffice({
    baseUrl: 'http://store.test',
    fetch,
    locale: 'en-IE',
    timeZone: 'Europe/Stockholm',
    paths,
  })
  const search: { rows: ListedOrderView[]; of: string; summed: SummedAmount } = { rows, of: '', summed: 'total' }
  const useBoth = () => {
    const selection = useOrderSelection(search.rows, search.of, search.summed)
    return { ...selection, ...usePacking(selection.deselect) }
  }
  const page = await renderHook(createTestShop({}), useBoth, { wrapper: officeWrapper(office) })
  const selects = (...numbers: string[]) =>
    page.does(({ select }) => select(new Set(numbers.map((number) => `order_${number}`))))
  return { page, sent, search, selects }
}

describe('useOrderSelection', () => {
  it('sums lines, pieces and totals by currency over all pages', async () => {
    const { page, search, selects } = await openPage()
    await selects('1', '2')
    search.rows = [orderOf('4', [3, 1200, 50_50, 'sek'])]
    await page.rerender()
    await page.does(({ ids, select }) => select(new Set([...ids, 'order_4'])))
    expect(page.current().sums).toEqual({ lines: 5, pieces: 1220, totals: ['€200.00', 'SEK\u00a050.50'] })
    expect(page.current().orders.map(({ number }) => number)).toEqual(['1', '2', '4'])
    search.summed = 'due'
    await page.rerender()
    expect(page.current().sums.totals).toEqual(['€100.00', 'SEK\u00a025.25'])
    search.summed = 'toPayBack'
    await page.rerender()
    expect(page.current().sums.totals[0]).toBe('€50.00')
  })

  it('is cleared when the filter changes', async () => {
    const { page, search, selects } = await openPage()
    await selects('1')
    search.of = 'status=shipping'
    await page.rerender()
    expect(page.current().ids.size).toBe(0)
  })
})

describe('usePacking', () => {
  it('continues after a refused order, which stays selected', async () => {
    const { page, sent, selects } = await openPage((id) =>
      id === 'order_2' ? refusal(409, 'transition_not_allowed', 'It has left.') : Response.json({}),
    )
    await selects('1', '2', '3')
    await page.does(({ pack, orders }) => pack(orders))
    const { outcome, ids } = await page.until(({ outcome: result }) => result !== null)
    expect(sent).toEqual(
      ['1', '2', '3'].map((number) => ({
        id: `order_${number}`,
        body: { fulfillment_status: 'fulfilled', version: Number(number) },
      })),
    )
    expect(outcome).toMatchObject({
      packed: 2,
      refused: [{ number: '2', problem: { code: 'transition_not_allowed' } }],
    })
    expect([...ids]).toEqual(['order_2'])
  })

  it('reports changed and refunded orders and packs the others', async () => {
    const codes: Record<string, string> = { order_1: 'order_changed', order_3: 'line_refunded' }
    const { page, selects } = await openPage((id) =>
      codes[id] ? refusal(409, codes[id], 'Not now.') : Response.json({}),
    )
    await selects('1', '2', '3')
    await page.does(({ pack, orders }) => pack(orders))
    const { outcome } = await page.until(({ outcome: result }) => result !== null)
    const refused = [
      { number: '1', problem: { code: 'order_changed' } },
      { number: '3', problem: { code: 'line_refunded' } },
    ]
    expect(outcome).toMatchObject({ packed: 1, refused })
  })

  it('sends once if it is pressed twice', async () => {
    const { page, sent, selects } = await openPage()
    await selects('1')
    await page.does(({ pack, orders }) => Promise.all([pack(orders), pack(orders)]))
    await page.until(({ outcome }) => outcome !== null)
    expect(sent).toHaveLength(1)
  })

  it.each([
    [401, 'unauthorized'],
    [503, 'busy'],
  ])('stops after status %s, and the orders that were not sent stay selected', async (status, code) => {
    const { page, sent, selects } = await openPage((id) =>
      id === 'order_1' ? Response.json({}) : refusal(status, code, 'Not now.'),
    )
    await selects('1', '2', '3')
    await page.does(({ pack, orders }) => pack(orders))
    const { outcome, ids } = await page.until(({ outcome: result }) => result !== null)
    expect(sent.map(({ id }) => id)).toEqual(['order_1', 'order_2'])
    expect(outcome).toMatchObject({ packed: 1, refused: [{ number: '2' }, { number: '3' }] })
    expect([...ids]).toEqual(['order_2', 'order_3'])
  })
})
