import { expect, it } from 'vitest'
import { emptyAccessRequest, findAccessRequestFault, firstRefusedField, toAccessRequest } from './access-request'

const filled = { ...emptyAccessRequest, companyName: ' Kiosk & Co AB ', fullName: 'Anna', email: 'anna@kiosk.example' }

it('an access request requires a company, a name and an e-mail', () => {
  const empty = (field: string) => ({ field, kind: 'empty' })
  expect(findAccessRequestFault(emptyAccessRequest)).toEqual(empty('companyName'))
  expect(findAccessRequestFault({ ...filled, fullName: ' ' })).toEqual(empty('fullName'))
  expect(findAccessRequestFault({ ...filled, email: '' })).toEqual(empty('email'))
  expect(findAccessRequestFault(filled)).toBeNull()
})

it('an impossible e-mail address or phone number is not sent', () => {
  expect(findAccessRequestFault({ ...filled, email: 'anna@kiosk' })).toEqual({ field: 'email', kind: 'format' })
  expect(findAccessRequestFault({ ...filled, phone: 'ask Anna' })).toEqual({ field: 'phone', kind: 'format' })
  expect(findAccessRequestFault({ ...filled, phone: '+46 31 555 01 10' })).toBeNull()
})

it('a text that is too long is reported', () => {
  const message = 'x'.repeat(1001)
  expect(findAccessRequestFault({ ...filled, message })).toEqual({ field: 'message', kind: 'too_long' })
  expect(findAccessRequestFault({ ...filled, message: ` ${'x'.repeat(1000)} ` })).toBeNull()
})

it('an access request is sent trimmed and without empty fields', () => {
  expect(JSON.parse(JSON.stringify(toAccessRequest({ ...filled, message: ' ' })))).toEqual({
    company_name: 'Kiosk & Co AB',
    full_name: 'Anna',
    email: 'anna@kiosk.example',
  })
})

it('a refusal of an access request has its field', () => {
  expect(firstRefusedField({ email: 'has an invalid format' })).toBe('email')
  expect(firstRefusedField({ full_name: 'x', email: 'x' })).toBe('fullName')
  expect(firstRefusedField({})).toBeNull()
})
