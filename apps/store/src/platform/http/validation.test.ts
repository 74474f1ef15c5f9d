import fc from 'fast-check'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { adminContract } from './admin/contract'
import { contract, type Schema } from './contract'
import type { StoreError } from './errors'
import { validatorCompiler } from './validation'

afterEach(() => {
  vi.restoreAllMocks()
})

/** Returns the invalid fields. */
function fieldsOf(schema: Schema, data: unknown, httpPart = 'body'): Record<string, string> | undefined {
  const check = validatorCompiler({ schema, httpPart } as never) as unknown as (given: unknown) => {
    error?: StoreError
  }
  const fields = check(data).error?.refusal.fields
  return fields && Object.fromEntries(Object.entries(fields).map(([name, { message }]) => [name, message]))
}

const letters = { type: 'string', maxLength: 5, pattern: '^[a-z]*$' }
const email = { type: 'string', maxLength: 5, format: 'email' }
const long = '1'.repeat(5000)
const inField = (schema: Schema): Schema => ({ type: 'object', properties: { x: schema } })

describe('a text that is too long', () => {
  it.each<[string, Schema, unknown, string?]>([
    ['with a pattern', inField(letters), { x: long }],
    ['with a format', inField(email), { x: long }],
    ['that may be null', inField({ ...letters, type: ['string', 'null'] }), { x: long }],
    ['in a list', inField({ type: 'array', maxItems: 5, items: letters }), { x: [long] }],
    ['in a list of a list', inField({ type: 'array', maxItems: 5, items: inField(letters) }), { x: [{ x: long }] }],
    ['in one of several forms', inField({ anyOf: [letters, { type: 'null' }] }), { x: long }],
    ['in exactly one of several forms', inField({ oneOf: [email, { type: 'null' }] }), { x: long }],
    ['in all of several forms', inField({ allOf: [letters, { minLength: 1 }] }), { x: long }],
    ['in a map', { type: 'object', additionalProperties: letters }, { x: long }],
    ['as a name', { type: 'object', propertyNames: { maxLength: 5, pattern: '^[a-z]*$' } }, { [long]: 1 }],
    ['in an optional body', { anyOf: [inField(letters), { type: 'null' }] }, { x: long }],
    ['in a path', inField(letters), { x: long }, 'params'],
    ['in a query', inField(letters), { x: long }, 'querystring'],
    ['in a list of a query', inField({ type: 'array', maxItems: 5, items: letters }), { x: long }, 'querystring'],
    ['in a header', inField(letters), { x: long }, 'headers'],
  ])('is refused for its length only, before its pattern is tested: %s', (_place, schema, data, httpPart) => {
    const tried = [vi.spyOn(RegExp.prototype, 'test'), vi.spyOn(RegExp.prototype, 'exec')]
    const fields = fieldsOf(schema, data, httpPart)
    expect(fields).toBeDefined()
    expect(tried.flatMap(({ mock }) => mock.calls).filter(([text]) => text === long)).toEqual([])
  })

  it('is distinguished from a text with the wrong pattern', () => {
    const schema = { type: 'object', properties: { a: letters, b: letters, c: letters } }
    expect(fieldsOf(schema, { a: long, b: '1', c: 'abc' })).toEqual({
      a: 'is longer than 5 characters',
      b: 'has an invalid format',
    })
  })

  it('cannot occur without a maximum length: every schema has one', () => {
    expect(() => fieldsOf(inField({ type: 'string', pattern: 'a' }), { x: 'a' })).toThrow('needs a maxLength')
    expect(() => fieldsOf(inField({ type: 'string', format: 'date' }), { x: 'a' })).toThrow('needs a maxLength')
  })
})

describe('an identifier', () => {
  const code = { type: 'string', 'x-identifier': true, minLength: 1, maxLength: 5, pattern: '^[a-z-]*$' }

  it('is normalized before it is checked and passed on, wherever it occurs', () => {
    const schema = {
      type: 'object',
      properties: {
        x: code,
        list: { type: 'array', maxItems: 2, items: inField(code) },
        note: { type: 'string', maxLength: 9 },
      },
    }
    const data = { x: ' a\u2011b\u200B\u2060\u202A\u202C', list: [{ x: '\uFEFFab' }], note: ' a\u2011b\u200B ' }
    expect(fieldsOf(schema, data)).toBeUndefined()
    expect(data).toEqual({ x: 'a-b', list: [{ x: 'ab' }], note: ' a\u2011b\u200B ' })
  })

  it('of invisible characters counts as missing', () => {
    expect(fieldsOf(inField(code), { x: '\u200B ' })).toEqual({ x: 'is required' })
    expect(fieldsOf(inField({ ...code, type: ['string', 'null'] }), { x: null })).toBeUndefined()
  })
})

describe('a list that is too long', () => {
  const entry = { type: 'object', required: ['a'], properties: { a: letters } }
  it.each<[string, Schema]>([
    ['in a field', inField({ type: 'array', maxItems: 5, items: entry })],
    ['in an optional body', { anyOf: [inField({ type: 'array', maxItems: 5, items: entry }), { type: 'null' }] }],
    ['in a group of fields', inField(inField({ type: 'array', maxItems: 5, items: entry }))],
  ])('is refused without checking its entries: %s', (_place, schema) => {
    const entries = Array.from({ length: 6 }, () => ({ a: 'seen' }))
    const tried = vi.spyOn(RegExp.prototype, 'test')
    const isDeep = (schema.properties?.x as Schema | undefined)?.type === 'object'
    expect(fieldsOf(schema, { x: isDeep ? { x: entries } : entries })).toBeDefined()
    expect(tried.mock.calls.filter(([text]) => text === 'seen')).toEqual([])
  })
})

it('has a short name in the refusal, even if it is an unknown field with a long one', () => {
  const [name] = Object.keys(
    fieldsOf({ type: 'object', additionalProperties: false }, { ['n'.repeat(200_000)]: 1 }) ?? {},
  )
  expect(name).toBe('n'.repeat(100))
})

describe('a pattern of the contract', () => {
  /** Short texts of the characters that the patterns distinguish. */
  const texts = fc.string({ unit: fc.constantFrom(...' \t\n+123().-/;x'), maxLength: 22 })
  const schemas = contract.components.schemas as Record<string, Schema & { pattern: string }>
  const isPhone = (text: string) => {
    const digits = text.replace(/\D/g, '').length
    return /^\+?[\d\s()./-]*$/.test(text.trim()) && digits >= 5 && digits <= 15
  }

  it.each([
    ['Phone', schemas.Phone!.pattern, isPhone],
    ['OptionalPhone', schemas.OptionalPhone!.pattern, (text: string) => text.trim() === '' || isPhone(text)],
    [
      'a tag',
      String(adminContract.contract.components.schemas.ProductRequest!.properties!.tags!.items!.pattern),
      (text: string) => text.trim() !== '' && !text.includes(';'),
    ],
  ])('matches what its description says: %s', (_name, source, accepts) => {
    const pattern = new RegExp(source, 'u')
    fc.assert(
      fc.property(texts, (text) => pattern.test(text) === accepts(text)),
      { numRuns: 20_000, seed: 7 },
    )
  })
})
