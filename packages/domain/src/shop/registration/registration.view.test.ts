import { describe, expect, it } from 'vitest'
import { countrySuggestions } from './registration.view'
import { specifiedForm } from '../../rules/registration/application-form'
import { neutralApplication, toApplicationForm } from '../../rules/registration/application-settings'
import { employerIdLimit } from '../../rules/registration/employer-id'
import { fieldsOf, registrationSteps } from '../../rules/registration/registration'
import { registrationChoices, registrationLimits, registrationMaxima } from './registration.limits'
import { newRegistration } from './registration.machine'
import {
  toLicenseView,
  toRegistrationFormConfig,
  toRegistrationView,
  type RegistrationSubmission,
} from './registration.view'
import { completeDraft, uploaded } from './testing/complete-draft'

const locale = 'en-IE'
const open: RegistrationSubmission = { license: { status: 'none' }, busy: false, problem: null }

describe('the list of steps', () => {
  it('locks steps until they are reached', () => {
    expect(toRegistrationView(newRegistration, open, locale)).toMatchObject({
      step: 1,
      percent: '20%',
      fraction: 0.2,
      submitting: false,
      steps: [
        { step: 1, state: 'current' },
        { step: 2, state: 'locked' },
        { step: 3, state: 'locked' },
        { step: 4, state: 'locked' },
        { step: 5, state: 'locked' },
      ],
    })
  })

  it('distinguishes complete and incomplete ones', () => {
    const view = toRegistrationView({ ...newRegistration, step: 3, completed: [2, 4] }, open, locale)
    expect(view.steps.map(({ state }) => state)).toEqual(['open', 'done', 'current', 'done', 'locked'])
  })

  it('ends with 100%', () => {
    expect(toRegistrationView({ ...newRegistration, step: 5 }, open, locale).percent).toBe('100%')
  })
})

it('an application shows that it is being sent, and why it was refused', () => {
  expect(toRegistrationView(newRegistration, { ...open, busy: true }, locale).submitting).toBe(true)
  const problem = { action: 'register', code: 'network', message: null, fields: {} } as const
  expect(toRegistrationView(newRegistration, { ...open, problem }, locale)).toMatchObject({
    submitting: false,
    problem,
  })
})

it('an application shows its entries, their errors and its licence', () => {
  const faults = [{ field: 'email', code: 'format' }] as never
  const state = { ...newRegistration, draft: completeDraft, faults }
  const view = toRegistrationView(state, { ...open, license: uploaded }, locale)
  expect(view).toMatchObject({
    values: completeDraft,
    faults,
    problem: null,
    license: { name: 'food-licence-2026.pdf' },
  })
})

it('the number of a company has the name of its register, and no country’s name before one is chosen', () => {
  const neutral = toApplicationForm(neutralApplication)
  const registerOf = (country: string, form = neutral) =>
    toRegistrationView({ ...newRegistration, draft: { ...newRegistration.draft, country } }, open, locale, form)
      .register
  expect(['', 'Germany', 'Sweden', 'Finland'].map((country) => registerOf(country))).toEqual([
    'other',
    'other',
    'se',
    'fi',
  ])
  expect([registerOf('', specifiedForm), registerOf('Sweden', specifiedForm)]).toEqual([null, 'se'])
})

it('a form has its limits, its choices, the date, and its optional fields', () => {
  expect(toRegistrationFormConfig('2026-12-04', locale)).toEqual({
    limits: registrationLimits,
    maxima: registrationMaxima,
    choices: registrationChoices,
    asked: registrationSteps.flatMap(fieldsOf),
    deliveryOptions: [],
    deliveryCountries: [],
    optional: [
      'privateLabelInterest',
      'paymentConnectionId',
      'creditCheckRequired',
      'importingExperienceFromEurope',
      'salesChannels',
      'howDidYouHearAboutUs',
      'retailProgramInterest',
      'resellingExclusiveOrNewProducts',
      'newsletterSubscription',
    ],
    today: '2026-12-04',
    countries: countrySuggestions(locale),
  })
})

describe('the licence', () => {
  const file = { id: 'a', name: 'licence.pdf', size: 312_400 }

  it('has its size', () => {
    expect(toLicenseView({ status: 'none' }, locale)).toBeNull()
    expect(toLicenseView(uploaded, locale)).toMatchObject({ name: 'food-licence-2026.pdf', size: '1.8 MB' })
    expect(toLicenseView({ status: 'uploading', file, progress: null }, locale)).toMatchObject({ size: '306 kB' })
    const tiny = { ...file, size: 12 }
    expect(toLicenseView({ status: 'uploading', file: tiny, progress: null }, locale)).toMatchObject({ size: '1 kB' })
    const even = { ...file, size: 1_048_576 }
    expect(toLicenseView({ status: 'uploading', file: even, progress: null }, locale)).toMatchObject({ size: '1 MB' })
  })

  it('has its progress only while uploading, and a reason only if it failed', () => {
    const sending = toLicenseView({ status: 'uploading', file, progress: 0.5 }, locale)
    expect(sending).toEqual({
      id: 'a',
      name: 'licence.pdf',
      size: '306 kB',
      status: 'uploading',
      progress: 0.5,
      problem: null,
    })
    expect(toLicenseView(uploaded, locale)).toMatchObject({ status: 'uploaded', progress: null, problem: null })
  })

  it('can be a PDF, a JPEG or a PNG', () => {
    const { licenseTypes } = toRegistrationView(newRegistration, open, locale)
    expect(licenseTypes).toBe('application/pdf,image/jpeg,image/png')
  })

  it('shows why it failed', () => {
    const problem = { action: 'upload_license', code: 'network', message: null, fields: {} } as const
    expect(toLicenseView({ status: 'failed', file, problem }, locale)).toMatchObject({ status: 'failed', problem })
  })
})

it('texts have the maximum lengths of the specification', () => {
  const { employerId, dunsNumber, ...others } = registrationLimits
  // These are not in the specified form.
  const { deliveryOption, deliveryStreet, deliveryPostalCode, deliveryCity, ...limits } = others
  expect([deliveryOption, deliveryStreet, deliveryPostalCode, deliveryCity]).toEqual([60, 100, 20, 60])
  expect(employerId).toBeGreaterThanOrEqual(employerIdLimit)
  expect(dunsNumber).toBeGreaterThanOrEqual(employerIdLimit)
  expect(employerIdLimit).toBe(10)
  expect(limits).toEqual({
    companyName: 60,
    country: 60,
    fullName: 60,
    jobTitle: 60,
    email: 60,
    productsOfInterest: 60,
    specificBrands: 60,
    customsBroker: 60,
    companyWebsite: 100,
    phone: 20,
    taxIdExemption: 20,
    salesChannels: 100,
    howDidYouHearAboutUs: 100,
    paymentConnectionId: 60,
  })
})

it('about 195 countries are suggested, in the reader’s own language and order', () => {
  const names = countrySuggestions(locale)
  expect(Math.abs(names.length - 195)).toBeLessThan(5)
  expect(new Set(names).size).toBe(names.length)
  expect(names).toEqual(expect.arrayContaining(['Sweden', 'Norway', 'Denmark', 'Finland']))
  expect(names[0]).toBe('Afghanistan')
  expect(countrySuggestions('sv')).toContain('Tyskland')
})

it('a seller’s own form offers only the payment that the shop has, and does not ask for it by itself', () => {
  const formOf = (settings: typeof neutralApplication) =>
    toRegistrationFormConfig('2026-11-28', locale, { form: toApplicationForm(settings), delivery: { options: [] } })
  expect(formOf(neutralApplication).asked).not.toContain('preferredPaymentMethod')
  const asking = formOf({ ...neutralApplication, preferredPaymentMethod: 'optional' })
  expect(asking.choices.preferredPaymentMethod).toEqual(['invoice'])
  expect(toRegistrationFormConfig('2026-11-28', locale).choices.preferredPaymentMethod).toHaveLength(4)
})
