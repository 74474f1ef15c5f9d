import { describe, expect, it } from 'vitest'
import { fieldFaultTexts, toFieldFault } from './problem.rules'

describe('the store’s text about a field', () => {
  it.each(Object.entries(fieldFaultTexts))('says %s, whatever follows', (fault, text) => {
    expect(toFieldFault(text)).toBe(fault)
    expect(toFieldFault(`${text} 60 characters`)).toBe(fault)
  })

  it.each(['is not an uploaded licence', 'must be integer', 'it is required', ''])('%j says something else', (text) => {
    expect(toFieldFault(text)).toBeNull()
  })
})
