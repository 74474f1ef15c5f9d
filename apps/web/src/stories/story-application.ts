import { expect, userEvent, within } from 'storybook/test'
import {
  emptyDraft,
  serializeDraft,
  type RegistrationDraft,
  type RegistrationStep,
} from '@skafferi/domain/shop/registration'
import { registrationSteps } from '@skafferi/domain/rules/registration/registration'
import { storedDraft, type StoredTexts } from './story-shop'

/** The input of an applicant. */
export const applicant: RegistrationDraft = {
  ...emptyDraft,
  companyName: 'Hav & Himmel AB',
  employerId: '556120-1234',
  dunsNumber: '350000006',
  country: 'Sweden',
  typeOfBusiness: 'retail',
  companyWebsite: 'https://havhimmel.example',
  numberOfEmployees: 8,
  annualRevenue: 640_000.5,
  fullName: 'Maja Norén',
  jobTitle: 'Owner',
  email: 'maja@havhimmel.example',
  phone: '+46 31 555 01 60',
  preferredDeliveryDays: '2026-12-04',
  productsOfInterest: 'Coffee, biscuits',
  specificBrands: 'Gryning',
  estimatedOrderVolume: 250,
  orderFrequency: 4,
  fdaRegistrationStatus: 'none',
  taxIdExemption: 'None',
  preferredPaymentMethod: 'invoice',
  shippingPreferences: 'DHL',
  customsBroker: 'None',
}

interface StoryStep {
  heading: string
  /** The required fields by label, in order. */
  fields: Readonly<Record<string, keyof RegistrationDraft>>
}

/** The steps with their headings and required fields. */
export const steps: Readonly<Record<RegistrationStep, StoryStep>> = {
  1: {
    heading: 'Company Information',
    fields: {
      'Company name': 'companyName',
      'Employer ID': 'employerId',
      'DUNS number': 'dunsNumber',
      Country: 'country',
      'Type of business': 'typeOfBusiness',
      'Company website': 'companyWebsite',
      'Number of employees': 'numberOfEmployees',
      'Annual revenue in euro': 'annualRevenue',
    },
  },
  2: {
    heading: 'Contact Person Details',
    fields: {
      'Full name': 'fullName',
      'Job title': 'jobTitle',
      Email: 'email',
      Phone: 'phone',
      'Preferred delivery day': 'preferredDeliveryDays',
    },
  },
  3: {
    heading: 'Order Preferences',
    fields: {
      'Products of interest': 'productsOfInterest',
      'Specific brands': 'specificBrands',
      'Estimated order volume': 'estimatedOrderVolume',
      'Order frequency': 'orderFrequency',
    },
  },
  4: {
    heading: 'Payment & Shipping Info',
    fields: {
      'FDA registration status': 'fdaRegistrationStatus',
      'Tax ID exemption': 'taxIdExemption',
      'Preferred payment method': 'preferredPaymentMethod',
      'Shipping preference': 'shippingPreferences',
      'Customs broker': 'customsBroker',
    },
  },
  5: { heading: 'Upload & Consent', fields: {} },
}

/** The required consents of the last step. */
export const consents = ['I accept the terms and conditions', 'I consent to my data being processed under the GDPR']

/** A licence file on the applicant's disk. */
export const licence = new File(['%PDF-1.7'], 'licence.pdf', { type: 'application/pdf' })

/** The tab's stored data of an application at a step, with all earlier steps filled in. */
export function storedAt(step: RegistrationStep): StoredTexts {
  const completed = registrationSteps.filter((other) => other < step)
  const answered = completed.flatMap((other) => Object.values(steps[other].fields))
  const answers = Object.fromEntries(answered.map((field) => [field, applicant[field]]))
  const draft = { ...emptyDraft, ...answers }
  return storedDraft('registration', serializeDraft({ step, completed, sentLicenseRemoved: false, draft }))
}

/** Waits until a step is open. */
export async function findStep(canvasElement: HTMLElement, step: RegistrationStep): Promise<void> {
  await expect(await within(canvasElement).findByRole('heading', { level: 2, name: steps[step].heading })).toBeVisible()
}

/** Fills in a field by its label. */
export async function fillField(canvasElement: HTMLElement, label: string, value: unknown): Promise<void> {
  const control = within(canvasElement).getByLabelText(label)
  if (control instanceof HTMLSelectElement) await userEvent.selectOptions(control, String(value))
  else await userEvent.type(control, String(value))
}

/** Fills in the required fields of a step, and continues. */
export async function completeStep(canvasElement: HTMLElement, step: RegistrationStep): Promise<void> {
  await findStep(canvasElement, step)
  for (const [label, field] of Object.entries(steps[step].fields))
    await fillField(canvasElement, label, applicant[field])
  await userEvent.click(within(canvasElement).getByRole('button', { name: 'Next' }))
}

/** Chooses a file in the file dialog, which applies `accept`. */
export async function chooseLicence(canvasElement: HTMLElement, file = licence): Promise<void> {
  await userEvent.upload(await within(canvasElement).findByLabelText(/^Licence/), file)
}

/** Chooses a licence and waits for the upload. */
export async function uploadLicence(canvasElement: HTMLElement): Promise<void> {
  await chooseLicence(canvasElement)
  await expect(await within(canvasElement).findByText('1 file added, 1 uploaded')).toBeInTheDocument()
}

/** Gives the required consents. */
export async function consent(canvasElement: HTMLElement): Promise<void> {
  for (const name of consents) await userEvent.click(within(canvasElement).getByRole('checkbox', { name }))
}

/** Submits the application. */
export async function send(canvasElement: HTMLElement): Promise<void> {
  await userEvent.click(within(canvasElement).getByRole('button', { name: 'Complete Registration' }))
}

/** Fills in the last step and submits the application. */
export async function complete(canvasElement: HTMLElement): Promise<void> {
  await uploadLicence(canvasElement)
  await consent(canvasElement)
  await send(canvasElement)
}
