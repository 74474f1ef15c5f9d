import { createWorld } from '@skafferi/fixtures/world'
import { expect, it } from 'vitest'
import { neutralApplication, toApplicationForm } from '../../rules/registration/application-settings'
import { toApplication } from './application'
import { emptyDraft } from './registration.draft'
import { completeDraft } from './testing/complete-draft'

const license = '/files/licences/0jx4m9k2v7q1.pdf'
const texts = { termsAndConditions: 'a'.repeat(64), gdprConsent: 'b'.repeat(64) }
const sent = (draft = completeDraft) => JSON.parse(JSON.stringify(toApplication(draft, license, texts))) as unknown

it('an application is sent in the groups of the contract', () => {
  expect(sent()).toEqual({
    company_info: {
      company_name: 'Kiosk & Co AB',
      employer_id: '5590000000',
      duns_number: '350000001',
      country: 'Sweden',
      type_of_business: 'retail',
      company_website: 'https://kiosk.example',
      number_of_employees: 12,
      annual_revenue: 1_850_000.5,
    },
    contact_person: {
      full_name: 'Anna Lindqvist',
      job_title: 'Owner',
      email: 'anna@kiosk.example',
      phone: '+46 31 555 01 10',
      preferred_delivery_days: '2026-12-04',
    },
    order_preferences: {
      products_of_interest: 'Liquorice, pouches',
      specific_brands: 'Sältan',
      estimated_order_volume: 400,
      order_frequency: 4,
      private_label_interest: false,
    },
    payment_and_shipping: {
      fda_registration_status: 'none',
      tax_id_exemption: 'None',
      preferred_payment_method: 'invoice',
      payment_connection: { connection_id: 'conn-1' },
      credit_check_required: true,
      importing_experience_from_europe: true,
      shipping_preferences: 'DHL',
      customs_broker: 'None',
    },
    upload_and_consent: {
      retail_program_interest: true,
      sales_channels: 'Kiosk,Web shop',
      how_did_you_hear_about_us: 'A colleague',
      reselling_exclusive_or_new_products: false,
      upload_licenses: license,
      terms_and_conditions: true,
      terms_and_conditions_sha256: texts.termsAndConditions,
      gdpr_consent: true,
      gdpr_consent_sha256: texts.gdprConsent,
      newsletter_subscription: true,
    },
  })
})

it('an application is sent trimmed and without empty fields', () => {
  const draft = { ...completeDraft, fullName: ' Anna ', paymentConnectionId: ' ', salesChannels: [] }
  expect(sent({ ...draft, howDidYouHearAboutUs: '' })).toMatchObject({
    contact_person: { full_name: 'Anna' },
    payment_and_shipping: expect.not.objectContaining({ payment_connection: expect.anything() }),
    upload_and_consent: expect.not.objectContaining({
      sales_channels: expect.anything(),
      how_did_you_hear_about_us: expect.anything(),
    }),
  })
})

it('numbers are sent as 0 if none was entered', () => {
  expect(sent({ ...completeDraft, numberOfEmployees: null, annualRevenue: null })).toMatchObject({
    company_info: { number_of_employees: 0, annual_revenue: 0 },
  })
})

it('without a choice or a consent nothing can be sent', () => {
  expect(toApplication(emptyDraft, license, texts)).toBeUndefined()
  expect(toApplication({ ...completeDraft, gdprConsent: false }, license, texts)).toBeUndefined()
  expect(toApplication({ ...completeDraft, shippingPreferences: '' }, license, texts)).toBeUndefined()
})

it('the demo world’s applications have the same groups', () => {
  const request = createWorld().applications.find(({ kind }) => kind === 'registration')?.request
  expect(Object.keys(request ?? {})).toEqual(Object.keys(toApplication(completeDraft, license, texts) ?? {}))
})

it('only what the shop asks is sent, also of answers from before', () => {
  const address = { deliveryStreet: 'Linnankatu 1 ', deliveryPostalCode: 'FI-20100', deliveryCity: 'Turku' }
  const draft = {
    ...completeDraft,
    ...address,
    deliveryCountry: 'fi',
    deliveryOption: 'Van',
    companyWebsite: '',
  } as const
  const neutral = toApplicationForm({ ...neutralApplication, preferredPaymentMethod: 'optional' })
  const application = JSON.parse(JSON.stringify(toApplication(draft, undefined, texts, neutral))) as unknown
  expect(application).toEqual({
    company_info: {
      company_name: 'Kiosk & Co AB',
      employer_id: '5590000000',
      country: 'Sweden',
      type_of_business: 'retail',
    },
    contact_person: {
      full_name: 'Anna Lindqvist',
      job_title: 'Owner',
      email: 'anna@kiosk.example',
      phone: '+46 31 555 01 10',
    },
    order_preferences: { products_of_interest: 'Liquorice, pouches', order_frequency: 4 },
    payment_and_shipping: {
      preferred_payment_method: 'invoice',
      delivery_option: 'Van',
      delivery_address: { address_1: 'Linnankatu 1', postal_code: 'FI-20100', city: 'Turku', country_code: 'fi' },
    },
    upload_and_consent: {
      sales_channels: 'Kiosk,Web shop',
      how_did_you_hear_about_us: 'A colleague',
      terms_and_conditions: true,
      terms_and_conditions_sha256: texts.termsAndConditions,
      gdpr_consent: true,
      gdpr_consent_sha256: texts.gdprConsent,
      newsletter_subscription: true,
    },
  })
})
