import { describe, expect, it } from 'vitest'
import { fieldFaultTexts, toFieldFault } from './problem'

describe('toFieldFault', () => {
  it.each(Object.entries(fieldFaultTexts))('recognizes %s, whatever follows', (fault, text) => {
    expect(toFieldFault(text)).toBe(fault)
    expect(toFieldFault(`${text} 60 characters`)).toBe(fault)
  })

  it.each(['is not an uploaded licence', 'must be integer', 'it is required', ''])('returns null for %j', (text) => {
    expect(toFieldFault(text)).toBeNull()
  })
})
