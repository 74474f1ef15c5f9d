import { expect, it } from 'vitest'
import { demoDelivery } from './delivery-settings'
import { freeDeliveryFrom } from './free-delivery'

it('is the lowest threshold of all countries, without cents if they are zero', () => {
  expect(freeDeliveryFrom(demoDelivery, 'en-IE')).toBe('€140')
  expect(freeDeliveryFrom(demoDelivery, 'sv-SE')!.replace(/\s/g, ' ')).toBe('140 €')
  const options = demoDelivery.options.map((option) => ({ ...option, goodsFrom: option.goodsFrom && 99_50 }))
  expect(freeDeliveryFrom({ options }, 'en-IE')).toBe('€99.50')
})

it('is null if delivery is never free', () => {
  expect(freeDeliveryFrom({ options: [] }, 'en-IE')).toBeNull()
  const options = demoDelivery.options.map((option) => ({ ...option, amount: 900 }))
  expect(freeDeliveryFrom({ options }, 'en-IE')).toBeNull()
})
