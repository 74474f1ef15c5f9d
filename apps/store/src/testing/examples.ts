import addFormats from 'ajv-formats'
import { Ajv2020 } from 'ajv/dist/2020.js'
import type { Contract, Schema } from '../platform/http/contract'

/** Returns a schema and what it consists of with the path of each; not what it refers to. */
function partsOf(schema: Schema, path: string): [path: string, schema: Schema][] {
  if (schema.$ref) return []
  const properties = Object.entries(schema.properties ?? {})
  return [
    [path, schema],
    ...properties.flatMap(([name, property]) => partsOf(property, `${path}/properties/${name}`)),
    ...(schema.items ? partsOf(schema.items, `${path}/items`) : []),
  ]
}

/** Counts the examples in the schemas of a contract, and names the parts that have none or do not accept theirs. */
export function checkExamples({ components }: Contract<string>): { count: number; problems: string[] } {
  const ajv = new Ajv2020({ strict: false })
  addFormats.default(ajv)
  ajv.addSchema({ $id: 'contract', components })
  const parts = Object.entries(components.schemas).flatMap(([name, schema]) =>
    partsOf(schema, `#/components/schemas/${name}`),
  )
  const problems = parts.flatMap(([path, schema]) => {
    if (!('example' in schema)) return [`${path} has no example`]
    if (schema.format === 'binary') return []
    const validate = ajv.getSchema(`contract${path}`)!
    if (validate(schema.example)) return []
    return (validate.errors ?? []).map(
      ({ instancePath, message }) => `${path}: ${instancePath || 'the value'} ${message}`,
    )
  })
  return { count: parts.length, problems }
}
