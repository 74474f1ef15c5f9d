import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import { behaviour } from '../../internal/stories/behaviour'
import { ApprovedTerms, type ApprovedTermsProps } from '../company-screen'
import { inOffice } from '../story-frame'
import type { OfficeApplicationView } from './applications.view'
import { ApplicationsScreen } from './ApplicationsScreen'
import { DecidingScreen } from './DecidingScreen'

const fact = (label: string, value: string, licence: 'same' | 'differs' | null = null, note: string | null = null) => ({
  label,
  value,
  licence,
  note,
})

const application: OfficeApplicationView = {
  id: '3',
  company: 'Kiosk & Co Majorna',
  person: 'Anna Lindqvist',
  email: 'anna@kiosk.example',
  statusText: 'Waiting 3 h',
  answers: [
    {
      title: 'Company Information',
      facts: [
        fact('Company', 'Kiosk & Co Majorna', 'differs', 'The licence says Kiosk & Co AB'),
        fact('Org. number', '559000-0000', 'same'),
        fact('VAT number', 'SE559000000001', 'same'),
        fact('Business', 'Retail, 12 people'),
        fact('Person', 'Anna Lindqvist, owner', 'same'),
        fact('Delivery to', 'Karl Johansgatan 33, 414 59 Gothenburg'),
      ],
    },
    {
      title: 'Consents',
      facts: [
        fact('Terms and conditions', 'Agreed on 20 Nov 2026, 09:00, text of 2026-09-01'),
        fact('Newsletter', 'Not agreed'),
      ],
    },
  ],
  wishes: [
    fact('Preferred delivery days', 'Tuesday and Thursday'),
    fact('Preferred payment method', 'Invoice, 30 days'),
  ],
  status: 'pending',
  question: null,
  reason: null,
  missing: [],
  countries: ['se', 'no', 'dk', 'fi'],
  duplicate: { company: 'Kiosk & Co AB', reason: 'Same organisation number and e-mail domain; customer since 2024.' },
  licence: { name: 'licence-majorna.pdf', href: '/office/licences/3', picture: null, document: null, note: null },
}

const meta = {
  title: 'Office/Pages/ApplicationsScreen',
  component: ApplicationsScreen,
  decorators: [inOffice('applications')],
  parameters: { layout: 'fullscreen' },
  args: {
    queue: {
      status: 'ready',
      refreshing: false,
      view: [
        {
          id: '1',
          company: 'Lakritsboden ApS',
          person: 'Signe Krogh',
          detail: 'Copenhagen, DK',
          age: '4 days',
          late: true,
          href: '/office/applications/1',
        },
        {
          id: '2',
          company: 'Café Granen AB',
          person: 'Nils Granström',
          detail: 'Umeå, SE',
          age: '1 day',
          late: false,
          href: '/office/applications/2',
        },
        {
          id: '3',
          company: 'Kiosk & Co Majorna',
          person: 'Anna Lindqvist',
          detail: 'Gothenburg, SE',
          age: '3 h',
          late: false,
          href: '/office/applications/3',
        },
      ],
    },
    views: [
      { id: 'pending', label: 'Waiting', href: '/office/applications', count: 3 },
      { id: 'asked', label: 'Asked for more', href: '/office/applications?view=asked', count: 2 },
    ],
    view: 'pending',
    application: { status: 'ready', view: application, refreshing: false },
    current: '3',
    decision: { busy: null, problem: null },
    onApprove: fn(),
    onAsk: fn(async () => true),
    onReject: fn(async () => true),
    onJoin: fn(),
  },
} satisfies Meta<typeof ApplicationsScreen>

export default meta
type Story = StoryObj<typeof meta>

/** The queue, and one application with its licence and a company that may be the same. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { current: true, name: /Kiosk & Co Majorna/ })).toBeVisible()
    await expect(canvas.getByRole('img', { name: 'Differs from the licence' })).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Add Anna Lindqvist to Kiosk & Co AB' })).toBeVisible()
  },
}

/** The browser's own viewer shows a PDF beside the answers; the link opens it in a tab. */
export const LicenceDocument: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  args: {
    application: {
      status: 'ready',
      refreshing: false,
      view: { ...application, licence: { ...application.licence!, document: 'about:blank' } },
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: /licence-majorna\.pdf/ })).toBeVisible()
    const frame = canvas.queryByTitle('licence-majorna.pdf')
    await expect(frame !== null).toBe(navigator.pdfViewerEnabled)
  },
}
export const LicenceDocumentPhone: Story = { ...LicenceDocument, globals: { viewport: { value: 'phone' } } }

/** The approval was refused: the reason is shown beside the buttons. */
export const Refused: Story = {
  args: {
    application: { status: 'ready', refreshing: false, view: { ...application, duplicate: null, licence: null } },
    decision: { busy: null, problem: 'Somebody else has already decided.' },
  },
}

/** A short request: the operator enters the missing fields; the applicant cannot be asked for more. */
export const ShortRequest: Story = {
  args: {
    application: {
      status: 'ready',
      refreshing: false,
      view: { ...application, missing: ['country_code', 'organisation_number'], duplicate: null, licence: null },
    },
    onAsk: undefined,
  },
}

export const Approved: Story = {
  args: {
    application: {
      status: 'ready',
      refreshing: false,
      view: { ...application, status: 'approved', statusText: 'Approved', duplicate: null },
    },
  },
}

const onSave = fn()
const onRetry = fn()
const onType = fn()
const form: Omit<ApprovedTermsProps, 'company'> = {
  draft: { days: '30', poRequired: true },
  changed: ['poRequired'],
  busy: false,
  problem: null,
  onType,
  onDiscard: fn(),
  onSave,
}

export const ApprovedTermsChange: Story = {
  ...Approved,
  ...behaviour,
  args: {
    ...Approved.args,
    approvedTerms: <ApprovedTerms {...form} company={{ status: 'ready', refreshing: false, view: undefined }} />,
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Orders need a purchase order number' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
    await expect(onType).toHaveBeenCalledWith({ poRequired: false })
    await expect(onSave).toHaveBeenCalledOnce()
  },
}

export const ApprovedTermsLoading: Story = {
  ...Approved,
  ...behaviour,
  args: { ...Approved.args, approvedTerms: <ApprovedTerms {...form} company={{ status: 'loading' }} /> },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Loading the company...')).toBeInTheDocument()
  },
}

export const ApprovedTermsFailed: Story = {
  ...Approved,
  ...behaviour,
  args: {
    ...Approved.args,
    approvedTerms: (
      <ApprovedTerms {...form} company={{ status: 'failed', code: 'network', request: null, retry: onRetry }} />
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('The company could not be loaded')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Try Again' }))
    await expect(onRetry).toHaveBeenCalledOnce()
  },
}

/** A rejected application has no buttons. */
export const Decided: Story = {
  args: {
    application: {
      status: 'ready',
      refreshing: false,
      view: {
        ...application,
        status: 'rejected',
        statusText: 'Rejected',
        reason: 'We only sell to companies within the EU.',
        duplicate: null,
      },
    },
  },
}

/** An application is approved with the keyboard; a rejection requires a reason. */
export const Decides: Story = {
  ...behaviour,
  play: async ({ args, canvas }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Days until invoices are due' }), '10')
    canvas.getByRole('button', { name: 'Approve with terms' }).focus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onApprove).toHaveBeenCalledWith({ days: '10', poRequired: false, details: {} })
    await userEvent.click(canvas.getByRole('button', { name: 'Reject...' }))
    const reason = await canvas.findByRole('textbox', { name: 'Message to the applicant' })
    await waitFor(() => expect(reason).toHaveFocus())
    await expect(canvas.getByRole('button', { name: 'Reject and send' })).toBeDisabled()
    await userEvent.type(reason, 'We do not deliver there yet.')
    await userEvent.click(canvas.getByRole('button', { name: 'Reject and send' }))
    await expect(args.onReject).toHaveBeenCalledWith({ text: 'We do not deliver there yet.' })
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull())
  },
}

/** Choices, checkboxes and consents are shown with the labels of the form, and changed answers with their previous value. */
export const AnswersInWords: Story = {
  ...behaviour,
  render: ({ views, view, current, decision, onApprove, onAsk, onReject }) => (
    <DecidingScreen
      {...{ views, view, current, decision, onApprove, onAsk, onReject }}
      queue={{ status: 'ready', refreshing: false, view: [] }}
      application={{
        status: 'ready',
        refreshing: false,
        view: {
          ...application,
          hours: 3,
          duplicates: [],
          companyId: null,
          previousLicence: 'licence-2024.pdf',
          licence: { name: 'licence-majorna.pdf', href: '/office/licences/3', kind: 'pdf' },
          answers: [
            { step: 1, answers: [{ field: 'typeOfBusiness', value: 'ecommerce', before: 'retail' }] },
            {
              step: 4,
              answers: [
                { field: 'fdaRegistrationStatus', value: 'not-registered' },
                { field: 'creditCheckRequired', value: false },
                { field: 'paymentConnectionId', value: null },
              ],
            },
          ],
          consents: [
            { kind: 'gdpr', given: { at: '20 Nov 2026, 09:00', version: '2026-09-01' } },
            { kind: 'newsletter', given: null },
          ],
        },
      }}
      onJoin={fn()}
    />
  ),
  play: async ({ canvas }) => {
    const step = (name: string) => canvas.findByRole('region', { name })
    await expect(await step('Company Information')).toHaveTextContent('Type of businessE-commerceBefore: Retail')
    const terms = await step('Payment & Shipping Info')
    await expect(terms).toHaveTextContent('FDA registration statusNot registered')
    await expect(terms).toHaveTextContent('A credit check is requiredNo')
    await expect(terms).toHaveTextContent('Payment connection IDNot answered')
    const consents = await step('Consents')
    await expect(consents).toHaveTextContent(
      'Data processed under the GDPRAgreed on 20 Nov 2026, 09:00, text of 2026-09-01',
    )
    await expect(consents).toHaveTextContent('NewsletterNot agreed')
    await expect(canvas.getByRole('region', { name: 'Licence' })).toHaveTextContent('Before: licence-2024.pdf')
  },
}

export const Empty: Story = {
  args: { queue: { status: 'ready', refreshing: false, view: [] }, application: null, current: null },
}

/** The applicant was asked for more: the question is shown, and the application can still be decided. */
export const AskedForMore: Story = {
  args: {
    view: 'asked',
    application: {
      status: 'ready',
      refreshing: false,
      view: {
        ...application,
        status: 'asked',
        statusText: 'Waiting for the applicant',
        question: 'Please send the licence again, the picture cannot be read.',
      },
    },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Please send the licence again, the picture cannot be read.')).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Approve with terms' })).toBeEnabled()
  },
}

export const Loading: Story = { args: { queue: { status: 'loading' }, application: null } }

export const Failed: Story = {
  args: { queue: { status: 'failed', request: '8f2c-19d4', retry: fn() }, application: null },
}

export const LoadingApplication: Story = { args: { application: { status: 'loading' } } }

export const ApplicationFailed: Story = { args: { application: { status: 'failed', request: null, retry: fn() } } }

/** Short, so that the bar does not partly cover a control. */
export const Phone: Story = {
  args: {
    queue: { ...meta.args.queue, view: meta.args.queue.view.slice(2) },
    application: {
      status: 'ready',
      refreshing: false,
      view: { ...application, answers: application.answers.slice(1), duplicate: null },
    },
  },
  globals: { viewport: { value: 'phone' } },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390)
  },
}

export const RightToLeft: Story = { globals: { direction: 'rtl' } }

export const Dark: Story = { globals: { scheme: 'dark' } }

export const HighContrast: Story = { globals: { contrast: 'more' } }
