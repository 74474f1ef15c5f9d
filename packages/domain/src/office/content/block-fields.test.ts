import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import type { BlockKind } from '../../rules/content/blocks'
import { blockFields, maxSku, type BlockSpec } from './block-fields'

/** Limits of fields by path; `*` stands for the entries of a list. */
type Limits = Record<string, number | readonly string[] | undefined>

const joined = (path: string, name: string) => [path, name].filter(Boolean).join('.')

function limitsOf(specs: readonly BlockSpec[], under = ''): Limits {
  return Object.assign(
    {},
    ...specs.map((spec): Limits => {
      const path = joined(under, spec.path.replace(/^shelves\.\d$/, 'shelves.*'))
      if (spec.type === 'list') return { [path]: spec.max, ...limitsOf(spec.fields, `${path}.*`) }
      if (spec.type === 'choice') return { [path]: spec.options }
      if (spec.type === 'articles') return { [path]: spec.max, [`${path}.*`]: maxSku }
      if (spec.type !== 'pictures') return { [path]: spec.max }
      return { ...(spec.stored === 'list' && { [path]: spec.max }) }
    }),
  ) as Limits
}

interface JsonSchema {
  $ref?: string
  oneOf?: readonly JsonSchema[]
  properties?: Readonly<Record<string, JsonSchema>>
  items?: JsonSchema
  maxItems?: number
  maxLength?: number
  enum?: readonly string[]
}

const contract = JSON.parse(
  readFileSync(new URL('../../../../api/src/generated/admin/openapi.json', import.meta.url), 'utf8'),
) as { components: { schemas: Record<string, JsonSchema> } }

/** The limits of a kind in the contract, except those of addresses of pictures and the number of shelves. */
function contractLimits(kind: BlockKind): Limits {
  const found: Limits = {}
  function visit(schema: JsonSchema | undefined, path: string): void {
    const name = schema?.$ref?.split('/').at(-1)
    if (!schema || name === 'BlockPicture') return
    if (name) visit(contract.components.schemas[name], path)
    else if (schema.oneOf) visit(schema.oneOf[0], path)
    else if (schema.properties)
      for (const [each, of] of Object.entries(schema.properties)) visit(of, joined(path, each))
    else if (schema.items) {
      if (path !== 'shelves') found[path] = schema.maxItems
      visit(schema.items, joined(path, '*'))
    } else found[path] = schema.enum ?? schema.maxLength
  }
  visit({ $ref: `${kind.charAt(0).toUpperCase()}${kind.slice(1)}Content` }, '')
  return found
}

it.each(Object.keys(blockFields) as BlockKind[])('the fields of %s have the limits of the contract', (kind) => {
  expect(limitsOf(blockFields[kind])).toEqual(contractLimits(kind))
})
