import type { Page } from '@playwright/test'
import { expect, expectNoAxeViolations } from './test'

/** The applicant. */
export const applicant = {
  name: 'Maja Norén',
  email: 'maja@havhimmel.example',
  password: 'three herrings on a blue plate',
}

const day = 24 * 60 * 60 * 1000

/** All steps but the last: entered and selected values. */
export const steps = [
  {
    heading: 'Company Information',
    typed: {
      'Company name': 'Hav & Himmel AB',
      'Employer ID': '556120-1234',
      'DUNS number': '350000006',
      Country: 'Sweden',
      'Company website': 'https://havhimmel.example',
      'Number of employees': '8',
      'Annual revenue in euro': '640000.50',
    },
    chosen: { 'Type of business': 'Retail' },
  },
  {
    heading: 'Contact Person Details',
    typed: {
      'Full name': applicant.name,
      'Job title': 'Owner',
      Email: applicant.email,
      Phone: '+46 31 555 01 60',
      'Preferred delivery day': new Date(Date.now() + 14 * day).toISOString().slice(0, 10),
    },
    chosen: {},
  },
  {
    heading: 'Order Preferences',
    typed: {
      'Products of interest': 'Coffee, biscuits',
      'Specific brands': 'Gryning',
      'Estimated order volume': '250',
      'Order frequency': '4',
    },
    chosen: {},
  },
  {
    heading: 'Payment & Shipping Info',
    typed: { 'Tax ID exemption': 'None', 'Customs broker': 'None' },
    chosen: { 'FDA registration status': 'None', 'Preferred payment method': 'Invoice', 'Shipping preference': 'DHL' },
  },
] as const

/** A PDF with one empty page. */
export const licence = {
  name: 'food-licence.pdf',
  mimeType: 'application/pdf',
  buffer: Buffer.from('%PDF-1.4\n1 0 obj <</Type /Catalog>> endobj\ntrailer <</Root 1 0 R>>\n%%EOF\n'),
}

/** Completes a step and continues to the next. */
export async function passStep(page: Page, { heading, typed, chosen }: (typeof steps)[number]): Promise<void> {
  await expect(page.getByRole('heading', { level: 2, name: heading })).toBeVisible()
  for (const [label, text] of Object.entries(typed)) await page.getByLabel(label, { exact: true }).fill(text)
  for (const [label, text] of Object.entries(chosen)) await page.getByLabel(label, { exact: true }).selectOption(text)
  await expectNoAxeViolations(page)
  await page.getByRole('button', { name: 'Next' }).click()
}
