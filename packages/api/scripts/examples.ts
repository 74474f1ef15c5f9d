/**
 * Examples for every schema and every property of a bundled contract. Those written in openapi/ are kept; the others
 * derive from them, from the schema, or from the name of the property.
 */

import { idPrefixes, valuesByName, valuesBySchema } from './example-values'

interface Schema {
  $ref?: string
  type?: string | string[]
  properties?: Record<string, Schema>
  additionalProperties?: boolean | Schema
  propertyNames?: Schema
  items?: Schema
  allOf?: Schema[]
  oneOf?: Schema[]
  anyOf?: Schema[]
  enum?: unknown[]
  const?: unknown
  default?: unknown
  format?: string
  minimum?: number
  minItems?: number
  example?: unknown
}

interface Described {
  components: { schemas: Record<string, Schema> }
}

const timestamp = '2026-11-26T12:05:00.000Z'

/** By format. */
const formats: Readonly<Record<string, unknown>> = {
  'date-time': timestamp,
  date: '2026-11-26',
  email: 'anna@kiosk.example',
  uri: 'https://kiosk.example',
  binary: '(binary)',
}

/** Where a schema is used. */
interface Place {
  /** The property that has it. */
  name: string
  /** The named schema around it. */
  owner: string
  /** The schemas around it, because some contain themselves. */
  path: readonly Schema[]
}

const singular = (name: string) => name.replace(/s$/, '')

function idOf(owner: string): string {
  const word = Object.keys(idPrefixes).find((each) => owner.includes(each))
  return `${word ? idPrefixes[word] : 'id'}_01kbg2w8x0v4n7m3q9c5t1r6zy`
}

function scalarOf({ type, format = '', minimum = 0, default: byDefault }: Schema, { name, owner }: Place): unknown {
  const [kind] = [type].flat()
  const known = valuesBySchema[`${owner}.${name}`] ?? valuesByName[name]
  const jsonType = kind === 'integer' ? 'number' : kind
  if (format in formats) return formats[format]
  if (name === 'id' && kind === 'string') return idOf(owner)
  if (typeof known === jsonType) return known
  if (byDefault !== undefined) return byDefault
  if (jsonType === 'number') return Math.max(minimum, 1)
  if (kind === 'boolean') return true
  return kind === 'string' ? name.replaceAll('_', ' ') : null
}

/** Creates the function that returns the example of a schema of a contract. */
function createExamples({ components }: Described) {
  const resolve = (schema: Schema): Schema =>
    schema.$ref ? resolve(components.schemas[schema.$ref.split('/').at(-1)!]!) : schema

  function objectOf({ properties = {}, additionalProperties: values, propertyNames }: Schema, place: Place): object {
    const fields = Object.entries(properties).map(([name, property]) => [name, exampleOf(property, { ...place, name })])
    const key = propertyNames ? 'en' : 'name'
    return Object.fromEntries(typeof values === 'object' ? [...fields, [key, exampleOf(values, place)]] : fields)
  }

  function listOf({ items = {}, minItems = 1 }: Schema, place: Place): unknown[] {
    const values = resolve(items).enum ?? [exampleOf(items, { ...place, name: singular(place.name) })]
    return Array.from({ length: Math.max(minItems, 1) }, (_, index) => values[index % values.length])
  }

  /** Returns the example of a schema. */
  function exampleOf(reference: Schema, { name, owner, path }: Place): unknown {
    if ('example' in reference) return reference.example
    const schema = resolve(reference)
    if ('example' in schema) return schema.example
    if ('const' in schema) return schema.const
    if (schema.enum) return schema.enum[0]
    if (path.includes(schema)) return null
    const place = { name, owner: reference.$ref?.split('/').at(-1) ?? owner, path: [...path, schema] }
    const choice = [schema.oneOf ?? [], schema.anyOf ?? []].flat().find(({ type }) => type !== 'null')
    if (schema.allOf || schema.properties || typeof schema.additionalProperties === 'object') {
      const parts = [...(schema.allOf ?? []), ...(choice ? [choice] : [])].map((part) => exampleOf(part, place))
      return Object.assign({}, ...parts, objectOf(schema, place)) as object
    }
    if (choice) return exampleOf(choice, place)
    return schema.items ? listOf(schema, place) : scalarOf(schema, place)
  }

  return { resolve, exampleOf }
}

/** Returns a copy of a contract in which every schema has an example, and every property that is not a reference. */
export function withExamples<Contract extends Described>(contract: Contract): Contract {
  const { exampleOf } = createExamples(contract)

  /** @param given the value in the example of the schema around it */
  function fill(schema: Schema, { name, owner }: Omit<Place, 'path'>, given?: unknown): Schema {
    if (schema.$ref) return schema
    const example = 'example' in schema ? schema.example : (given ?? exampleOf(schema, { name, owner, path: [] }))
    const values = (example ?? {}) as Record<string, unknown>
    const properties = Object.entries(schema.properties ?? {}).map(([key, property]) => {
      return [key, fill(property, { name: key, owner }, values[key])]
    })
    const first: unknown = Array.isArray(example) ? example[0] : undefined
    return {
      ...schema,
      ...(schema.properties && { properties: Object.fromEntries(properties) }),
      ...(schema.items && { items: fill(schema.items, { name: singular(name), owner }, first) }),
      example,
    }
  }

  const named = Object.entries(contract.components.schemas)
  const schemas = Object.fromEntries(named.map(([name, schema]) => [name, fill(schema, { name, owner: name })]))
  return { ...contract, components: { ...contract.components, schemas } }
}
