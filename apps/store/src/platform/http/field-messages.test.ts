import { Ajv2020 } from 'ajv/dist/2020.js'
import { expect, it } from 'vitest'
import { adminContract } from './admin/contract'
import { contract } from './contract'
import { faultOfError, coveredKeywords, visible } from './field-messages'

/**
 * The schema keywords that can fail on their own; combinators such as `allOf` are left out, because their parts report
 * the error.
 */
const rules =
  'type minLength maxLength pattern format enum const minimum maximum exclusiveMinimum exclusiveMaximum multipleOf minItems maxItems uniqueItems required additionalProperties oneOf anyOf not minProperties maxProperties unevaluatedProperties dependentRequired contains propertyNames'.split(
    ' ',
  )

/** Returns the validation keywords used in a part of the contract; property names are skipped. */
function rulesIn(part: unknown): string[] {
  if (typeof part !== 'object' || part === null) return []
  if (Array.isArray(part)) return part.flatMap(rulesIn)
  return Object.entries(part).flatMap(([key, value]) => {
    const inner = key === 'properties' ? Object.values(value as object) : value
    return [...(rules.includes(key) ? [key] : []), ...(key === 'example' ? [] : rulesIn(inner))]
  })
}

it('every validation keyword of the contracts has a message for people', () => {
  const set = new Set(rulesIn([contract, adminContract.contract]))
  expect(set.size).toBeGreaterThan(12)
  expect([...set].filter((rule) => !coveredKeywords.includes(rule))).toEqual([])
})

it.each([
  [{ type: 'string' }, 5, 'is not a text'],
  [{ type: 'integer' }, 1.5, 'is not a whole number'],
  [{ type: 'boolean' }, 'yes', 'is not true or false'],
  [{ type: 'array' }, {}, 'is not a list'],
  [{ type: 'object' }, [], 'has no fields'],
  [{ type: ['string', 'null'] }, 5, 'is not of the right kind'],
  [{ minLength: 1 }, '', 'is required'],
  [{ pattern: visible }, ' ', 'is required'],
  [{ pattern: visible }, '\u200B\u2060', 'is required'],
  [{ minLength: 10 }, 'short', 'is shorter than 10 characters'],
  [{ maxLength: 1 }, 'ab', 'is longer than 1 character'],
  [{ pattern: '^a' }, 'b', 'has an invalid format'],
  [{ enum: ['a', 'b'] }, 'c', 'must be one of a, b'],
  [{ const: true }, false, 'must be one of true'],
  [{ minimum: 1 }, 0, 'is below 1'],
  [{ maximum: 100 }, 101, 'is above 100'],
  [{ exclusiveMinimum: 0 }, 0, 'is not above 0'],
  [{ multipleOf: 2 }, 3, 'is not a multiple of 2'],
  [{ minItems: 1 }, [], 'has less than 1 entry'],
  [{ maxItems: 2 }, [1, 2, 3], 'has more than 2 entries'],
  [{ uniqueItems: true }, [1, 1], 'has duplicates'],
  [{ required: ['a'] }, {}, 'is required'],
  [{ additionalProperties: false }, { a: 1 }, 'is not a known field'],
  [{ maxProperties: 1 }, { a: 1, b: 2 }, 'has more than 1 entry'],
  [{ not: {} }, 1, 'cannot be accepted'],
  [{ propertyNames: { const: 'a' } }, { b: 1 }, 'has a name that cannot be accepted'],
])('the fault of %j for %j says "%s"', (schema, value, words) => {
  const validate = new Ajv2020({ strict: false }).compile(schema)
  validate(value)
  expect([...new Set(validate.errors?.map((error) => faultOfError(error).message))]).toEqual([words])
})
