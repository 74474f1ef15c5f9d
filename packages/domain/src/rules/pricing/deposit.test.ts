import { expect, it } from 'vitest'
import { toDeposit } from './deposit'

it('a deposit is in whole units of its own currency, with the first day of its amount', () => {
  expect(toDeposit({ kind: 'small', amount: 250, currency: 'sek', validFrom: '2025-09-01' })).toEqual({
    kind: 'small',
    amount: 2.5,
    currency_code: 'sek',
    valid_from: '2025-09-01',
  })
})
