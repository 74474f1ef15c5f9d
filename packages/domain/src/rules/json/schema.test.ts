import { describe, expect, it } from 'vitest'
import {
  isBoolean,
  isInteger,
  isNumber,
  isRecord,
  isText,
  like,
  listOf,
  nullOr,
  oneOf,
  optional,
  parseJson,
  recordOf,
  shape,
  textsOf,
  type Schema,
} from './schema'

describe('a schema', () => {
  it.each<[name: string, schema: Schema<unknown>, valid: unknown[], invalid: unknown[]]>([
    ['isText', isText, ['', 'a'], [undefined, null, 1, ['a']]],
    ['isBoolean', isBoolean, [true, false], [undefined, null, 0, 'true']],
    ['isNumber', isNumber, [0, -1.5], [undefined, null, '1', NaN, Infinity]],
    ['isInteger', isInteger, [0, -2], [undefined, null, '1', 1.5]],
    ['isRecord', isRecord, [{}, { a: 1 }], [undefined, null, 'a', []]],
    ['oneOf', oneOf<string | number | boolean>('a', 1, true), ['a', 1, true], [undefined, null, 'b', '1', false]],
    ['nullOr', nullOr(isText), [null, 'a'], [undefined, 1]],
    ['optional', optional(isText), [undefined, 'a'], [null, 1]],
    ['listOf', listOf(isText), [[], ['a', 'b']], [undefined, null, 'a', ['a', 1], { 0: 'a' }]],
    ['recordOf', recordOf(isText), [{}, { a: 'b' }], [undefined, null, 'a', ['a'], { a: 'b', c: 1 }]],
    ['textsOf', textsOf(['a', 'b']), [{}, { b: '' }, { a: '', b: 'c' }], [undefined, null, ['a'], { a: 1 }, { c: '' }]],
  ])('accepts only its values: %s', (_, isValid, valid, invalid) => {
    for (const value of valid) expect(isValid(value), JSON.stringify(value)).toBe(true)
    for (const value of invalid) expect(isValid(value), JSON.stringify(value)).toBe(false)
  })
})

describe('a shape', () => {
  const isArticle = shape<{ sku: string; note?: string }>({ sku: isText, note: optional(isText) })

  it('has its fields; optional ones may be missing, and others are allowed', () => {
    for (const value of [{ sku: 'a' }, { sku: 'a', note: '' }, { sku: 'a', stock: 5 }])
      expect(isArticle(value)).toBe(true)
  })

  it.each([[undefined], [null], ['a'], [[]], [{}], [{ sku: 7 }], [{ sku: 'a', note: null }]])('is not %j', (value) => {
    expect(isArticle(value)).toBe(false)
  })
})

describe('values like an empty form', () => {
  const isReview = like({ title: '', rating: 0 })

  it('have its fields', () => {
    expect(isReview({ title: 'Fine', rating: 4 })).toBe(true)
  })

  it.each([
    ['a field is missing', { title: 'Fine' }],
    ['a field is unknown', { title: 'Fine', rating: 4, name: 'Anna' }],
    ['a field has another name', { heading: 'Fine', rating: 4 }],
    ['a field has another type', { title: 'Fine', rating: '4' }],
    ['they are an array', ['Fine', 4]],
    ['they are undefined', undefined],
    ['they are null', null],
  ])('are ignored if %s', (_, values) => {
    expect(isReview(values)).toBe(false)
  })
})

describe('stored JSON', () => {
  it('is parsed if it matches its schema', () => {
    expect(parseJson('{"a":"b"}', recordOf(isText))).toEqual({ a: 'b' })
  })

  it.each([null, undefined, '', '{"a":', '{"a":1}', 'null'])('is null otherwise: %s', (text) => {
    expect(parseJson(text, recordOf(isText))).toBeNull()
  })
})
