import { ApiError } from '@skafferi/api'
import { countryCodeValues } from '@skafferi/api/limits'
import type { Option } from '../command'

type Field = 'company_id' | 'country_code' | 'company_name' | 'organisation_number' | 'first_name' | 'last_name'

/** Values of an approval; null is a placeholder. */
type ApprovalOptions = Partial<Record<Field, string | null>>

/** The option for each field, in the order of the help. */
const flags: Record<Field, { flag: string } & Required<Pick<Option, 'value' | 'summary'>>> = {
  company_id: {
    flag: 'company',
    value: '<id>',
    summary: 'company that the person joins; by default a new one',
  },
  country_code: {
    flag: 'country',
    value: `<${countryCodeValues.join('|')}>`,
    summary: 'country of the company, if the application does not name it',
  },
  company_name: { flag: 'company-name', value: '<text>', summary: 'replaces the name in the application' },
  organisation_number: {
    flag: 'organisation-number',
    value: '<text>',
    summary: 'replaces the number in the application',
  },
  first_name: { flag: 'first-name', value: '<text>', summary: 'replaces the first name in the application' },
  last_name: { flag: 'last-name', value: '<text>', summary: 'replaces the last name in the application' },
}
const fields = Object.keys(flags) as Field[]

/** The options of an approval. */
export const approvalOptions: Record<string, Option> = Object.fromEntries(
  Object.values(flags).map(({ flag, ...option }) => [flag, { type: 'string', ...option }]),
)

/** Returns the given values of an approval; empty texts count as missing. */
export function approvalFrom(text: (name: string) => string | undefined): Partial<Record<Field, string>> {
  return Object.fromEntries(
    fields.flatMap((field) => {
      const value = text(flags[field].flag)?.trim()
      return value ? [[field, value]] : []
    }),
  )
}

/** Quotes a value for a shell. */
const quoted = (value: string) => (/^[\w.-]+$/.test(value) ? value : `'${value.replaceAll("'", "'\\''")}'`)

function commandOf(id: string, approval: ApprovalOptions): string {
  const options = fields.flatMap((field) => {
    const { flag, value } = flags[field]
    const given = approval[field]
    return given === undefined ? [] : [`--${flag} ${given === null ? value : quoted(given)}`]
  })
  return ['npm run store -- applications approve', id, ...options].join(' ')
}

/** Returns the message of a refusal with the suggested command. */
function messageOf(
  { code, message, fields: missing, params }: ApiError,
  id: string,
  approval: ApprovalOptions,
): string {
  if (code === 'application_incomplete') {
    const left = Object.fromEntries(Object.keys(missing).map((field) => [field, null]))
    return `The application is incomplete. Run: ${commandOf(id, { ...approval, ...left })}`
  }
  if (code !== 'company_exists') return message
  const { company_id: company, company_name: name } = params
  const command = commandOf(id, {
    company_id: String(company),
    first_name: approval.first_name,
    last_name: approval.last_name,
  })
  return `${name} (${company}) has this organisation number already. To add this person to it, run: ${command}`
}

/** Converts a refused approval: option names instead of fields, and the suggested command. */
export function inCommands(error: ApiError, id: string, approval: ApprovalOptions): ApiError {
  const named = Object.entries(error.fields).map(([field, problem]) => [
    field in flags ? `--${flags[field as Field].flag}` : field,
    problem,
  ])
  const { status, code, params } = error
  return new ApiError(status, {
    code,
    params,
    message: messageOf(error, id, approval),
    fields: Object.fromEntries(named),
  })
}
