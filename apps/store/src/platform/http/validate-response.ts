import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js'
import addFormats from 'ajv-formats'
import { storeContract, type Operation, type ReadContract, type Schema } from './contract'
import { refuse, type StoreError } from './errors'

/** Statuses that any operation may answer. */
const generalStatuses = new Set([413, 415, 500, 503])

const ajv = new Ajv2020({ strict: false, allErrors: true })
addFormats.default(ajv)

/** Compiled validators by schema; most operations share the schemas of their refusals. */
const validators = new WeakMap<Schema, ValidateFunction>()

type Described = Pick<ReadContract<string>, 'contract' | 'resolve'>

function brokenContract(message: string): StoreError {
  return refuse('broken_contract', { detail: message })
}

function schemaOf(operation: Operation<string>, status: number, { contract, resolve }: Described): Schema | undefined {
  const answer = operation.responses[status]
  if (answer) {
    const schema = resolve(answer).content?.['application/json']?.schema
    return schema && resolve(schema)
  }
  return generalStatuses.has(status) ? contract.components.schemas.ErrorBody : undefined
}

function validatorOf(operation: Operation<string>, status: number, described: Described): ValidateFunction {
  const schema = schemaOf(operation, status, described)
  if (!schema) throw brokenContract(`${operation.operationId} ${status}: the contract has no such answer.`)
  // References point to the components of the document that contains the schema.
  const validate = validators.get(schema) ?? ajv.compile({ ...schema, components: described.contract.components })
  validators.set(schema, validate)
  return validate
}

/**
 * Validates a response against the contract; used by tests. Missing, additional and mistyped fields are errors.
 * @param described the contract of the operation; by default the store's
 * @throws StoreError 500 naming the operation, the status and the fields
 */
export function validateResponse(
  operation: Operation<string>,
  status: number,
  answer: unknown,
  described: Described = storeContract,
): void {
  const validate = validatorOf(operation, status, described)
  if (validate(JSON.parse(JSON.stringify(answer)))) return
  const findings = (validate.errors ?? []).map(({ instancePath, message, params }) => {
    return `${instancePath || '/'} ${message} ${JSON.stringify(params)}`
  })
  throw brokenContract(`${operation.operationId} ${status} is not what the contract says: ${findings.join('; ')}`)
}
