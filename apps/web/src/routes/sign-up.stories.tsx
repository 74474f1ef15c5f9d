import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { createHandlers, http } from '@skafferi/fixtures/msw'
import {
  consentTextChanged,
  failingLicenseUpload,
  failingRegistration,
  legalTextsMissing,
  licenseOfWrongType,
  licenseTooLarge,
  licenseWithoutAddress,
  offline,
  registrationLicenseGone,
  registrationRefused,
  stillLoading,
  tooManyLicenses,
  tooManyRegistrations,
  unansweredLicenseUpload,
  unansweredRegistration,
  registrationRefusalWithoutMessage,
} from '@skafferi/fixtures/scenarios'
import { behaviour } from '@skafferi/ui/stories/behaviour'
import {
  fillField,
  applicant,
  chooseLicence,
  complete,
  consent,
  consents,
  findStep,
  storedAt,
  licence,
  send,
  steps,
  uploadLicence,
} from '../stories/story-application'
import { expectAddress, expectHeading, StoryPage } from '../stories/StoryPage'
import { network, storyWorld } from '../stories/story-shop'

/** The application for an account in five steps, with a licence. */
const meta = {
  title: 'Pages/Visitors/SignUp',
  component: StoryPage,
  args: { address: '/sign-up', who: null },
  parameters: { layout: 'fullscreen', ...network() },
} satisfies Meta<typeof StoryPage>

export default meta
type Story = StoryObj<typeof meta>

const atLastStep = { storedTexts: storedAt(5) }

/** The first step, in the frame of public pages, with links to the alternatives. */
export const Default: Story = {
  play: async ({ canvas, canvasElement }) => {
    await findStep(canvasElement, 1)
    await expect(canvas.getByRole('heading', { level: 1, name: 'Apply for an account' })).toBeVisible()
    await expect(document.title).toBe('Apply for an account · Skafferi')
    await expect(canvas.queryByRole('button', { name: 'Back' })).toBeNull()
    const header = within(canvas.getByRole('banner'))
    await expect(header.getByRole('link', { name: 'Sign Up' })).toHaveAttribute('href', '/sign-up')
    const content = within(canvas.getByRole('main'))
    await expect(content.getByRole('link', { name: /^Send a short request/ })).toHaveAttribute(
      'href',
      '/request-access',
    )
    await expect(content.getByRole('link', { name: 'Sign in' })).toHaveAttribute('href', '/sign-in')
    await expect(canvas.getByRole('link', { name: 'Terms of Service' })).toHaveAttribute('href', '/terms')
  },
}

/** Continues from an empty step, and fills in each field once its error is shown. */
function requiresFields(step: 1 | 2 | 3 | 4, ...names: readonly string[]): Story {
  return {
    ...behaviour,
    args: { storedTexts: storedAt(step) },
    play: async ({ canvas, canvasElement }) => {
      await findStep(canvasElement, step)
      const next = canvas.getByRole('button', { name: 'Next' })
      await userEvent.click(next)
      for (const [place, [label, field]] of Object.entries(steps[step].fields).entries()) {
        const control = canvas.getByLabelText(label)
        await waitFor(() => expect(control).toHaveFocus())
        await expect(control).toHaveAccessibleDescription(`Please fill in the ${names[place]} field.`)
        await fillField(canvasElement, label, applicant[field])
        await expect(control).not.toBeInvalid()
        await userEvent.click(next)
      }
      await findStep(canvasElement, (step + 1) as typeof step)
    },
  }
}

/** The first empty field gets an error, and then the next one (Specification (accounts) §5). */
export const CompanyIncomplete: Story = requiresFields(
  1,
  'company name',
  'employer id',
  'duns number',
  'country',
  'type of business',
  'company website',
  'number of employees',
  'annual revenue',
)

export const ContactPersonIncomplete: Story = requiresFields(
  2,
  'full name',
  'job title',
  'email',
  'phone',
  'preferred delivery days',
)

export const OrderPreferencesIncomplete: Story = requiresFields(
  3,
  'products of interest',
  'specific brands',
  'estimated order volume',
  'order frequency',
)

export const PaymentIncomplete: Story = requiresFields(
  4,
  'fda registration status',
  'tax id exemption',
  'preferred payment method',
  'shipping preferences',
  'customs broker',
)

/** An invalid phone number or e-mail is reported on its own step, with an example, and corrected there. */
export const FormatsAreCheckedOnNext: Story = {
  ...behaviour,
  args: { storedTexts: storedAt(2) },
  play: async ({ canvas, canvasElement }) => {
    await findStep(canvasElement, 2)
    const next = canvas.getByRole('button', { name: 'Next' })
    for (const [label, field] of Object.entries(steps[2].fields)) {
      await fillField(canvasElement, label, field === 'email' ? 'maja@havhimmel' : applicant[field])
    }
    await userEvent.click(next)
    const email = canvas.getByLabelText('Email')
    await waitFor(() => expect(email).toHaveFocus())
    await expect(email).toHaveAccessibleDescription('Please enter an e-mail address, such as anna@kiosk.example.')
    await expect(email).toHaveValue('maja@havhimmel')
    await userEvent.type(email, '.example')
    await expect(email).not.toBeInvalid()
    await userEvent.click(next)
    await findStep(canvasElement, 3)
  },
}

/** An employer ID is validated in the format of the company's country. */
export const EmployerIdOfAnotherCountry: Story = {
  ...behaviour,
  play: async ({ canvas, canvasElement }) => {
    await findStep(canvasElement, 1)
    const next = canvas.getByRole('button', { name: 'Next' })
    for (const [label, field] of Object.entries(steps[1].fields)) {
      await fillField(canvasElement, label, field === 'country' ? 'Norge' : applicant[field])
    }
    await userEvent.click(next)
    const employerId = canvas.getByLabelText('Organisation number')
    await waitFor(() => expect(employerId).toHaveFocus())
    await expect(employerId).toHaveAccessibleDescription('Please check the number: 9 digits, such as 900 000 000.')
    await userEvent.clear(employerId)
    await userEvent.type(employerId, '900 000 000')
    await userEvent.click(next)
    await findStep(canvasElement, 2)
  },
}

/** Both consents link to their texts in a new tab, so that the input stays. */
export const ConsentTexts: Story = {
  args: atLastStep,
  play: async ({ canvas, canvasElement }) => {
    await findStep(canvasElement, 5)
    const main = within(canvas.getByRole('main'))
    for (const [name, address] of [
      ['terms and conditions', '/terms'],
      ['processed under the GDPR', '/privacy'],
    ] as const) {
      const link = main.getByRole('link', { name, description: 'Opens in a new tab.' })
      await expect(link).toHaveAttribute('href', address)
      await expect(link).toHaveAttribute('target', '_blank')
    }
  },
}

/** A text was changed while the page was open: its consent is marked, and the page shows what to do. */
export const TextHasChanged: Story = {
  tags: ['reaches'],
  args: atLastStep,
  parameters: network(consentTextChanged()),
  play: async ({ canvas, canvasElement }) => {
    await complete(canvasElement)
    await expect(
      await canvas.findByText(/^A text that you agreed to has changed\. Please reload the page/),
    ).toBeVisible()
    const box = canvas.getByRole('checkbox', { name: consents[0] })
    await waitFor(() => expect(box).toHaveFocus())
    await expect(box).toHaveAccessibleDescription('Please check the terms and conditions field.')
    await expect(canvas.getByRole('checkbox', { name: consents[1] })).toHaveAccessibleDescription('')
  },
}

/** Terms and privacy policy are not published: the page says so before anything is filled in. */
export const Closed: Story = {
  parameters: { ...network(legalTextsMissing()), chromatic: { disableSnapshot: true } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 2, name: 'No applications yet' })).toBeVisible()
  },
}

/** Nothing is sent without a licence, or without both consents. */
export const ConsentMissing: Story = {
  tags: ['reaches'],
  args: atLastStep,
  play: async ({ canvas, canvasElement }) => {
    await findStep(canvasElement, 5)
    const button = canvas.getByRole('button', { name: 'Complete Registration' })
    await expect(button).toHaveAttribute('aria-disabled', 'true')
    await expect(button).toHaveAccessibleDescription('Please upload a licence first.')
    await uploadLicence(canvasElement)
    for (const [place, name] of consents.entries()) {
      await send(canvasElement)
      const box = canvas.getByRole('checkbox', { name })
      const field = ['terms and conditions', 'gdpr consent'][place]
      await waitFor(() => expect(box).toHaveFocus())
      await expect(box).toHaveAccessibleDescription(`Please fill in the ${field} field.`)
      await userEvent.click(box)
    }
    await expect(canvas.getByRole('checkbox', { name: /^Send me the newsletter/ })).not.toBeChecked()
  },
}

/** No delivery can be requested in the past. */
export const PastDelivery: Story = {
  tags: ['reaches'],
  args: { storedTexts: storedAt(2) },
  play: async ({ canvas, canvasElement }) => {
    await findStep(canvasElement, 2)
    const past = { ...applicant, preferredDeliveryDays: '2026-11-19' }
    for (const [label, field] of Object.entries(steps[2].fields)) await fillField(canvasElement, label, past[field])
    await userEvent.click(canvas.getByRole('button', { name: 'Next' }))
    const day = canvas.getByLabelText('Preferred delivery day')
    await expect(day).toHaveAccessibleDescription('Please choose today or a later day.')
  },
}

/** A step that was reached can be opened again, by its name or backwards; one that was not cannot. */
export const Steps: Story = {
  ...behaviour,
  args: { storedTexts: storedAt(3) },
  play: async ({ canvas, canvasElement }) => {
    await findStep(canvasElement, 3)
    const list = within(canvas.getByRole('list', { name: 'Registration steps' }))
    await expect(list.queryByRole('button', { name: steps[4].heading })).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: 'Back' }))
    await findStep(canvasElement, 2)
    await expect(canvas.getByLabelText('Email')).toHaveValue(applicant.email)
    await userEvent.click(list.getByRole('button', { name: /Company Information$/ }))
    await findStep(canvasElement, 1)
    await expect(canvas.getByLabelText('Company name')).toHaveValue(applicant.companyName)
  },
}

/** A user who leaves and returns finds all input except the consents. */
export const RestoredInput: Story = {
  ...behaviour,
  args: atLastStep,
  play: async ({ canvas, canvasElement }) => {
    await uploadLicence(canvasElement)
    await userEvent.click(canvas.getByRole('checkbox', { name: consents[0] }))
    await userEvent.type(canvas.getByLabelText(/^How did you hear about us/), 'A colleague')
    await userEvent.click(within(canvas.getByRole('banner')).getByRole('link', { name: 'FAQ' }))
    await expectAddress(canvasElement, '/faq')
    await userEvent.click(await canvas.findByRole('link', { name: 'Sign Up' }))
    await findStep(canvasElement, 5)
    await expect(canvas.getByLabelText(/^How did you hear about us/)).toHaveValue('A colleague')
    await expect(canvas.getByRole('checkbox', { name: consents[0] })).not.toBeChecked()
    await expect(canvas.queryByText(licence.name)).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: /Company Information$/ }))
    await expect(canvas.getByLabelText('Company name')).toHaveValue(applicant.companyName)
  },
}

/** It shows that the application is received, not that an account exists. A later visit starts an empty form. */
export const Received: Story = {
  tags: ['reaches'],
  args: atLastStep,
  play: async ({ canvas, canvasElement }) => {
    await complete(canvasElement)
    const heading = await canvas.findByRole('heading', { level: 1, name: 'Thank You!' })
    await waitFor(() => expect(heading).toHaveFocus())
    await expect(document.title).toBe('Thank You! · Skafferi')
    await expect(canvas.getByText(/^Approval typically takes 1 to 4 business days\./)).toHaveTextContent(
      applicant.email,
    )
  },
}

export const ReceivedStartsNew: Story = {
  ...Received,
  ...behaviour,
  play: async (context) => {
    await Received.play!(context)
    const { canvas, canvasElement } = context
    await userEvent.click(canvas.getByRole('link', { name: 'Go to Landing Page' }))
    await expectAddress(canvasElement, '/landing')
    await userEvent.click(await canvas.findByRole('link', { name: 'Sign Up' }))
    await findStep(canvasElement, 1)
    await expect(canvas.getByLabelText('Company name')).toHaveValue('')
  },
}

export const Processing: Story = {
  tags: ['reaches'],
  args: atLastStep,
  play: async ({ canvas, canvasElement, msw }) => {
    await uploadLicence(canvasElement)
    msw.use(...stillLoading())
    await consent(canvasElement)
    await send(canvasElement)
    await expect(await canvas.findByRole('button', { name: 'Processing...' })).toHaveAttribute('aria-busy', 'true')
    await expect(canvas.getByRole('checkbox', { name: consents[0] })).toBeDisabled()
  },
}

/** The store's errors are shown at their fields; the first of them is opened, and the others follow on later steps. */
export const Refused: Story = {
  tags: ['reaches'],
  args: atLastStep,
  parameters: network(registrationRefused()),
  play: async ({ canvas, canvasElement }) => {
    await complete(canvasElement)
    await findStep(canvasElement, 1)
    await expect(canvas.getByRole('alert').textContent).toBe(
      'Please check what was entered: something is missing or cannot be accepted.',
    )
    const field = canvas.getByLabelText('Organisation number')
    await waitFor(() => expect(field).toHaveFocus())
    await expect(field).toHaveAccessibleDescription('Please shorten the employer id field.')
  },
}

export const RefusedSeveralSteps: Story = {
  ...Refused,
  ...behaviour,
  parameters: { ...Refused.parameters, ...behaviour.parameters },
  play: async (context) => {
    await Refused.play!(context)
    const { canvas, canvasElement } = context
    await userEvent.click(canvas.getByRole('button', { name: 'Next' }))
    await findStep(canvasElement, 2)
    await expect(canvas.getByLabelText('Email')).toHaveAccessibleDescription(
      'Please enter an e-mail address, such as anna@kiosk.example.',
    )
    await expect(canvas.queryByRole('alert')).toBeNull()
  },
}

/** A licence that has expired is required again. */
export const LicenceGone: Story = {
  tags: ['reaches'],
  args: atLastStep,
  parameters: network(registrationLicenseGone()),
  play: async ({ canvas, canvasElement }) => {
    await complete(canvasElement)
    await expect((await canvas.findByRole('alert')).textContent).toBe(
      'A file is not known any more. Please upload it again.',
    )
    await expect(canvas.queryByText(licence.name)).toBeNull()
    await expect(canvas.getByLabelText(/^Licence/)).toBeEnabled()
    await expect(canvas.getByRole('button', { name: 'Complete Registration' })).toHaveAttribute('aria-disabled', 'true')
  },
}

/** Sends everything and expects the reason of the failure; the input stays, and can be sent again. */
function expectSendFailure(text: string): Story['play'] {
  return async ({ canvas, canvasElement }) => {
    await complete(canvasElement)
    await expect((await canvas.findByRole('alert')).textContent).toBe(text)
    await expect(canvas.getByText(licence.name)).toBeVisible()
    for (const name of consents) await expect(canvas.getByRole('checkbox', { name })).toBeChecked()
    await expect(canvas.getByRole('button', { name: 'Complete Registration' })).not.toHaveAttribute('aria-disabled')
  }
}

/** Too many from one network: the store states the waiting time. */
export const TooMany: Story = {
  tags: ['reaches'],
  args: atLastStep,
  parameters: network(tooManyRegistrations()),
  play: expectSendFailure('Too many tries. Please wait 60 minutes.'),
}

export const Failed: Story = {
  tags: ['reaches'],
  args: atLastStep,
  parameters: network(failingRegistration()),
  play: expectSendFailure('Something went wrong on our side.'),
}

export const FailedWithoutMessage: Story = {
  tags: ['reaches'],
  args: atLastStep,
  parameters: network(registrationRefusalWithoutMessage()),
  play: expectSendFailure('Registration failed. Please try again.'),
}

export const NoResponse: Story = {
  tags: ['reaches'],
  args: atLastStep,
  parameters: network(unansweredRegistration()),
  play: expectSendFailure('An unexpected error occurred. Please try again.'),
}

/** The connection fails before everything is sent; afterwards the same press sends it. */
export const Offline: Story = {
  tags: ['reaches'],
  args: atLastStep,
  play: async ({ canvas, canvasElement, msw }) => {
    await uploadLicence(canvasElement)
    msw.use(...offline())
    await consent(canvasElement)
    await send(canvasElement)
    const text = 'An unexpected error occurred. Please try again.'
    await expect((await canvas.findByRole('alert')).textContent).toBe(text)
  },
}

export const OfflineSendsAgain: Story = {
  ...Offline,
  ...behaviour,
  play: async (context) => {
    await Offline.play!(context)
    const { canvas, canvasElement, msw } = context
    msw.use(...createHandlers(storyWorld))
    await send(canvasElement)
    await expectHeading(canvas, 'Thank You!')
  },
}

/** The licence is being uploaded: nothing can be sent before it has ended, and it can be removed. */
export const Uploading: Story = {
  tags: ['reaches'],
  args: atLastStep,
  parameters: network(stillLoading()),
  play: async ({ canvas, canvasElement }) => {
    await chooseLicence(canvasElement)
    await expect(await canvas.findByText('Uploading...')).toBeVisible()
    const button = canvas.getByRole('button', { name: 'Complete Registration' })
    await expect(button).toHaveAccessibleDescription('Please wait until the licence is uploaded.')
  },
}

export const UploadingIsCancelled: Story = {
  ...Uploading,
  ...behaviour,
  parameters: { ...Uploading.parameters, ...behaviour.parameters },
  play: async (context) => {
    await Uploading.play!(context)
    const { canvas } = context
    await userEvent.click(canvas.getByRole('button', { name: `Remove ${licence.name}` }))
    await expect(canvas.queryByText(licence.name)).toBeNull()
    await expect(canvas.getByLabelText(/^Licence/)).toHaveFocus()
  },
}

/** The upload control is disabled while a licence is uploaded; removing the file enables it again. */
export const Uploaded: Story = {
  tags: ['reaches'],
  args: atLastStep,
  play: async ({ canvas, canvasElement }) => {
    await uploadLicence(canvasElement)
    await expect(canvas.getByLabelText(/^Licence/)).toBeDisabled()
    await userEvent.click(canvas.getByRole('button', { name: `Remove ${licence.name}` }))
    await expect(canvas.getByLabelText(/^Licence/)).toBeEnabled()
    await uploadLicence(canvasElement)
  },
}

/** Drops a file on the control, which does not filter by type. */
function drop(canvasElement: HTMLElement, file: File): void {
  const dataTransfer = new DataTransfer()
  dataTransfer.items.add(file)
  const area = within(canvasElement)
    .getByLabelText(/^Licence/)
    .closest('label')!
  area.dispatchEvent(new DragEvent('drop', { bubbles: true, cancelable: true, dataTransfer }))
}

/** A file that cannot be a licence is not sent at all. */
function expectFileRejected(file: File, text: string): Story['play'] {
  return async ({ canvas, canvasElement }) => {
    await findStep(canvasElement, 5)
    drop(canvasElement, file)
    await expect(await canvas.findByText(text)).toBeVisible()
    await expect(canvas.getByLabelText(/^Licence/)).toBeEnabled()
    await expect(canvas.getByText('1 file added, 0 uploaded 1 not uploaded')).toBeInTheDocument()
  }
}

export const NoLicence: Story = {
  args: atLastStep,
  play: expectFileRejected(
    new File(['x'], 'licence.svg', { type: 'image/svg+xml' }),
    'We can’t accept this type of file. Please choose a PDF or a picture.',
  ),
}

export const LargeLicence: Story = {
  args: atLastStep,
  play: expectFileRejected(
    new File([new Uint8Array(10 * 1024 * 1024 + 1)], licence.name, { type: licence.type }),
    'This file is too large. Please choose a smaller one.',
  ),
}

export const EmptyLicence: Story = {
  args: atLastStep,
  play: expectFileRejected(
    new File([], licence.name, { type: licence.type }),
    'This file is empty. Please choose another one.',
  ),
}

/** Uploads a licence and expects the reason of the failure; it is uploaded once the store accepts it. */
function expectUploadFailure(text: string): Story['play'] {
  return async ({ canvas, canvasElement, msw }) => {
    await chooseLicence(canvasElement)
    await expect(await canvas.findByText(text)).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Complete Registration' })).toHaveAttribute('aria-disabled', 'true')
    msw.use(...createHandlers(storyWorld))
    await uploadLicence(canvasElement)
    await expect(canvas.queryByText(text)).toBeNull()
  }
}

export const LicenceOfWrongType: Story = {
  tags: ['reaches'],
  args: atLastStep,
  parameters: network(licenseOfWrongType()),
  play: expectUploadFailure(
    'licence.pdf is not a PDF, JPEG or PNG by its content. One file is allowed: PDF, JPEG or PNG, at most 10 MB.',
  ),
}

export const LicenceTooLarge: Story = {
  tags: ['reaches'],
  args: atLastStep,
  parameters: network(licenseTooLarge()),
  play: expectUploadFailure('licence.pdf is larger than 10 MB. One file is allowed: PDF, JPEG or PNG, at most 10 MB.'),
}

export const TooManyLicences: Story = {
  tags: ['reaches'],
  args: atLastStep,
  parameters: network(tooManyLicenses()),
  play: expectUploadFailure('Too many tries. Please wait 60 minutes.'),
}

export const UploadFailed: Story = {
  tags: ['reaches'],
  args: atLastStep,
  parameters: network(failingLicenseUpload()),
  play: expectUploadFailure('Something went wrong on our side.'),
}

export const UploadFailedWithoutMessage: Story = {
  tags: ['reaches'],
  args: atLastStep,
  parameters: network([
    http.untyped.post('*/store/customers/uploads', () => Response.json({ message: '' }, { status: 500 })),
  ]),
  play: expectUploadFailure('File upload failed'),
}

/** The store reports success without a file. */
export const UploadWithoutAddress: Story = {
  tags: ['reaches'],
  args: atLastStep,
  parameters: network(licenseWithoutAddress()),
  play: expectUploadFailure('File upload failed. Please try again.'),
}

export const UploadNoResponse: Story = {
  tags: ['reaches'],
  args: atLastStep,
  parameters: network(unansweredLicenseUpload()),
  play: expectUploadFailure('An error occurred during file upload. Please try again.'),
}

/** Signed-in users have nothing to apply for. */
export const SignedIn: Story = {
  args: { who: 'kiosk' },
  play: async ({ canvas, canvasElement }) => {
    await expectAddress(canvasElement, '/')
    await expect(await canvas.findByText('Welcome, Anna Lindqvist')).toBeVisible()
    await expect(canvas.queryByRole('heading', { name: 'Apply for an account' })).toBeNull()
  },
}

/** On a phone a progress bar replaces the list of steps. */
export const Phone: Story = {
  args: { storedTexts: storedAt(3) },
  globals: { viewport: { value: 'mobile1' } },
  play: async ({ canvas, canvasElement }) => {
    await findStep(canvasElement, 3)
    await expect(canvas.getByText('Step 3 of 5')).toBeVisible()
    await expect(canvas.getByText('60%')).toBeVisible()
    await expect(canvas.queryByRole('list', { name: 'Registration steps' })).toBeNull()
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320)
  },
}

export const RightToLeft: Story = { args: atLastStep, globals: { direction: 'rtl' } }
export const Dark: Story = { args: atLastStep, globals: { scheme: 'dark' } }
