import { createWorld } from '@skafferi/fixtures/world'
import { describe, expect, it } from 'vitest'
import { contractPath } from './application'
import {
  newRegistration,
  transition,
  type RegistrationEvent,
  type RegistrationState,
} from './registration.machine'
import { fieldsOf, registrationSteps, requiredFields, type RegistrationStep } from './registration.rules'
import { completeDraft, today, uploaded } from './testing/complete-draft'

const next: RegistrationEvent = { type: 'next', today }

const run = (state: RegistrationState, ...events: RegistrationEvent[]) => events.reduce(transition, state)

/** An application with everything in it, at one of its steps. */
function at(step: RegistrationStep, change: Partial<typeof completeDraft> = {}): RegistrationState {
  return {
    ...newRegistration,
    step,
    completed: registrationSteps.filter((other) => other < step),
    draft: { ...completeDraft, ...change },
    license: uploaded,
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

describe('going on', () => {
  it('is stopped by the first empty field of the step, in the order of the specification', () => {
    for (const step of registrationSteps) {
      const state = run({ ...newRegistration, step }, next)
      expect(state).toMatchObject({ step, faults: [{ field: requiredFields[step][0], kind: 'empty' }] })
    }
  })

  it.each(Object.entries(empties))('needs %s, and blanks and nought are nothing', (field, value) => {
    const step = registrationSteps.find((other) => fieldsOf(other).some((name) => name === field)) ?? 1
    expect(run(at(step, { [field]: value }), next)).toMatchObject({ step, faults: [{ field, kind: 'empty' }] })
  })

  it('marks the step complete and opens the next one', () => {
    expect(run(at(1), next)).toMatchObject({ step: 2, completed: [1], faults: [], problem: null })
    expect(run(at(1), next, next, next, next)).toMatchObject({ step: 5, completed: [1, 2, 3, 4] })
  })

  it('does not need what is optional', () => {
    const bare = at(4, { paymentConnectionId: '', creditCheckRequired: false, importingExperienceFromEurope: false })
    expect(run(bare, next)).toMatchObject({ step: 5 })
  })

  it('keeps to the limits', () => {
    expect(run(at(1, { dunsNumber: '1'.repeat(11) }), next)).toMatchObject({
      step: 1,
      faults: [{ field: 'dunsNumber', kind: 'too_long' }],
    })
    expect(run(at(1, { annualRevenue: -1 }), next)).toMatchObject({ faults: [{ kind: 'out_of_range' }] })
    expect(run(at(1, { annualRevenue: 0.5 }), next)).toMatchObject({ step: 2 })
    expect(run(at(1, { numberOfEmployees: 2.5 }), next)).toMatchObject({ faults: [{ kind: 'out_of_range' }] })
  })

  it('takes an employer id of ten characters, spaces and hyphens not counted', () => {
    expect(run(at(1, { employerId: '559000-0000 ' }), next)).toMatchObject({ step: 2 })
    expect(run(at(1, { employerId: '559000-00001' }), next)).toMatchObject({
      faults: [{ field: 'employerId', kind: 'too_long' }],
    })
  })

  it('takes no delivery before today', () => {
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
  it('is no longer blamed', () => {
    const stopped = run(newRegistration, next)
    const edited = run(stopped, { type: 'edited', edit: { field: 'companyName', value: 'Kiosk & Co AB' } })
    expect(edited).toMatchObject({ draft: { companyName: 'Kiosk & Co AB' }, faults: [] })
  })

  it('that empties a field takes the step its completeness', () => {
    const emptied = run(at(3), { type: 'edited', edit: { field: 'country', value: '' } })
    expect(emptied).toMatchObject({ step: 3, completed: [2] })
  })
})

describe('sending', () => {
  it('happens on the last step, with everything in it', () => {
    expect(run(at(5), next)).toMatchObject({ phase: 'submitting', completed: [1, 2, 3, 4, 5] })
  })

  it('needs the consents and a licence', () => {
    expect(run(at(5, { termsAndConditions: false }), next)).toMatchObject({ faults: [{ field: 'termsAndConditions' }] })
    const unlicensed = { ...at(5), license: { status: 'none' } } as RegistrationState
    expect(run(unlicensed, next)).toMatchObject({ phase: 'filling' })
  })

  it('stops at a gap on an earlier step', () => {
    expect(run(at(5, { jobTitle: '' }), next)).toMatchObject({
      phase: 'filling',
      step: 2,
      faults: [{ field: 'jobTitle', kind: 'empty' }],
    })
  })

  it('happens once: meanwhile nothing changes', () => {
    const sent = run(at(5), next)
    const events: RegistrationEvent[] = [
      next,
      { type: 'back' },
      { type: 'opened', step: 1 },
      { type: 'edited', edit: { field: 'email', value: 'x' } },
      { type: 'license_removed' },
    ]
    expect(run(sent, ...events)).toEqual(sent)
  })

  it('ends with thanks, and with where the login details will go', () => {
    expect(run(at(5), next, { type: 'received' })).toEqual({ phase: 'done', email: completeDraft.email })
    expect(run(at(5), next, { type: 'received' }, { type: 'back' })).toMatchObject({ phase: 'done' })
  })

  it('is nothing that can be answered before it happened', () => {
    expect(run(at(5), { type: 'received' })).toEqual(at(5))
  })
})

describe('a refusal', () => {
  const refused = (fields: Record<string, string>): RegistrationEvent => ({
    type: 'refused',
    problem: { action: 'register', code: 'invalid_request', message: 'Please check.', fields },
  })

  it('opens the step of the first field it names, with everything kept', () => {
    const state = run(
      at(5),
      next,
      refused({ 'payment_and_shipping.tax_id_exemption': 'x', 'company_info.duns_number': 'x' }),
    )
    expect(state).toMatchObject({
      phase: 'filling',
      step: 1,
      draft: completeDraft,
      license: uploaded,
      faults: [
        { field: 'dunsNumber', kind: 'refused' },
        { field: 'taxIdExemption', kind: 'refused' },
      ],
      problem: { code: 'invalid_request' },
    })
  })

  it('says of each field what the store says of it', () => {
    const said = {
      'company_info.duns_number': 'is longer than 10 characters',
      'company_info.type_of_business': 'must be one of retail, wholesale, manufacturing, ecommerce',
      'contact_person.full_name': 'is required',
      'contact_person.email': 'is not written as expected',
      'contact_person.preferred_delivery_days': 'must not be before today',
      'order_preferences.order_frequency': 'must be integer',
    }
    expect(run(at(5), next, refused(said))).toMatchObject({
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

  it('still blames the fields of later steps when its first one is left', () => {
    const both = refused({ 'contact_person.email': 'x', 'company_info.duns_number': 'x' })
    expect(run(at(5), next, both, next)).toMatchObject({ step: 2, faults: [{ field: 'email' }], problem: null })
  })

  it('that names no field stays on the last step', () => {
    expect(run(at(5), next, refused({ 'something.else': 'x' }))).toMatchObject({ step: 5, faults: [] })
  })

  it('of the licence asks for another one', () => {
    const gone = run(at(5), next, refused({ 'upload_and_consent.upload_licenses': 'is not an uploaded licence' }))
    expect(gone).toMatchObject({ step: 5, license: { status: 'none' }, faults: [{ field: 'uploadLicenses' }] })
  })

  it('can name every field of the form', () => {
    const { request } = createWorld().applications.find(({ kind }) => kind === 'registration')!
    const groups = request as unknown as Record<string, Record<string, unknown>>
    const sent = Object.entries(groups).flatMap(([group, fields]) =>
      Object.keys(fields).map((field) => `${group}.${field}`),
    )
    const known = registrationSteps.flatMap(fieldsOf).map(contractPath)
    expect(known).toEqual(expect.arrayContaining(sent))
  })
})

describe('the licence', () => {
  const file = { id: 'a', name: 'licence.pdf', size: 1_800_000 }
  const problem = { action: 'upload_license', code: 'network', message: null, fields: {} } as const
  const chosen: RegistrationEvent = { type: 'license_chosen', file }
  const start = { ...at(5), license: { status: 'none' } } as RegistrationState

  it('is uploaded as soon as it is chosen', () => {
    const uploading = run(start, chosen, { type: 'license_progressed', id: 'a', progress: 0.4 })
    expect(uploading).toMatchObject({ license: { status: 'uploading', file, progress: 0.4 } })
    expect(run(uploading, { type: 'license_uploaded', id: 'a', url: '/files/licences/x.pdf' })).toMatchObject({
      license: { status: 'uploaded', file, url: '/files/licences/x.pdf' },
    })
  })

  it('keeps the application waiting while it is on its way', () => {
    expect(run(start, chosen, next)).toMatchObject({ phase: 'filling', step: 5 })
  })

  it('that failed can be chosen again', () => {
    const failed = run(start, chosen, { type: 'license_failed', id: 'a', problem })
    expect(failed).toMatchObject({ license: { status: 'failed', problem } })
    const again = { ...file, id: 'b' }
    expect(run(failed, { type: 'license_chosen', file: again })).toMatchObject({ license: { file: again } })
  })

  it('that is there is not replaced, but removed first', () => {
    expect(run(at(5), chosen)).toEqual(at(5))
    expect(run(at(5), { type: 'license_removed' }, chosen)).toMatchObject({ license: { status: 'uploading' } })
  })

  it('that was removed is not brought back by a late answer', () => {
    const late: RegistrationEvent = { type: 'license_uploaded', id: 'a', url: '/files/licences/x.pdf' }
    expect(run(start, chosen, { type: 'license_removed' }, late)).toMatchObject({ license: { status: 'none' } })
    const other: RegistrationEvent = { type: 'license_chosen', file: { ...file, id: 'b' } }
    expect(run(start, chosen, { type: 'license_removed' }, other, late)).toMatchObject({
      license: { status: 'uploading', file: { id: 'b' } },
    })
  })
})
