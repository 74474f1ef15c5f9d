import type { RegistrationRequest } from '@skafferi/api'
import { uploads } from '../../../../platform/db/schema'
import type { TestShop } from '../../../../testing/shop'

let uploaded = 0

/** Stores an upload of a guest, as the upload call does, and returns its URL. */
export async function addUpload(shop: TestShop, kind: 'license' | 'picture' = 'license'): Promise<string> {
  uploaded += 1
  const key = `licences/test${uploaded}.pdf`
  const url = `/files/${key}`
  const file = { key, url, name: 'licence.pdf', mediaType: 'application/pdf', size: 1234, createdAt: shop.clock.now() }
  await shop.database.db.insert(uploads).values({ id: `file_test${uploaded}`, kind, ...file })
  return url
}

/** Fields to change, by group. */
export type FormChanges = { [Group in keyof RegistrationRequest]?: Partial<RegistrationRequest[Group]> }

/** Returns a complete application of an unknown company, with the given fields changed. */
export function registrationForm(licenceUrl: string, changes: FormChanges = {}): RegistrationRequest {
  return {
    company_info: {
      company_name: 'Corner Shop AB',
      employer_id: '5560001111',
      duns_number: '350000009',
      country: 'Sweden',
      type_of_business: 'retail',
      company_website: 'https://corner.example',
      number_of_employees: 3,
      annual_revenue: 120_000.5,
      ...changes.company_info,
    },
    contact_person: {
      full_name: 'Maja Berg',
      job_title: 'Owner',
      email: 'maja@corner.example',
      phone: '+46 8 555 01 99',
      preferred_delivery_days: '2027-01-15',
      ...changes.contact_person,
    },
    order_preferences: {
      products_of_interest: 'Liquorice',
      specific_brands: 'Sältan',
      estimated_order_volume: 40,
      order_frequency: 2,
      ...changes.order_preferences,
    },
    payment_and_shipping: {
      fda_registration_status: 'none',
      tax_id_exemption: 'None',
      preferred_payment_method: 'invoice',
      shipping_preferences: 'DHL',
      customs_broker: 'None',
      ...changes.payment_and_shipping,
    },
    upload_and_consent: {
      upload_licenses: licenceUrl,
      terms_and_conditions: true,
      gdpr_consent: true,
      ...changes.upload_and_consent,
    },
  }
}
