import { describe, expect, it } from 'vitest'
import { isInteger, isRecord, isText, listOf, oneOf, parseJson, recordOf, shape, type Schema } from './schema'

describe('a schema', () => {
  it.each<[name: string, schema: Schema<unknown>, valid: unknown[], invalid: unknown[]]>([
    ['isText', isText, ['', 'a'], [undefined, null, 1, ['a']]],
    ['isInteger', isInteger, [0, -2], [undefined, null, '1', 1.5]],
    ['isRecord', isRecord, [{}, { a: 1 }], [undefined, null, 'a', []]],
    ['oneOf', oneOf('a', 1, true, null, isRecord), ['a', 1, true, null, {}], [undefined, 'b', '1', false, []]],
    ['listOf', listOf(isText), [[], ['a', 'b']], [undefined, null, 'a', ['a', 1], { 0: 'a' }]],
    ['recordOf', recordOf(isText), [{}, { a: 'b' }], [undefined, null, 'a', ['a'], { a: 'b', c: 1 }]],
  ])('accepts only its values: %s', (_, isValid, valid, invalid) => {
    expect(valid.filter((value) => !isValid(value))).toEqual([])
    expect(invalid.filter((value) => isValid(value))).toEqual([])
  })
})

describe('a shape', () => {
  const isReview = shape<{ title: string; rating: number; isPublic: boolean; note?: string }>({
    title: '',
    rating: 0,
    isPublic: false,
    note: oneOf(undefined, isText),
  })
  const review = { title: 'Fine', rating: 4, isPublic: true }

  it('has its fields; those that may be undefined can be missing, and others are allowed', () => {
    for (const value of [review, { ...review, note: '' }, { ...review, stars: 5 }]) expect(isReview(value)).toBe(true)
  })

  it.each([
    [undefined],
    [null],
    ['a'],
    [[]],
    [{ title: 'Fine', rating: 4 }],
    [{ ...review, title: null }],
    [{ ...review, rating: '4' }],
    [{ ...review, isPublic: 1 }],
    [{ ...review, note: null }],
  ])('is not %j', (value) => {
    expect(isReview(value)).toBe(false)
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
