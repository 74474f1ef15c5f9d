import { createWorld } from '@skafferi/fixtures/world'
import { describe, expect, it } from 'vitest'
import {
  toApplicationForm,
  neutralApplication,
  specifiedApplication,
} from '../../rules/registration/application-settings'
import { sellerQuestions } from '../../rules/registration/seller-questions'
import { contractPath } from '../../rules/registration/contract-path'
import {
  isComplete,
  newRegistration,
  transition,
  type RegistrationEvent,
  type RegistrationState,
} from './registration.machine'
import {
  fieldsOf,
  registrationSteps,
  requiredFields,
  type RegistrationStep,
} from '../../rules/registration/registration'
import { completeDraft, today } from './testing/complete-draft'

const next: RegistrationEvent = { type: 'next', today }

const run = (state: RegistrationState, ...events: RegistrationEvent[]) =>
  events.reduce((before, event) => transition(before, event), state)

/** An application with everything in it, at one of its steps. */
function at(step: RegistrationStep, change: Partial<typeof completeDraft> = {}): RegistrationState {
  return {
    ...newRegistration,
    step,
    completed: registrationSteps.filter((other) => other < step),
    draft: { ...completeDraft, ...change },
  }
}

const empties = {
  companyName: '  ',
  numberOfEmployees: 0,
  typeOfBusiness: '',
  preferredDeliveryDays: '',
  estimatedOrderVolume: null,
  gdprConsent: false,
} as const

describe('the next step', () => {
  it('requires the first empty field of the current one, in the specification’s order', () => {
    for (const step of registrationSteps) {
      const state = run({ ...newRegistration, step }, next)
      expect(state).toMatchObject({ step, faults: [{ field: requiredFields[step][0], kind: 'empty' }] })
    }
  })

  it.each(Object.entries(empties))('requires %s; whitespace and zero count as empty', (field, value) => {
    const step = registrationSteps.find((other) => fieldsOf(other).some((name) => name === field)) ?? 1
    expect(run(at(step, { [field]: value }), next)).toMatchObject({ step, faults: [{ field, kind: 'empty' }] })
  })

  it('completes the current one and opens', () => {
    expect(run(at(1), next)).toMatchObject({ step: 2, completed: [1], faults: [] })
    expect(run(at(1), next, next, next, next)).toMatchObject({ step: 5, completed: [1, 2, 3, 4] })
  })

  it('does not require optional fields', () => {
    const bare = at(4, { paymentConnectionId: '', creditCheckRequired: false, importingExperienceFromEurope: false })
    expect(run(bare, next)).toMatchObject({ step: 5 })
  })

  it('requires valid lengths', () => {
    expect(run(at(1, { dunsNumber: '1'.repeat(11) }), next)).toMatchObject({
      step: 1,
      faults: [{ field: 'dunsNumber', kind: 'too_long' }],
    })
    expect(run(at(1, { annualRevenue: -1 }), next)).toMatchObject({ faults: [{ kind: 'too_low' }] })
    expect(run(at(1, { annualRevenue: 0.5 }), next)).toMatchObject({ step: 2 })
    expect(run(at(1, { annualRevenue: 1_850_000.55 }), next)).toMatchObject({ step: 2 })
    expect(run(at(1, { annualRevenue: 0.555 }), next)).toMatchObject({ faults: [{ kind: 'too_fine' }] })
    expect(run(at(1, { annualRevenue: 1e13 }), next)).toMatchObject({ faults: [{ kind: 'too_high' }] })
    expect(run(at(1, { numberOfEmployees: 2.5 }), next)).toMatchObject({ faults: [{ kind: 'not_whole' }] })
    expect(run(at(1, { numberOfEmployees: -1 }), next)).toMatchObject({ faults: [{ kind: 'too_low' }] })
    expect(run(at(3, { estimatedOrderVolume: 2.5 }), next)).toMatchObject({ faults: [{ kind: 'not_whole' }] })
    expect(run(at(3, { orderFrequency: 0.5 }), next)).toMatchObject({ faults: [{ kind: 'not_whole' }] })
  })

  it.each([
    [1, 'companyWebsite', 'kiosk', 'kiosk.example'],
    [1, 'companyWebsite', 'ftp://kiosk.example', 'HTTPS://kiosk.example/shop?a=1'],
    [1, 'companyWebsite', 'our shop.example', ' www.kiosk.example '],
    [1, 'companyWebsite', 'anna@kiosk.example', 'http://kiosk.example:8080'],
    [1, 'employerId', '559000', '559000-0000'],
    [1, 'dunsNumber', '35000000', '35-000-0001'],
    [1, 'dunsNumber', '35000000A', '350 000 001'],
    [2, 'email', 'anna', 'anna@kiosk.example'],
    [2, 'email', 'anna@kiosk', ' anna@kiosk.example '],
    [2, 'phone', 'ask for Anna', '+46 31 555 01 10'],
    [2, 'phone', '1234', '(031) 555-01.10'],
    [2, 'phone', '46+315550110', '031/5550110'],
  ] as const)('on step %i does not accept %s as %j, but accepts %j', (step, field, wrong, right) => {
    expect(run(at(step, { [field]: wrong }), next)).toMatchObject({ step, faults: [{ field, kind: 'format' }] })
    expect(run(at(step, { [field]: right }), next)).toMatchObject({ step: step + 1, faults: [] })
  })

  it('requires an employer id in the format of the company’s country', () => {
    const finnish = { country: 'Suomi', employerId: '1234567-1' }
    expect(run(at(1, finnish), next)).toMatchObject({ step: 2 })
    expect(run(at(1, { ...finnish, employerId: '1234567-2' }), next)).toMatchObject({
      faults: [{ field: 'employerId', kind: 'check_digit' }],
    })
    expect(run(at(1, { ...finnish, employerId: '1234567' }), next)).toMatchObject({
      faults: [{ field: 'employerId', kind: 'format' }],
    })
    expect(run(at(1, { ...finnish, country: 'Iceland', employerId: 'K-1' }), next)).toMatchObject({ step: 2 })
  })

  it('accepts an employer id of ten characters, not counting spaces and hyphens', () => {
    expect(run(at(1, { employerId: '559000-0000 ' }), next)).toMatchObject({ step: 2 })
    expect(run(at(1, { employerId: '559000-00001' }), next)).toMatchObject({
      faults: [{ field: 'employerId', kind: 'too_long' }],
    })
  })

  it('requires a delivery date of today or later', () => {
    expect(run(at(2, { preferredDeliveryDays: '2026-11-19' }), next)).toMatchObject({
      faults: [{ field: 'preferredDeliveryDays', kind: 'past' }],
    })
    expect(run(at(2, { preferredDeliveryDays: today }), next)).toMatchObject({ step: 3 })
  })
})

describe('going back', () => {
  it('goes down one step and clears the error', () => {
    const refused = run(at(3, { specificBrands: '' }), next)
    expect(run(refused, { type: 'back' })).toMatchObject({ step: 2, faults: [], completed: [1, 2] })
  })

  it('is not possible from the first step', () => {
    expect(run(at(1), { type: 'back' })).toEqual(at(1))
  })
})

describe('the list of steps', () => {
  const opened = (step: RegistrationStep): RegistrationEvent => ({ type: 'opened', step })

  it('opens the current, an earlier and a completed step', () => {
    const state = { ...at(2), completed: [1, 2, 3] } as RegistrationState
    expect([1, 2, 3].map((step) => run(state, opened(step as RegistrationStep)))).toMatchObject([
      { step: 1 },
      { step: 2 },
      { step: 3 },
    ])
  })

  it('does not open a step not yet reached', () => {
    expect(run(at(2), opened(3))).toMatchObject({ step: 2 })
    expect(run(newRegistration, opened(5))).toMatchObject({ step: 1 })
  })
})

describe('an edit', () => {
  it('clears the error', () => {
    const stopped = run(newRegistration, next)
    const edited = run(stopped, { type: 'edited', edit: { field: 'companyName', value: 'Kiosk & Co AB' } })
    expect(edited).toMatchObject({ draft: { companyName: 'Kiosk & Co AB' }, faults: [] })
  })

  it('that empties a required field makes the step incomplete', () => {
    const emptied = run(at(3), { type: 'edited', edit: { field: 'country', value: '' } })
    expect(emptied).toMatchObject({ step: 3, completed: [2] })
  })
})

describe('submitting', () => {
  it('requires all required fields of all steps', () => {
    expect(isComplete(at(5))).toBe(false)
    expect(run(at(5), next)).toMatchObject({ step: 5, completed: [1, 2, 3, 4, 5] })
    expect(isComplete(run(at(5), next))).toBe(true)
  })

  it('requires the consents', () => {
    const state = run(at(5, { termsAndConditions: false }), next)
    expect(state).toMatchObject({ faults: [{ field: 'termsAndConditions' }] })
    expect(isComplete(state)).toBe(false)
  })

  it('stops at an empty field of an earlier step', () => {
    const state = run({ ...at(5, { jobTitle: '' }), completed: [1, 2, 3, 4, 5] }, next)
    expect(state).toMatchObject({ step: 2, faults: [{ field: 'jobTitle', kind: 'empty' }] })
    expect(isComplete(state)).toBe(false)
  })
})

describe('a refusal', () => {
  const refused = (codes: Record<string, string>): RegistrationEvent => ({
    type: 'refused',
    fields: Object.fromEntries(Object.entries(codes).map(([field, code]) => [field, { code, message: '' }])),
  })

  it('opens the step of its first field, with all entries', () => {
    const state = run(
      at(5),
      next,
      refused({ 'payment_and_shipping.tax_id_exemption': 'taken', 'company_info.duns_number': 'taken' }),
    )
    expect(state).toMatchObject({
      step: 1,
      draft: completeDraft,
      faults: [
        { field: 'dunsNumber', kind: 'refused' },
        { field: 'taxIdExemption', kind: 'refused' },
      ],
    })
  })

  it('shows the store’s error for each field', () => {
    const faults = {
      'company_info.duns_number': 'too_long',
      'company_info.type_of_business': 'not_allowed',
      'contact_person.full_name': 'required',
      'contact_person.email': 'format',
      'contact_person.preferred_delivery_days': 'past',
      'order_preferences.order_frequency': 'wrong_type',
    }
    expect(run(at(5), next, refused(faults))).toMatchObject({
      faults: [
        { field: 'dunsNumber', kind: 'too_long' },
        { field: 'typeOfBusiness', kind: 'not_allowed' },
        { field: 'fullName', kind: 'empty' },
        { field: 'email', kind: 'format' },
        { field: 'preferredDeliveryDays', kind: 'past' },
        { field: 'orderFrequency', kind: 'refused' },
      ],
    })
  })

  it('still shows the errors of later steps after its first one is left', () => {
    const both = refused({ 'contact_person.email': 'taken', 'company_info.duns_number': 'taken' })
    expect(run(at(5), next, both, next)).toMatchObject({ step: 2, faults: [{ field: 'email' }] })
  })

  it('without a field stays on the last step', () => {
    expect(run(at(5), next, refused({ 'something.else': 'taken' }))).toMatchObject({ step: 5, faults: [] })
  })

  it('of the licence is cleared once another one is chosen', () => {
    const missing = run(at(5), next, refused({ 'upload_and_consent.upload_licenses': 'unknown_file' }))
    expect(missing).toMatchObject({ step: 5, faults: [{ field: 'uploadLicenses' }] })
    expect(run(missing, { type: 'license_changed' })).toMatchObject({ step: 5, faults: [] })
  })

  it('can have every field of the form', () => {
    const { request } = createWorld().applications.find(({ kind }) => kind === 'registration')!
    const groups = request as unknown as Record<string, Record<string, unknown>>
    const sent = Object.entries(groups).flatMap(([group, fields]) =>
      Object.keys(fields).map((field) => `${group}.${field}`),
    )
    const known = registrationSteps.flatMap(fieldsOf).map(contractPath)
    expect(known).toEqual(expect.arrayContaining(sent))
  })
})

describe('the form of a shop', () => {
  const neutral = toApplicationForm(neutralApplication)
  const runIn = (form: typeof neutral, state: RegistrationState, ...events: RegistrationEvent[]) =>
    events.reduce((before, event) => transition(before, event, form), state)

  it('goes on without an answer that may be left empty, and checks one that is given', () => {
    const without = at(1, { companyWebsite: '', dunsNumber: '', numberOfEmployees: null, annualRevenue: null })
    expect(runIn(neutral, without, next)).toMatchObject({ step: 2, faults: [] })
    expect(runIn(neutral, at(1, { companyWebsite: 'kiosk' }), next)).toMatchObject({
      faults: [{ field: 'companyWebsite', kind: 'format' }],
    })
  })

  it('leaves out steps without a question, in both directions and at the end', () => {
    const off = Object.fromEntries(sellerQuestions.map((question) => [question, 'off' as const]))
    const least = toApplicationForm({ ...specifiedApplication, ...off })
    expect(runIn(least, at(2), next)).toMatchObject({ step: 5 })
    expect(runIn(least, at(5), { type: 'back' })).toMatchObject({ step: 2 })
    const sent = runIn(least, { ...at(1), completed: [] }, next, next, next)
    expect(isComplete(sent, least)).toBe(true)
    expect(isComplete(sent)).toBe(false)
  })

  it('requires all of an address that is begun', () => {
    expect(runIn(neutral, at(4), next)).toMatchObject({ step: 5 })
    expect(runIn(neutral, at(4, { deliveryCity: 'Turku' }), next)).toMatchObject({
      faults: [{ field: 'deliveryStreet', kind: 'empty' }],
    })
    const address = { deliveryStreet: 'Linnankatu 1', deliveryCity: 'Turku', deliveryCountry: 'fi' } as const
    expect(runIn(neutral, at(4, { ...address, deliveryPostalCode: '20100' }), next)).toMatchObject({ step: 5 })
  })

  it('asks what the store has required since the form was opened', () => {
    const opened = at(5, { dunsNumber: '' })
    const fields = { 'company_info.duns_number': { code: 'required', message: '' } }
    const refusal = runIn(neutral, opened, { type: 'refused', fields })
    expect(refusal).toMatchObject({ step: 1, faults: [{ field: 'dunsNumber', kind: 'empty' }] })
    expect(runIn(neutral, refusal, next)).toMatchObject({ step: 1, faults: [{ field: 'dunsNumber', kind: 'empty' }] })
  })
})
