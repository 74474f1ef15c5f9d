import { describe, expect, it } from 'vitest'
import { demoDelivery, type ShippingRate } from '../delivery/delivery-settings'
import {
  askedFields,
  demanding,
  fieldRule,
  formFields,
  isSpecified,
  requiredFieldsOf,
  rulesFor,
  specifiedForm,
  specifiedRule,
  stepOfField,
  stepsOf,
} from './application-form'
import { readFormValue, toFormValue } from './application-form-value'
import {
  isApplicationSettings,
  neutralApplication,
  specifiedApplication,
  formOfShop,
  toApplicationForm,
} from './application-settings'
import { fieldsOf, optionalFields, registrationSteps, requiredFields } from './registration'
import { sellerQuestions } from './seller-questions'

const neutral = toApplicationForm(neutralApplication)

describe('the specified form', () => {
  it('asks and requires what the specification does, and nothing else', () => {
    for (const step of registrationSteps) {
      expect(askedFields(specifiedForm, step)).toEqual(fieldsOf(step))
      expect(requiredFieldsOf(specifiedForm, step)).toEqual(requiredFields[step])
    }
    expect(stepsOf(specifiedForm)).toEqual([1, 2, 3, 4, 5])
  })

  it('requires the licence by its button, and leaves open what the specification does', () => {
    const open = formFields.filter((field) => fieldRule(specifiedForm, field) === 'optional')
    expect(open).toEqual(
      Object.values(optionalFields)
        .flat()
        .filter((field) => field !== 'uploadLicenses'),
    )
    expect(fieldRule(specifiedForm, 'uploadLicenses')).toBe('required')
  })

  it('is what the settings of the demo say, so that pages carry nothing of it', () => {
    expect(isSpecified(toApplicationForm(specifiedApplication))).toBe(true)
    expect(toApplicationForm(specifiedApplication)).toEqual(specifiedForm)
    expect(isSpecified(neutral)).toBe(false)
  })
})

describe('the form of a shop', () => {
  const rate = { countries: ['fi'] as const, amount: 900, goodsFrom: 0, days: { min: 1, max: 2 }, isMaxCalendar: false }
  const [van, bike] = [
    { ...rate, id: 'van', name: 'Van' },
    { ...rate, id: 'bike', name: 'Bike' },
  ] as const
  const asks = (options: readonly ShippingRate[]) =>
    askedFields(formOfShop({ applications: neutralApplication, delivery: { options } }), 4).includes('deliveryOption')

  it('asks about its own delivery options only if they leave a choice', () => {
    expect(asks([])).toBe(false)
    expect(asks([van])).toBe(false)
    expect(asks([van, { ...bike, goodsFrom: 140_00 }])).toBe(false)
    expect(asks([van, bike])).toBe(true)
  })

  it('is the specified one in the demo, whose options are steps by value', () => {
    expect(formOfShop({ applications: specifiedApplication, delivery: demoDelivery })).toEqual(specifiedForm)
  })
})

describe('the form of a new shop', () => {
  it('asks nothing that holds for one trade or one country only', () => {
    const asked = registrationSteps.flatMap((step) => askedFields(neutral, step))
    for (const field of [
      'dunsNumber',
      'fdaRegistrationStatus',
      'taxIdExemption',
      'customsBroker',
      'importingExperienceFromEurope',
      'shippingPreferences',
      'preferredDeliveryDays',
      'annualRevenue',
    ] as const)
      expect(asked).not.toContain(field)
    expect(asked).toEqual(expect.arrayContaining(['companyName', 'employerId', 'deliveryCity', 'deliveryOption']))
  })
})

it('a seller cannot do without the company, its number, the contact and the consents', () => {
  const off = Object.fromEntries(sellerQuestions.map((question) => [question, 'off' as const]))
  const least = toApplicationForm({ ...specifiedApplication, ...off })
  expect(stepsOf(least)).toEqual([1, 2, 5])
  expect(stepsOf(least).flatMap((step) => askedFields(least, step))).toEqual([
    'companyName',
    'employerId',
    'country',
    'fullName',
    'email',
    'phone',
    'termsAndConditions',
    'gdprConsent',
  ])
})

it('a seller decides about every other field of the specified form', () => {
  const fixed = [
    'companyName',
    'employerId',
    'country',
    'fullName',
    'email',
    'phone',
    'termsAndConditions',
    'gdprConsent',
  ]
  const others = registrationSteps.flatMap((step) => fieldsOf(step)).filter((field) => !fixed.includes(field))
  expect(sellerQuestions).toEqual([...others, 'deliveryAddress'])
})

it('every field is at one step', () => {
  expect(new Set(formFields).size).toBe(formFields.length)
  for (const step of registrationSteps) for (const field of fieldsOf(step)) expect(stepOfField(field)).toBe(step)
  expect(stepOfField('deliveryCity')).toBe(4)
})

it('a question that the shop requires since is asked', () => {
  const form = demanding(neutral, ['dunsNumber', 'deliveryCity'])
  expect([fieldRule(form, 'dunsNumber'), fieldRule(form, 'deliveryStreet')]).toEqual(['required', 'required'])
  expect(demanding(neutral, ['companyName'])).toBe(neutral)
})

describe('stored settings', () => {
  it('have a rule for each question that it can have', () => {
    expect(isApplicationSettings(neutralApplication)).toBe(true)
    expect(isApplicationSettings({ ...neutralApplication, dunsNumber: 'sometimes' })).toBe(false)
    expect(isApplicationSettings({ ...neutralApplication, salesChannels: 'required' })).toBe(false)
    const { dunsNumber: _, ...incomplete } = neutralApplication
    expect(isApplicationSettings(incomplete)).toBe(false)
    for (const question of sellerQuestions) expect(rulesFor(question)).toContain(specifiedRule(question))
  })

  it('are the same after the way through the contract', () => {
    expect(toFormValue(neutralApplication).questions).toMatchObject({
      duns_number: 'off',
      delivery_address: 'optional',
    })
    expect(readFormValue(toFormValue(neutralApplication))).toEqual(neutralApplication)
  })
})
