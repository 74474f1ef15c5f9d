import type { LicenseUpload } from '../license'
import type { RegistrationDraft } from '../registration.draft'

/** The store's date in the tests of the application. */
export const today = '2026-11-20'

/** An application with everything answered. */
export const completeDraft: RegistrationDraft = {
  companyName: 'Kiosk & Co AB',
  employerId: '559000-0000',
  dunsNumber: '350000001',
  country: 'Sweden',
  typeOfBusiness: 'retail',
  companyWebsite: 'https://kiosk.example',
  numberOfEmployees: 12,
  annualRevenue: 1_850_000.5,
  fullName: 'Anna Lindqvist',
  jobTitle: 'Owner',
  email: 'anna@kiosk.example',
  phone: '+46 31 555 01 10',
  preferredDeliveryDays: '2026-12-04',
  productsOfInterest: 'Liquorice, pouches',
  specificBrands: 'Sältan',
  estimatedOrderVolume: 400,
  orderFrequency: 4,
  privateLabelInterest: false,
  fdaRegistrationStatus: 'none',
  taxIdExemption: 'None',
  preferredPaymentMethod: 'invoice',
  paymentConnectionId: 'conn-1',
  creditCheckRequired: true,
  importingExperienceFromEurope: true,
  shippingPreferences: 'DHL',
  customsBroker: 'None',
  deliveryOption: '',
  deliveryStreet: '',
  deliveryPostalCode: '',
  deliveryCity: '',
  deliveryCountry: '',
  salesChannels: ['Kiosk', 'Web shop'],
  howDidYouHearAboutUs: 'A colleague',
  retailProgramInterest: true,
  resellingExclusiveOrNewProducts: false,
  termsAndConditions: true,
  gdprConsent: true,
  newsletterSubscription: true,
}

/** A licence that is there. */
export const uploaded: LicenseUpload = {
  status: 'uploaded',
  file: { id: 'file-1', name: 'food-licence-2026.pdf', size: 1_800_000 },
  url: '/files/licences/0jx4m9k2v7q1.pdf',
}
