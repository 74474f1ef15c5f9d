import { expect, it } from 'vitest'
import { withoutPropertyFallback } from './lean-styles'

it('only the fallback for unregistered properties leaves the style sheet', () => {
  const fallback = '@layer properties{@supports (-moz-orient:inline) and (not (margin-trim:inline)){*,:before{--tw-x:0;--tw-y:0}}}'
  const rest = '@layer base{a{color:inherit}}@property --tw-x{syntax:"*";inherits:false}'
  expect(withoutPropertyFallback(fallback + rest)).toBe(rest)
})
