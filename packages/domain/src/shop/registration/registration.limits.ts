import {
  businessTypeValues,
  companyInfoRequestLimits as company,
  contactPersonRequestLimits as contact,
  fdaRegistrationStatusValues,
  orderPreferencesRequestLimits as order,
  paymentConnectionRequestLimits as connection,
  paymentAndShippingRequestLimits as payment,
  deliveryAddressRequestLimits as address,
  paymentMethodValues,
  shippingPreferenceValues,
  uploadAndConsentRequestLimits as consent,
} from '@skafferi/api/limits'

/**
 * Maximum lengths from the contract. Those of employer id and DUNS number include spaces and hyphens; `employerIdLimit`
 * is the limit without them.
 */
export const registrationLimits = {
  companyName: company.company_name.maxLength,
  employerId: company.employer_id.maxLength,
  dunsNumber: company.duns_number.maxLength,
  country: company.country.maxLength,
  companyWebsite: company.company_website.maxLength,
  fullName: contact.full_name.maxLength,
  jobTitle: contact.job_title.maxLength,
  email: contact.email.maxLength,
  phone: contact.phone.maxLength,
  productsOfInterest: order.products_of_interest.maxLength,
  specificBrands: order.specific_brands.maxLength,
  taxIdExemption: payment.tax_id_exemption.maxLength,
  paymentConnectionId: connection.connection_id.maxLength,
  customsBroker: payment.customs_broker.maxLength,
  deliveryOption: payment.delivery_option.maxLength,
  deliveryStreet: address.address_1.maxLength,
  deliveryPostalCode: address.postal_code.maxLength,
  deliveryCity: address.city.maxLength,
  salesChannels: consent.sales_channels.maxLength,
  howDidYouHearAboutUs: consent.how_did_you_hear_about_us.maxLength,
} as const

const format = ({ pattern }: { pattern: string }) => new RegExp(pattern, 'u')

/** Formats of text fields, from the contract. */
export const registrationFormats = {
  employerId: format(company.employer_id),
  dunsNumber: format(company.duns_number),
  companyWebsite: format(company.company_website),
  email: format(contact.email),
  phone: format(contact.phone),
} as const

/** Maximum values of the numbers, from the contract; the minimum is 0. */
export const registrationMaxima = {
  numberOfEmployees: company.number_of_employees.maximum,
  annualRevenue: company.annual_revenue.maximum,
  estimatedOrderVolume: order.estimated_order_volume.maximum,
  orderFrequency: order.order_frequency.maximum,
} as const

/** The options of each choice, as codes of the contract (Specification (accounts) §3). */
export const registrationChoices = {
  typeOfBusiness: businessTypeValues,
  fdaRegistrationStatus: fdaRegistrationStatusValues,
  preferredPaymentMethod: paymentMethodValues,
  shippingPreferences: shippingPreferenceValues,
} as const
