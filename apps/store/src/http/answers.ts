import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js'
import addFormats from 'ajv-formats'
import { contract, resolve, type Operation, type Schema } from './contract'
import { StoreError } from './errors'

/** Answers that any call may give, whatever it is about. */
const generalStatuses = new Set([413, 415, 500, 503])

const ajv = new Ajv2020({ strict: false, allErrors: true })
addFormats.default(ajv)

const validators = new Map<string, ValidateFunction>()

function brokenContract(message: string): StoreError {
  return new StoreError(500, { type: 'unexpected_state', code: 'broken_contract', message })
}

function schemaOf(operation: Operation, status: number): Schema | undefined {
  const answer = operation.responses[status]
  if (answer) return resolve(answer).content?.['application/json']?.schema
  return generalStatuses.has(status) ? contract.components.schemas.Error : undefined
}

function validatorOf(operation: Operation, status: number): ValidateFunction {
  const name = `${operation.operationId} ${status}`
  const known = validators.get(name)
  if (known) return known
  const schema = schemaOf(operation, status)
  if (!schema) throw brokenContract(`${name}: the contract has no such answer.`)
  // References point to the components of the document that a schema stands in.
  const validate = ajv.compile({ ...schema, components: contract.components })
  validators.set(name, validate)
  return validate
}

/**
 * Holds an answer against the contract. For tests: a field that is missing, surplus or of another type becomes a fault.
 * @throws StoreError 500 naming the call, the status and the fields
 */
export function checkAnswer(operation: Operation, status: number, answer: unknown): void {
  const validate = validatorOf(operation, status)
  if (validate(JSON.parse(JSON.stringify(answer)))) return
  const findings = (validate.errors ?? []).map(({ instancePath, message, params }) => {
    return `${instancePath || '/'} ${message} ${JSON.stringify(params)}`
  })
  throw brokenContract(`${operation.operationId} ${status} is not what the contract says: ${findings.join('; ')}`)
}
