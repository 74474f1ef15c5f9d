import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { behaviour } from '../../internal/stories/behaviour'
import { brokenWords } from '../../internal/stories/broken-words'
import { ApprovedTerms, type ApprovedTermsProps } from '../company-screen'
import { MailWaitsProvider } from '../mail-waits'
import { inOffice } from '../story-frame'
import type { OfficeApplicationView } from './applications.view'
import { ApplicationsScreen, type ApplicationsScreenProps } from './ApplicationsScreen'
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
  companyHref: null,
  countries: ['se', 'no', 'dk', 'fi'],
  duplicate: { company: 'Kiosk & Co AB', reason: 'Same organisation number and e-mail domain; customer since 2024.' },
  licence: { name: 'licence-majorna.pdf', href: '/office/licences/3', picture: null, document: null, note: null },
}

const meta = {
  title: 'Office/Screens/ApplicationsScreen',
  component: ApplicationsScreen,
  decorators: [inOffice('applications')],
  parameters: { layout: 'fullscreen' },
  args: {
    usualDays: 30 as number | null,
    asksLicence: true,
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
    decision: { busy: null, problem: null, refused: {} },
    onApprove: fn(async () => false),
    onAsk: fn(async () => true),
    onReject: fn(async () => true),
    onJoin: fn(),
  },
} satisfies Meta<typeof ApplicationsScreen>

/** Shows the application as approved once it is. */
function ApprovingScreen(args: ApplicationsScreenProps) {
  const [isApproved, setApproved] = useState(false)
  const approved = { status: 'approved', statusText: 'Approved', companyHref: '/office/companies/3' } as const
  const view = { ...application, ...(isApproved && approved) }
  return (
    <MailWaitsProvider value>
      <ApplicationsScreen
        {...args}
        application={{ status: 'ready', refreshing: false, view }}
        onApprove={async () => {
          setApproved(true)
          return true
        }}
      />
    </MailWaitsProvider>
  )
}

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
    decision: { busy: null, problem: 'Somebody else has already decided.', refused: {} },
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

/** Without a mail server, the message to the applicant is not called sent. */
export const DecidedMailWaits: Story = {
  ...behaviour,
  args: Decided.args,
  render: (args) => (
    <MailWaitsProvider value>
      <ApplicationsScreen {...args} />
    </MailWaitsProvider>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Message to the applicant' })).toBeVisible()
    await expect(canvas.getByText(/^The e-mail to .* waits until a mail server is set\.$/)).toBeVisible()
    await expect(canvas.queryByText('Message sent')).toBeNull()
  },
}

/** An application is approved with the keyboard; a rejection requires a reason. */
export const Decides: Story = {
  ...behaviour,
  play: async ({ args, canvas }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Days from order to due date' }), '10')
    canvas.getByRole('button', { name: 'Approve with terms...' }).focus()
    await userEvent.keyboard('{Enter}')
    const dialog = within(await canvas.findByRole('dialog', { name: /^Approve / }))
    await expect(
      dialog.getByText(/has chosen a password\. Its invoices are due 10 days after the order\./),
    ).toBeVisible()
    await expect(args.onApprove).not.toHaveBeenCalled()
    await userEvent.click(dialog.getByRole('button', { name: 'Approve' }))
    await expect(args.onApprove).toHaveBeenCalledWith({ days: '10', poRequired: false, details: {} })
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Reject...' }))
    const reason = await canvas.findByRole('textbox', { name: 'Message to the applicant' })
    await waitFor(() => expect(reason).toHaveFocus())
    await expect(canvas.getByRole('button', { name: 'Reject' })).toBeDisabled()
    await userEvent.type(reason, 'We do not deliver there yet.')
    await userEvent.click(canvas.getByRole('button', { name: 'Reject' }))
    await expect(args.onReject).toHaveBeenCalledWith({ text: 'We do not deliver there yet.' })
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull())
  },
}

/** The shop asks for no licence, and none is attached. */
export const WithoutLicence: Story = {
  ...behaviour,
  args: {
    asksLicence: false,
    application: { status: 'ready', refreshing: false, view: { ...application, licence: null } },
  },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText('No licence is attached.')).toBeNull()
  },
}

/** The first approval is refused because of the organisation number. */
function RefusingScreen(args: ApplicationsScreenProps) {
  const [tries, setTries] = useState(0)
  const refused = { organisation_number: 'The number does not have the format of its country.' }
  return (
    <ApplicationsScreen
      {...args}
      decision={{
        busy: null,
        problem: tries === 0 ? null : tries === 1 ? 'Some fields are not valid.' : 'The store could not be reached.',
        refused: tries === 1 ? refused : {},
      }}
      onApprove={async () => {
        setTries((before) => before + 1)
        await new Promise((resolve) => setTimeout(resolve))
        return false
      }}
    />
  )
}

/**
 * Missing fields come before the confirmation, a refused field has the focus with its error, any other refusal is shown
 * in the confirmation, and the button works after each.
 */
export const MissingFields: Story = {
  tags: ['behaviour', 'keyboard'],
  parameters: { chromatic: { disableSnapshot: true } },
  args: ShortRequest.args,
  render: (args) => <RefusingScreen {...args} />,
  play: async ({ canvas }) => {
    const country = canvas.getByRole('combobox', { name: 'Country' })
    const number = canvas.getByRole('textbox', { name: /^Organisation number/ })
    const approve = canvas.getByRole('button', { name: 'Approve with terms...' })
    await expect(country).toBeRequired()
    approve.focus()
    await userEvent.keyboard('{Enter}')
    await expect(country).toHaveFocus()
    await expect(country).toHaveAccessibleDescription('Needed to approve')
    await expect(canvas.queryByRole('dialog')).toBeNull()
    await userEvent.selectOptions(country, 'se')
    await expect(number).not.toBeRequired()
    await userEvent.type(number, '12')
    await userEvent.click(approve)
    await userEvent.click(await canvas.findByRole('button', { name: 'Approve' }))
    await waitFor(() => expect(number).toHaveFocus())
    await expect(number).toHaveAccessibleDescription('The number does not have the format of its country.')
    await expect(canvas.getByRole('alert')).toHaveTextContent('Some fields are not valid.')
    await userEvent.click(approve)
    await expect(number).toHaveFocus()
    await userEvent.keyboard('345')
    await userEvent.click(approve)
    await userEvent.click(await canvas.findByRole('button', { name: 'Approve' }))
    const dialog = within(canvas.getByRole('dialog'))
    await expect(await dialog.findByRole('alert')).toHaveTextContent('The store could not be reached.')
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }))
    await userEvent.click(approve)
    await expect(await canvas.findByRole('dialog')).toBeVisible()
  },
}

/** A company without a number in a register, like many sole traders, is approved without one. */
export const WithoutNumber: Story = {
  ...behaviour,
  args: { ...ShortRequest.args, onApprove: fn(() => Promise.resolve(true)) },
  play: async ({ args, canvas }) => {
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Country' }), 'dk')
    await userEvent.click(canvas.getByRole('button', { name: 'Approve with terms...' }))
    await userEvent.click(await canvas.findByRole('button', { name: 'Approve' }))
    await expect(args.onApprove).toHaveBeenCalledWith({ days: '', poRequired: false, details: { country_code: 'dk' } })
  },
}

/** Choices, checkboxes and consents are shown with the labels of the form, and changed answers with their previous value. */
export const AnswersInWords: Story = {
  ...behaviour,
  render: ({ views, view, current, decision, onApprove, onAsk, onReject }) => (
    <DecidingScreen
      {...{ views, view, current, decision, onApprove, onAsk, onReject }}
      usualDays={30}
      asksLicence
      queue={{ status: 'ready', refreshing: false, view: [] }}
      application={{
        status: 'ready',
        refreshing: false,
        view: {
          ...application,
          hours: 3,
          duplicates: [],
          companyId: null,
          companyHref: null,
          dayOff: 'Sunday',
          shelf: {
            title: 'Kiosk by the station',
            articles: [
              { name: 'Sältan Salt Liquorice Fish, 120 g', sku: 'SAL-0120', pieces: 96, forSale: true },
              { name: 'Ljung Milk Chocolate', sku: null, pieces: 1, forSale: false },
            ],
          },
          previousLicence: 'licence-2024.pdf',
          licence: { name: 'licence-majorna.pdf', href: '/office/licences/3', kind: 'pdf' },
          answers: [
            { step: 1, answers: [{ field: 'typeOfBusiness', value: 'ecommerce', before: 'retail' }] },
            { step: 2, answers: [{ field: 'preferredDeliveryDays', value: '6 Dec 2026' }] },
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
    await expect(await step('Contact Person Details')).toHaveTextContent(
      'Preferred delivery day6 Dec 2026Sunday is not a working day of the shop.',
    )
    const terms = await step('Payment & Shipping Info')
    await expect(terms).toHaveTextContent('FDA registration statusNot registered')
    await expect(terms).toHaveTextContent('Credit check requestedNo')
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
    await expect(canvas.getByRole('button', { name: 'Approve with terms...' })).toBeEnabled()
  },
}

/** The last open application, decided: it has the whole width, because no other waits beside it. */
export const LastDecided: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  args: {
    ...Approved.args,
    queue: { status: 'ready', refreshing: false, view: [] },
  },
  play: async ({ canvas }) => {
    const { width } = canvas.getByRole('region', { name: 'Licence' }).getBoundingClientRect()
    const heading = canvas.getByRole('heading', { level: 2, name: 'Kiosk & Co Majorna' })
    await expect(width).toBeGreaterThan(280)
    await expect(heading.getBoundingClientRect().height).toBeLessThan(40)
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

/** On a phone the opened application comes without the list, with its decision in view. */
export const PhoneDecides: Story = {
  ...behaviour,
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link', { name: /Lakritsboden/ })).toBeNull()
    await expect(canvas.getByRole('link', { name: 'Back to the list' })).toBeVisible()
    const approve = canvas.getByRole('button', { name: 'Approve with terms...' }).getBoundingClientRect()
    await expect(approve.bottom).toBeLessThanOrEqual(window.innerHeight)
  },
}

/** After an approval the sheet says so and takes the focus; without a mail server the e-mail waits. */
export const ApprovedNow: Story = {
  ...behaviour,
  render: (args) => <ApprovingScreen {...args} />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Approve with terms...' }))
    const dialog = within(await canvas.findByRole('dialog', { name: /^Approve / }))
    await expect(
      dialog.getByText(/due 30 days after the order, as is usual in the shop\. The e-mail to anna@.* waits/),
    ).toBeVisible()
    await userEvent.click(dialog.getByRole('button', { name: 'Approve' }))
    const done = await canvas.findByText(
      /Kiosk & Co Majorna is approved\..* an owner can make a link to choose a password/,
    )
    await waitFor(() => expect(document.activeElement).toContainElement(done))
    await expect(canvas.getByRole('link', { name: 'Open Kiosk & Co Majorna' })).toBeVisible()
  },
}

export const RightToLeft: Story = { globals: { direction: 'rtl' } }

export const Dark: Story = { globals: { scheme: 'dark' } }

export const HighContrast: Story = { globals: { contrast: 'more' } }

/** Long questions leave room for the words of the answers. */
export const LongQuestions: Story = {
  ...behaviour,
  globals: { viewport: { value: 'desk' } },
  args: {
    application: {
      status: 'ready',
      refreshing: false,
      view: {
        ...application,
        answers: [
          {
            title: 'Business',
            facts: [
              fact('Sells through these channels', 'Web shop and Marketplaces', 'same'),
              fact('Experience with importing from Europe and beyond', 'Yes'),
            ],
          },
        ],
      },
    },
  },
  play: async ({ canvasElement }) => {
    await expect(brokenWords(canvasElement)).toEqual([])
  },
}

export const LongQuestionsPhone: Story = { ...LongQuestions, globals: { viewport: { value: 'phone' } } }
