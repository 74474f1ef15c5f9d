import { describe, expect, it } from 'vitest'
import { renderHook } from '../../testing/render-hook'
import { createTestShop, refusal } from '../../testing/test-shop'
import { useFiledComplaints } from './index'

const complaint = {
  id: 'compl_1',
  display_id: 2004,
  order_id: 'order_1',
  order_display_id: 1027,
  subject: 'Two bags are torn',
  type: 'Damaged Package',
  description: 'On one side.',
  status: 'closed',
  created_at: '2026-11-20T09:30:00.000Z',
  closed_at: '2026-11-22T09:30:00.000Z',
  filed_by: { name: 'Björn Ek', is_you: false },
  lines: [
    {
      item_id: 'ordli_1',
      product_title: 'Salt Fish',
      variant_title: 'Bag',
      variant_sku: 'SAL-0120',
      quantity: 1200,
      ordered_quantity: 2400,
    },
  ],
  images: ['/files/pictures/1.webp'],
  answers: [{ id: 'answer_1', text: 'We send two new bags.', created_at: '2026-11-21T09:30:00.000Z' }],
}
const path = 'GET /store/customer/complaints'

describe('the filed complaints', () => {
  it('have their status, their sender and the answers', async () => {
    const test = createTestShop(
      { [path]: () => ({ complaints: [complaint], count: 1, limit: 100, offset: 0 }) },
      'anna@kiosk.example',
    )
    const page = await renderHook(test, () => useFiledComplaints('order_1'))
    const load = await page.until(({ status }) => status === 'ready')
    expect(load).toMatchObject({
      view: {
        count: 1,
        complaints: [
          {
            caseNumber: '2004',
            state: 'closed',
            filed: '20 Nov 2026',
            filedBy: { name: 'Björn Ek', isYou: false },
            closed: '22 Nov 2026',
            order: { id: 'order_1', displayId: '1027' },
            lines: [{ id: 'ordli_1', title: 'Salt Fish', variant: 'Bag', sku: 'SAL-0120', quantity: '1,200' }],
            pictures: ['/files/pictures/1.webp'],
            answers: [{ text: 'We send two new bags.', date: '21 Nov 2026' }],
          },
        ],
      },
    })
    expect(test.calls[0]!.url.searchParams.get('order_id')).toBe('order_1')
  })

  it('show an error if they cannot be loaded', async () => {
    const test = createTestShop({ [path]: () => refusal(500, 'unexpected_state', 'x') }, 'anna@kiosk.example')
    const page = await renderHook(test, () => useFiledComplaints())
    const load = await page.until(({ status }) => status === 'failed')
    expect(load).toMatchObject({ problem: { action: 'load_complaints' } })
  })
})
