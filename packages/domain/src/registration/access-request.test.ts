import { expect, it } from 'vitest'
import { emptyAccessRequest, firstEmptyField, firstRefusedField, toAccessRequest } from './access-request'

const filled = { ...emptyAccessRequest, companyName: ' Kiosk & Co AB ', fullName: 'Anna', email: 'anna@kiosk.example' }

it('access is asked for with a company, a name and an e-mail', () => {
  expect(firstEmptyField(emptyAccessRequest)).toBe('companyName')
  expect(firstEmptyField({ ...filled, fullName: ' ' })).toBe('fullName')
  expect(firstEmptyField({ ...filled, email: '' })).toBe('email')
  expect(firstEmptyField(filled)).toBeNull()
})

it('a request for access is sent trimmed and without what was left empty', () => {
  expect(JSON.parse(JSON.stringify(toAccessRequest({ ...filled, message: ' ' })))).toEqual({
    company_name: 'Kiosk & Co AB',
    full_name: 'Anna',
    email: 'anna@kiosk.example',
  })
})

it('a refusal of a request for access names its field', () => {
  expect(firstRefusedField({ email: 'is not written as expected' })).toBe('email')
  expect(firstRefusedField({ full_name: 'x', email: 'x' })).toBe('fullName')
  expect(firstRefusedField({})).toBeNull()
})
