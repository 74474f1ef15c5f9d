import { expect, userEvent, within } from 'storybook/test'
import {
  emptyDraft,
  serializeDraft,
  type RegistrationDraft,
  type RegistrationStep,
} from '@skafferi/domain/registration'
import { registrationSteps } from '@skafferi/domain/registration/registration.rules'
import { keptDraft, type StoredTexts } from './story-shop'

/** What somebody answers who applies for an account. */
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

interface StepToRead {
  heading: string
  /** What cannot be left empty, by its label, in the order it is asked for. */
  fields: Readonly<Record<string, keyof RegistrationDraft>>
}

/** The steps as they are read. */
export const steps: Readonly<Record<RegistrationStep, StepToRead>> = {
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

/** What is agreed to on the last step; nothing is sent without it. */
export const consents = ['I accept the terms and conditions', 'I consent to my data being processed under the GDPR']

/** A licence on the applicant's own disk. */
export const licence = new File(['%PDF-1.7'], 'licence.pdf', { type: 'application/pdf' })

/** An application that was left at a step with everything before it answered, as the tab has kept it. */
export function storedAt(step: RegistrationStep): StoredTexts {
  const completed = registrationSteps.filter((other) => other < step)
  const answered = completed.flatMap((other) => Object.values(steps[other].fields))
  const answers = Object.fromEntries(answered.map((field) => [field, applicant[field]]))
  const draft = { ...emptyDraft, ...answers }
  return keptDraft('registration', serializeDraft({ step, completed, draft }))
}

/** Waits until a step is open. */
export async function findStep(canvasElement: HTMLElement, step: RegistrationStep): Promise<void> {
  await expect(await within(canvasElement).findByRole('heading', { level: 2, name: steps[step].heading })).toBeVisible()
}

/** Answers a field by its label, with the pointer and by typing. */
export async function answer(canvasElement: HTMLElement, label: string, value: unknown): Promise<void> {
  const control = within(canvasElement).getByLabelText(label)
  if (control instanceof HTMLSelectElement) await userEvent.selectOptions(control, String(value))
  else await userEvent.type(control, String(value))
}

/** Answers everything that a step cannot do without, and goes on. */
export async function passStep(canvasElement: HTMLElement, step: RegistrationStep): Promise<void> {
  await findStep(canvasElement, step)
  for (const [label, field] of Object.entries(steps[step].fields)) await answer(canvasElement, label, applicant[field])
  await userEvent.click(within(canvasElement).getByRole('button', { name: 'Next' }))
}

/** Chooses a file in the browser's window, which offers only what is asked for. */
export async function chooseLicence(canvasElement: HTMLElement, file = licence): Promise<void> {
  await userEvent.upload(await within(canvasElement).findByLabelText(/^Licence/), file)
}

/** Chooses a licence and waits until the store has it. */
export async function uploadLicence(canvasElement: HTMLElement): Promise<void> {
  await chooseLicence(canvasElement)
  await expect(await within(canvasElement).findByText('1 file added, 1 uploaded')).toBeInTheDocument()
}

/** Agrees to what has to be agreed to. */
export async function consent(canvasElement: HTMLElement): Promise<void> {
  for (const name of consents) await userEvent.click(within(canvasElement).getByRole('checkbox', { name }))
}

/** Presses the button that sends everything. */
export async function send(canvasElement: HTMLElement): Promise<void> {
  await userEvent.click(within(canvasElement).getByRole('button', { name: 'Complete Registration' }))
}

/** Gives the last step what it cannot do without, and sends everything. */
export async function complete(canvasElement: HTMLElement): Promise<void> {
  await uploadLicence(canvasElement)
  await consent(canvasElement)
  await send(canvasElement)
}
