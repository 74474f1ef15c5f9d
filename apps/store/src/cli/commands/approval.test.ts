import { ApiError } from '@skafferi/api'
import { describe, expect, it } from 'vitest'
import { inCommands, approvalFrom } from './approval'

const optionsOf = (given: Record<string, string>) => approvalFrom((name) => given[name])
const command = 'npm run store -- applications approve appl_1'

describe('a refused approval', () => {
  const required = { code: 'required', message: 'is required' }
  const incomplete = (...missing: string[]) =>
    new ApiError(409, {
      code: 'application_incomplete',
      message: 'Fill in what is missing.',
      fields: Object.fromEntries(missing.map((field) => [field, required])),
    })

  it('suggests the command with placeholders for missing values', () => {
    const error = inCommands(incomplete('country_code', 'organisation_number', 'last_name'), 'appl_1', {})
    expect(error.message).toBe(
      `The application is incomplete. Run: ${command} --country <se|no|dk|fi|us|gb|de> --organisation-number <text> --last-name <text>`,
    )
    expect(error.fields).toEqual({
      '--country': required,
      '--organisation-number': required,
      '--last-name': required,
    })
  })

  it('keeps given values, quoted for a shell', () => {
    const given = optionsOf({ country: 'fi', 'company-name': " Petri's Stop ", 'first-name': ' ' })
    const { message } = inCommands(incomplete('organisation_number'), 'appl_1', given)
    expect(message).toContain(`${command} --country fi --company-name 'Petri'\\''s Stop' --organisation-number <text>`)
  })

  it('suggests the command that joins the existing company, without other company fields', () => {
    const params = { company_id: 'comp_1', company_name: 'Kiosk & Co AB' }
    const existing = new ApiError(409, { code: 'company_exists', message: 'This person can join it.', params })
    const { message } = inCommands(
      existing,
      'appl_1',
      optionsOf({ country: 'se', 'organisation-number': '559000-0000', 'last-name': 'Berg Ek' }),
    )
    expect(message).toBe(
      `Kiosk & Co AB (comp_1) has this organisation number already. To add this person to it, run: ${command} --company comp_1 --last-name 'Berg Ek'`,
    )
  })

  it('otherwise keeps the store’s message, with option names instead of fields', () => {
    const problem = { code: 'not_allowed', message: 'must be one of se, no, dk, fi, us, gb, de' }
    const other = new ApiError(400, {
      code: 'invalid_request',
      message: 'Please check.',
      fields: { country_code: problem },
    })
    expect(inCommands(other, 'appl_1', {})).toMatchObject({
      status: 400,
      message: 'Please check.',
      fields: { '--country': problem },
    })
  })
})
