import { createWorld } from '@skafferi/fixtures/world'
import { describe, expect, it } from 'vitest'
import { renderHook } from '../../testing/render-hook'
import { createTestShop, deferredAnswer, noConnection, type TestShop } from '../../testing/test-shop'
import type { LineToAdd } from '../wishlist'
import { useAddSaved } from './index'

const cart = createWorld().carts.small
const bulkAdd = 'POST /store/cart/items/bulk-add'
const line = (productId: string, part: Partial<LineToAdd> = {}): LineToAdd => ({
  productId,
  title: productId,
  variantId: `variant_of_${productId}`,
  quantity: 2,
  refusal: null,
  ...part,
})
const answer = (...codes: string[]) => ({
  success: true,
  message: 'x',
  results: codes.map((code, index) => ({ variant_id: `variant_of_${'abc'[index]}`, quantity: 2, code, left: 0 })),
  cart,
})

async function open(answers: Parameters<TestShop['answer']>[0]) {
  const test = createTestShop(answers, 'anna@kiosk.example')
  return { test, page: await renderHook(test, useAddSaved) }
}

describe('adding several saved products', () => {
  it('is one call, whose report has a line for each', async () => {
    const { test, page } = await open({ [bulkAdd]: () => answer('added', 'not_deliverable') })
    await page.does(({ onAddSaved }) =>
      onAddSaved({ lines: [line('a'), line('b'), line('c', { refusal: 'choose_variant' })] }),
    )
    expect(test.requests()).toEqual([bulkAdd])
    expect(test.calls[0]?.body).toEqual({
      items: ['a', 'b'].map((id) => ({ variant_id: `variant_of_${id}`, quantity: 2 })),
    })
    expect(page.current().report).toMatchObject({
      added: 1,
      lines: [
        { productId: 'b', outcome: 'not_deliverable' },
        { productId: 'c', outcome: 'choose_variant' },
        { productId: 'a', outcome: 'added' },
      ],
    })
    await page.does(({ onReportDismiss }) => onReportDismiss())
    expect(page.current().report).toBeNull()
  })

  it('sends nothing if nothing can be sent, and shows why', async () => {
    const { test, page } = await open({})
    await page.does(({ onAddSaved }) =>
      onAddSaved({ lines: [line('a', { quantity: null, refusal: 'wrong_quantity' })] }),
    )
    expect(test.requests()).toEqual([])
    expect(page.current().report).toMatchObject({ added: 0, lines: [{ outcome: 'wrong_quantity' }] })
  })

  it('pressed twice at once is one call', async () => {
    const deferred = deferredAnswer(answer('added'))
    const { test, page } = await open({ [bulkAdd]: deferred.answer })
    await page.does(({ onAddSaved }) => onAddSaved({ lines: [line('a')] }))
    await page.does(({ onAddSaved }) => onAddSaved({ lines: [line('a')] }))
    expect(test.requests()).toEqual([bulkAdd])
    deferred.release()
    await page.until(({ adding }) => !adding)
  })

  it('without an answer shows that, and has no report', async () => {
    const { page } = await open({ [bulkAdd]: noConnection })
    await page.does(({ onAddSaved }) => onAddSaved({ lines: [line('a')] }))
    const failed = await page.until(({ problem }) => problem !== null)
    expect(failed).toMatchObject({ report: null, problem: { action: 'add_to_cart', code: 'network' } })
  })
})
