import type { components } from '@skafferi/api/admin'
import { createWorld } from '@skafferi/fixtures/world'
import { describe, expect, it } from 'vitest'
import type { Office } from '../office-context'
import { toAnswers, toConsents } from './to-answers'

const office = {
  locale: 'en-IE',
  timeZone: 'Europe/Stockholm',
  now: () => new Date('2026-11-20T08:00:00.000Z'),
} as Office
const { applications } = createWorld()
const registration = applications.find(({ kind }) => kind === 'registration')!
  .request as components['schemas']['RegistrationRequest']
const valuesOf = (request: Parameters<typeof toAnswers>[0]) =>
  Object.fromEntries(
    toAnswers(request, null, office.locale).flatMap(({ answers }) => answers.map(({ field, value }) => [field, value])),
  )

describe('toAnswers', () => {
  it('lists the answers of all five steps, except the licence and the consents', () => {
    const { upload_and_consent: last, ...others } = {
      ...registration,
      payment_and_shipping: { ...registration.payment_and_shipping, customs_broker: 'Nord Spedition' },
      upload_and_consent: { ...registration.upload_and_consent, how_did_you_hear_about_us: 'From a friend' },
    }
    const fieldCounts = Object.values(others).map((group) => Object.keys(group).length)
    const request = { ...others, upload_and_consent: last }
    const steps = toAnswers(request, null, office.locale)
    expect(steps.map(({ step }) => step)).toEqual([1, 2, 3, 4, 5])
    steps
      .slice(0, 4)
      .forEach(({ answers }, index) => expect(answers.length).toBeGreaterThanOrEqual(fieldCounts[index]!))
    for (const value of [
      'From a friend',
      others.payment_and_shipping.customs_broker,
      others.contact_person.job_title,
    ]) {
      expect(Object.values(valuesOf(request))).toContain(value)
    }
  })

  it('shows missing answers and cleared checkboxes', () => {
    const { payment_connection: _none, ...terms } = registration.payment_and_shipping
    const request = {
      ...registration,
      payment_and_shipping: { ...terms, credit_check_required: false },
      upload_and_consent: {
        ...registration.upload_and_consent,
        sales_channels: 'web,  own shops',
        how_did_you_hear_about_us: '',
      },
    }
    expect(valuesOf(request)).toMatchObject({
      paymentConnectionId: null,
      creditCheckRequired: false,
      howDidYouHearAboutUs: null,
      salesChannels: 'web and own shops',
    })
  })

  it('shows a short request as one group without a step', () => {
    const request = { company_name: 'Rest Stop', full_name: 'Petri Salo', email: 'petri@stop.example' }
    expect(toAnswers(request, null, office.locale)).toMatchObject([{ step: null }])
    expect(valuesOf(request)).toMatchObject({ companyName: 'Rest Stop', phone: null, message: null })
  })
})

it.each([
  ['Swe', 'Sweden'],
  ['suomi', 'Finland'],
  ['Iceland', 'Iceland'],
])('names the country that was typed as "%s": %s', (country, name) => {
  const request = { ...registration, company_info: { ...registration.company_info, country } }
  const [{ answers }] = toAnswers(request, null, office.locale) as [ReturnType<typeof toAnswers>[0]]
  expect(answers).toContainEqual({ field: 'country', value: name })
})

describe('the answers to a question', () => {
  const changed = {
    ...registration,
    company_info: { ...registration.company_info, company_name: 'Nord AB' },
    contact_person: { ...registration.contact_person, job_title: 'Buyer' },
  }
  const beforeOf = (...requests: [Parameters<typeof toAnswers>[0], Parameters<typeof toAnswers>[1]]) =>
    Object.fromEntries(
      toAnswers(...requests, office.locale).flatMap(({ answers }) =>
        answers.flatMap(({ field, before }) => (before === undefined ? [] : [[field, before]])),
      ),
    )

  it('name what differs from the answers before it, and nothing else', () => {
    expect(beforeOf(changed, registration)).toEqual({
      companyName: registration.company_info.company_name,
      jobTitle: registration.contact_person.job_title,
    })
    expect(beforeOf(changed, null)).toEqual({})
  })

  it('after a short request have no answer before, but for what that had', () => {
    const request = { company_name: 'Rest Stop', full_name: 'Petri Salo', email: 'petri@stop.example' }
    expect(beforeOf(changed, request)).toMatchObject({ companyName: 'Rest Stop', jobTitle: null })
  })
})

it('leaves out what the form did not ask, and steps of which nothing was asked', () => {
  const request = {
    ...registration,
    order_preferences: {},
    payment_and_shipping: {
      delivery_option: 'Van',
      delivery_address: { address_1: 'Linnankatu 1', postal_code: '20100', city: 'Turku', country_code: 'fi' as const },
    },
  }
  const notAsked = [
    'products_of_interest',
    'specific_brands',
    'estimated_order_volume',
    'order_frequency',
    'private_label_interest',
    'fda_registration_status',
    'tax_id_exemption',
    'credit_check_required',
    'payment_connection_id',
    'importing_experience_from_europe',
    'customs_broker',
  ]
  const steps = toAnswers(request, null, office.locale, notAsked)
  expect(steps.map(({ step }) => step)).toEqual([1, 2, 4, 5])
  expect(steps[2]!.answers).toEqual([
    { field: 'preferredPaymentMethod', value: null },
    { field: 'deliveryOption', value: 'Van' },
    { field: 'deliveryAddress', value: 'Linnankatu 1, 20100 Turku, Finland' },
  ])
})

describe('the consents of an application', () => {
  const answer = (kind: 'registration' | 'access_request') => {
    const given = {
      kind: 'gdpr',
      version: '2026-09-01',
      text_sha256: null,
      given_at: '2026-11-20T07:00:00.000Z',
    } as const
    return {
      application: { kind },
      consents: [given],
      not_asked: [],
    } as unknown as components['schemas']['ApplicationAnswer']
  }

  it('lists all requested consents, with date and version if they were given', () => {
    expect(toConsents(answer('registration'), office)).toEqual([
      { kind: 'terms_and_conditions', given: null },
      { kind: 'gdpr', given: { at: 'Fri, 20 Nov, 08:00', version: '2026-09-01' } },
      { kind: 'newsletter', given: null },
    ])
  })

  it('is empty for a short request', () => {
    expect(toConsents(answer('access_request'), office)).toEqual([])
  })
})
