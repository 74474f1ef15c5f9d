import { expect, it } from 'vitest'
import { createOnceKeys } from './once-key'

it('what is sent again as it was has its key; another content, and the same one meant anew, have others', () => {
  const keys = createOnceKeys()
  const first = keys.of({ carrier: 'DHL' })
  expect(keys.of({ carrier: 'DHL' })).toBe(first)
  expect(keys.of({ carrier: 'UPS' })).not.toBe(first)
  const again = keys.of({ carrier: 'DHL' })
  expect(again).not.toBe(first)
  keys.forget()
  expect(keys.of({ carrier: 'DHL' })).not.toBe(again)
})
