/** The JSON Schema keywords that limit a value or its format. */
const limitKeywords = [
  'minLength',
  'maxLength',
  'minimum',
  'exclusiveMinimum',
  'maximum',
  'minItems',
  'maxItems',
  'enum',
  'default',
  'pattern',
] as const

interface Schema {
  $ref?: string
  properties?: Record<string, Schema>
  enum?: unknown[]
  type?: string | string[]
  items?: Schema
  [keyword: string]: unknown
}

interface Parameter {
  $ref?: string
  name: string
  in: string
  schema: Schema
}

/** The parts of a bundled OpenAPI document that this script reads. */
export interface ContractDocument {
  paths: Record<string, Record<string, { operationId?: string; parameters?: Parameter[] }>>
  components: { schemas: Record<string, Schema>; parameters?: Record<string, Parameter> }
}

/** The pattern of a text with at least one visible character. */
const visible = '[^\\s\\p{DI}]'

const camel = (name: string) => name[0]!.toLowerCase() + name.slice(1)

function resolve<T extends { $ref?: string }>(contract: ContractDocument, part: T): T {
  if (!part.$ref) return part
  const [, , group, name] = part.$ref.split('/') as [string, string, 'schemas' | 'parameters', string]
  return contract.components[group]![name] as unknown as T
}

function limitsOf(contract: ContractDocument, reference: Schema): Record<string, unknown> {
  const schema = resolve(contract, reference)
  const declared = limitKeywords.filter((keyword) => keyword in schema)
  // The pattern for non-blank text is left out, because `required` implies it.
  const printed = declared.filter((keyword) => keyword !== 'pattern' || schema[keyword] !== visible)
  const items = schema.items ? limitsOf(contract, schema.items) : {}
  return {
    ...Object.fromEntries(printed.map((keyword) => [keyword, schema[keyword]])),
    ...(Object.keys(items).length > 0 && { items }),
  }
}

/** Prints a list of values, or the limits of each field on a separate line. */
function print(value: unknown): string {
  if (Array.isArray(value)) return JSON.stringify(value)
  const lines = Object.entries(value as object).map(
    ([field, limits]) => `  ${JSON.stringify(field)}: ${JSON.stringify(limits)},\n`,
  )
  return `{\n${lines.join('')}}`
}

/**
 * The limits of every request body, path and query, and every enumeration, as constants, so that limits are declared
 * only in the contract. Keyed by file name: one module for each, so that a page loads only what it uses, and an index
 * that exports all.
 */
export function limitsModules(contract: ContractDocument): Record<string, string> {
  const values = limitsByName(contract)
  const modules = Object.entries(values).map(([name, value]) => {
    return [`limits/${name}.ts`, `export const ${name} = ${print(value)} as const\n`]
  })
  const exported = Object.keys(values).map((name) => `export { ${name} } from './limits/${name}'\n`)
  return Object.fromEntries([['limits.ts', exported.join('')], ...modules])
}

const valuesOf = ({ components }: ContractDocument): [name: string, values: unknown[]][] =>
  Object.entries(components.schemas).flatMap(([name, { enum: values = [] }]) =>
    values.length > 1 ? [[`${camel(name)}Values`, values]] : [],
  )

/** Every enumeration of a contract as a constant in one module, for programs that use all of them. */
export function valuesModule(contract: ContractDocument): string {
  return valuesOf(contract)
    .map(([name, values]) => `export const ${name} = ${print(values)} as const\n`)
    .join('')
}

/** The calls that take an `Idempotency-Key`, by method and path. The client sends a key with each of them. */
export function keyedCallsModule(contract: ContractDocument): string {
  const calls = Object.entries(contract.paths).flatMap(([path, methods]) =>
    Object.entries(methods).flatMap(([method, { parameters = [] }]) => {
      const isKeyed = parameters.some((part) => resolve(contract, part).name === 'Idempotency-Key')
      return isKeyed ? [`  ${JSON.stringify(`${method.toUpperCase()} ${path}`)},\n`] : []
    }),
  )
  return `export const keyedCalls: ReadonlySet<string> = new Set([\n${calls.join('')}])\n`
}

/** The limits of every request body of a contract in one module, for programs that use many of them. */
export function bodyLimitsModule(contract: ContractDocument): string {
  return Object.entries(bodyLimits(contract))
    .map(([name, limits]) => `export const ${name} = ${print(limits)} as const\n`)
    .join('')
}

function bodyLimits(contract: ContractDocument): Record<string, unknown> {
  const bodies = Object.entries(contract.components.schemas).filter(([name]) => name.endsWith('Request'))
  return Object.fromEntries(
    bodies.flatMap(([name, { properties }]) => {
      if (!properties) return []
      const fields = Object.entries(properties).map(([field, part]) => [field, limitsOf(contract, part)])
      return [[`${camel(name)}Limits`, Object.fromEntries(fields)]]
    }),
  )
}

function limitsByName(contract: ContractDocument): Record<string, unknown> {
  const found: Record<string, unknown> = { ...Object.fromEntries(valuesOf(contract)), ...bodyLimits(contract) }
  found.quantityLimits = limitsOf(contract, { $ref: '#/components/schemas/Quantity' })
  for (const methods of Object.values(contract.paths)) {
    for (const operation of Object.values(methods)) {
      const parameters = (operation.parameters ?? [])
        .map((part) => resolve(contract, part))
        .filter((part) => part.in !== 'header')
      if (!operation.operationId || parameters.length === 0) continue
      const fields = parameters.map((part) => [part.name, limitsOf(contract, part.schema)])
      found[`${operation.operationId}Limits`] = Object.fromEntries(fields)
    }
  }
  return found
}
