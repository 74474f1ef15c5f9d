import { compileMessageOrThrow } from '@lingui/message-utils/compileMessage'
import { bulkRows, type BulkRowCode } from '@skafferi/domain/rules/errors/bulk-rows'
import { faults, type FaultCode } from '@skafferi/domain/rules/errors/faults'
import { refusals, type RefusalCode, type RefusalKind } from '@skafferi/domain/rules/errors/refusals'
import { bulkRowTexts, faultTexts, refusalTexts } from '@skafferi/domain/rules/errors/texts'
import type { MessageArgument, MessageParams } from '@skafferi/domain/rules/text/messages'
import { describe, expect, it } from 'vitest'
import { bulkRowSentence, faultSentence, refusalSentence } from './sentences'

/** The values that a message needs, with the type of each; not those that it has a case without. */
function neededValues(source: string): [name: string, type: 'string' | 'number'][] {
  const walk = (tokens: readonly unknown[]): [string, 'string' | 'number'][] =>
    tokens.flatMap((token) => {
      if (typeof token === 'string') return []
      const [name, kind, cases = {}] = token as MessageArgument
      if ('none' in cases) return []
      const type = kind === 'number' || kind === 'plural' ? 'number' : 'string'
      const inner = Object.values<unknown>(cases).flatMap((each) => (Array.isArray(each) ? walk(each) : []))
      return [[name, type] as [string, 'string' | 'number'], ...inner]
    })
  return walk(compileMessageOrThrow(source) as unknown[])
}

/** True if a value can stand in the sentence: a number may be inserted as text. */
const fits = (params: MessageParams, [name, type]: [string, string]) =>
  name in params && (type === 'string' || typeof params[name] === 'number')

const refusalCodes = Object.keys(refusals) as RefusalCode[]
const faultCodes = Object.keys(faults) as FaultCode[]
const rowCodes = Object.keys(bulkRows) as BulkRowCode[]

describe('every refusal', () => {
  it('has a sentence, and every sentence is of a refusal', () => {
    expect(Object.keys(refusalTexts).sort()).toEqual([...refusalCodes].sort())
  })

  it.each(refusalCodes)('has the values of its sentence: %s', (code) => {
    const { params, more }: RefusalKind = refusals[code]
    expect(neededValues(refusalTexts[code]).filter((value) => !fits(params, value))).toEqual([])
    for (const values of [params, { ...params, ...more }]) {
      expect(refusalSentence(code, values)).toMatch(/^[^{}]+$/)
    }
  })
})

describe('every fault of a field', () => {
  it('has a sentence, and every sentence is of a fault', () => {
    expect(Object.keys(faultTexts).sort()).toEqual([...faultCodes].sort())
  })

  it.each(faultCodes)('has the values of its sentence: %s', (code) => {
    const params: MessageParams = faults[code]
    expect(neededValues(faultTexts[code]).filter((value) => !fits(params, value))).toEqual([])
    // Placeholders of texts, such as {phone}, have braces of their own.
    const own = Object.values(params).filter((value) => String(value).includes('{'))
    const sentence = own.reduce<string>((text, value) => text.replace(String(value), ''), faultSentence(code, params))
    expect(sentence).toMatch(/^[^{}]+$/)
  })
})

it('an unknown placeholder is named with those that exist, as they are typed', () => {
  const params = { unknown: '{order_min}', known: '{brand}, {order_minimum}' }
  expect(faultSentence('unknown_placeholders', params)).toBe(
    'must not name {order_min}: texts can name {brand}, {order_minimum}',
  )
})

describe('every row of a bulk change', () => {
  it('has a sentence, and every sentence is of a row', () => {
    expect(Object.keys(bulkRowTexts).sort()).toEqual([...rowCodes].sort())
  })

  it.each(rowCodes)('has the values of its sentence: %s', (code) => {
    const params: MessageParams = bulkRows[code]
    expect(neededValues(bulkRowTexts[code]).filter((value) => !fits(params, value))).toEqual([])
    expect(bulkRowSentence(code, params)).toMatch(/^[^{}]+$/)
  })
})

it('a fault of a picture has the sentence of its reason', () => {
  const params = { name: 'box.jpg', reason: 'answers_with', status: '404' }
  expect(faultSentence('unusable_picture', params)).toBe('names box.jpg, which answers with 404')
})

it('amounts have their currency, countries their name, and missing names a word', () => {
  const amounts = { minimum: 140, missing: 20.5, currency_code: 'eur' }
  expect(refusalSentence('order_minimum', amounts)).toBe('The order minimum is €140.00: add goods for €20.50.')
  expect(faultSentence('not_deliverable', { country: 'de' })).toBe('cannot be delivered to Germany')
  expect(refusalSentence('order_changed', {})).toMatch(/^Someone has changed this order/)
  expect(refusalSentence('order_changed', { name: 'Karin Ek' })).toMatch(/^Karin Ek has changed this order/)
})
