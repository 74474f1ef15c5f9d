import { describe, expect, it } from 'vitest'
import { checkContactMessage, contactLimits, emptyContactMessage, toContactRequest } from './contact-message'

const values = {
  name: ' Anna Lindqvist ',
  email: ' anna@kiosk.example ',
  company: '',
  phone: ' ',
  subject: 'Pallet prices',
  message: 'What does a pallet of Sältan cost?',
}

describe('a message to the shop', () => {
  it('needs a name, an e-mail, a subject and a message', () => {
    expect(checkContactMessage({ ...emptyContactMessage, name: '  ' })).toEqual({
      name: 'required',
      email: 'required',
      subject: 'required',
      message: 'required',
    })
    expect(checkContactMessage(values)).toEqual({})
  })

  it.each(['anna', 'anna@kiosk', 'anna@', '@kiosk.example', 'a b@kiosk.example', 'anna@kiosk.'])(
    'refuses the e-mail %j',
    (email) => {
      expect(checkContactMessage({ ...values, email })).toEqual({ email: 'invalid' })
    },
  )

  it.each(['ask Anna', '1234', '031-555x01'])('refuses the phone number %j', (phone) => {
    expect(checkContactMessage({ ...values, phone })).toEqual({ phone: 'invalid' })
  })

  it('has the limits of the contract', () => {
    expect(contactLimits).toEqual({ name: 60, email: 60, company: 60, phone: 20, subject: 100, message: 5000 })
    expect(checkContactMessage({ ...values, message: 'x'.repeat(5001), phone: '1'.repeat(21) })).toEqual({
      phone: 'too_long',
      message: 'too_long',
    })
    expect(checkContactMessage({ ...values, message: 'x'.repeat(5000) })).toEqual({})
  })

  it('is sent trimmed, without empty fields', () => {
    expect(toContactRequest(values)).toEqual({
      name: 'Anna Lindqvist',
      email: 'anna@kiosk.example',
      company: undefined,
      phone: undefined,
      subject: 'Pallet prices',
      message: 'What does a pallet of Sältan cost?',
    })
  })
})
