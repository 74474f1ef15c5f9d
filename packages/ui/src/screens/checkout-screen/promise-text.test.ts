import type { CheckoutView } from '@skafferi/domain/shop/checkout/views'
import { expect, it } from 'vitest'
import { checkoutWords } from '../../words/generated/checkout'
import { createTranslate } from '../../words/translate'
import { promiseText } from './OrderDetails'

const t = createTranslate(checkoutWords, 'en')
const textOf = (delivery: CheckoutView['delivery']) => promiseText(t, { due: '14 Dec 2026' }, delivery)

it('ends each sentence with one full stop, whether or not the order can be delivered', () => {
  expect(textOf({ kind: 'window', dates: '3–7 Dec 2026', dispatches: [] })).toBe(
    'Invoice, due 14 Dec 2026. Arrives 3–7 Dec 2026.',
  )
  expect(textOf({ kind: 'out', lines: 1 })).toBe('Invoice, due 14 Dec 2026. 1 line is out of stock.')
  expect(textOf({ kind: 'not_served', country: 'Sweden' })).toBe(
    'Invoice, due 14 Dec 2026. We do not deliver to Sweden. Choose another delivery address.',
  )
})
