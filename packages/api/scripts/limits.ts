/** The parts of a JSON schema that say where a value ends. */
const limitKeywords = ['minLength', 'maxLength', 'minimum', 'maximum', 'minItems', 'maxItems', 'enum', 'default'] as const

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
  schema: Schema
}

/** What this script reads of a bundled OpenAPI document. */
export interface ContractDocument {
  paths: Record<string, Record<string, { operationId?: string; parameters?: Parameter[] }>>
  components: { schemas: Record<string, Schema>; parameters?: Record<string, Parameter> }
}

const camel = (name: string) => name[0]!.toLowerCase() + name.slice(1)

function resolve<T extends { $ref?: string }>(contract: ContractDocument, part: T): T {
  if (!part.$ref) return part
  const [, , group, name] = part.$ref.split('/') as [string, string, 'schemas' | 'parameters', string]
  return contract.components[group]![name] as unknown as T
}

function limitsOf(contract: ContractDocument, reference: Schema): Record<string, unknown> {
  const schema = resolve(contract, reference)
  return Object.fromEntries(limitKeywords.flatMap((keyword) => (keyword in schema ? [[keyword, schema[keyword]]] : [])))
}

function constant(name: string, value: unknown): string {
  return `export const ${name} = ${JSON.stringify(value, null, 2)} as const\n`
}

/**
 * The limits of every request body and query, and every enumeration, as constants, so that no limit of the contract
 * is typed a second time. One export each, so that a page carries only what it uses.
 */
export function limitsModule(contract: ContractDocument): string {
  const parts: string[] = []
  for (const [name, schema] of Object.entries(contract.components.schemas)) {
    if (schema.enum && schema.enum.length > 1) parts.push(constant(`${camel(name)}Values`, schema.enum))
    if (!name.endsWith('Request') || !schema.properties) continue
    const fields = Object.entries(schema.properties).map(([field, part]) => [field, limitsOf(contract, part)])
    parts.push(constant(`${camel(name)}Limits`, Object.fromEntries(fields)))
  }
  parts.push(constant('quantityLimits', limitsOf(contract, { $ref: '#/components/schemas/Quantity' })))
  for (const methods of Object.values(contract.paths)) {
    for (const operation of Object.values(methods)) {
      if (!operation.operationId || !operation.parameters?.length) continue
      const parameters = operation.parameters.map((part) => resolve(contract, part))
      const fields = parameters.map((part) => [part.name, limitsOf(contract, part.schema)])
      parts.push(constant(`${operation.operationId}Limits`, Object.fromEntries(fields)))
    }
  }
  return parts.join('\n')
}
