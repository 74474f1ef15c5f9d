import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import { behaviour } from '../../internal/stories/behaviour'
import { ApprovedTerms } from '../company-screen'
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
  waiting: 'Waiting 3 h',
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
  status: 'pending',
  question: null,
  reason: null,
  missing: [],
  countries: ['se', 'no', 'dk', 'fi'],
  known: { company: 'Kiosk & Co AB', why: 'Same organisation number and e-mail domain; customer since 2024.' },
  licence: { name: 'licence-majorna.pdf', href: '/office/licences/3', picture: null, note: null },
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
          place: 'Copenhagen, DK',
          age: '4 days',
          late: true,
          href: '/office/applications/1',
        },
        {
          id: '2',
          company: 'Café Granen AB',
          person: 'Nils Granström',
          place: 'Umeå, SE',
          age: '1 day',
          late: false,
          href: '/office/applications/2',
        },
        {
          id: '3',
          company: 'Kiosk & Co Majorna',
          person: 'Anna Lindqvist',
          place: 'Gothenburg, SE',
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
    deciding: { busy: null, problem: null },
    onApprove: fn(),
    onAsk: fn(async () => true),
    onReject: fn(async () => true),
    onJoin: fn(),
  },
} satisfies Meta<typeof ApplicationsScreen>

export default meta
type Story = StoryObj<typeof meta>

/** Who waits, one of them beside the licence, and a company it looks like. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { current: true, name: /Kiosk & Co Majorna/ })).toBeVisible()
    await expect(canvas.getByRole('img', { name: 'Differs from the licence' })).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Add Anna Lindqvist to Kiosk & Co AB' })).toBeVisible()
  },
}

/** It was not approved, and the reason stands where it was tried. */
export const Refused: Story = {
  args: {
    application: { status: 'ready', refreshing: false, view: { ...application, known: null, licence: null } },
    deciding: { busy: null, problem: 'Somebody else has already decided.' },
  },
}

/** A short request says little: what approving needs is asked for; nothing more is asked of the applicant. */
export const ShortRequest: Story = {
  args: {
    application: {
      status: 'ready',
      refreshing: false,
      view: { ...application, missing: ['country_code', 'organisation_number'], known: null, licence: null },
    },
    onAsk: undefined,
  },
}

export const Approved: Story = {
  args: {
    application: {
      status: 'ready',
      refreshing: false,
      view: { ...application, status: 'approved', waiting: 'Approved', known: null },
    },
  },
}

const saved = fn(async () => true)
const retried = fn()
const form = { busy: false, problem: null, onSave: saved }

export const ApprovedTermsChange: Story = {
  ...Approved,
  ...behaviour,
  args: {
    ...Approved.args,
    terms: (
      <ApprovedTerms
        {...form}
        company={{ status: 'ready', refreshing: false, view: { terms: { days: '30', poRequired: false } } }}
      />
    ),
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Orders need a purchase order number' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
    await expect(saved).toHaveBeenCalledWith({ days: '30', poRequired: true })
  },
}

export const ApprovedTermsLoading: Story = {
  ...Approved,
  ...behaviour,
  args: { ...Approved.args, terms: <ApprovedTerms {...form} company={{ status: 'loading' }} /> },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Loading the company...')).toBeInTheDocument()
  },
}

export const ApprovedTermsFailed: Story = {
  ...Approved,
  ...behaviour,
  args: {
    ...Approved.args,
    terms: <ApprovedTerms {...form} company={{ status: 'failed', code: 'network', request: null, retry: retried }} />,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('The company could not be loaded')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Try Again' }))
    await expect(retried).toHaveBeenCalledOnce()
  },
}

/** It was decided: nothing is left to do. */
export const Decided: Story = {
  args: {
    application: {
      status: 'ready',
      refreshing: false,
      view: {
        ...application,
        status: 'rejected',
        waiting: 'Rejected',
        reason: 'We only sell to companies within the EU.',
        known: null,
      },
    },
  },
}

/** Approved with terms, without a pointer; and a rejection is never sent without a reason. */
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

/** Choices, boxes and consents in the words of the form, with the answers before the last question. */
export const AnswersInWords: Story = {
  ...behaviour,
  render: ({ views, view, current, deciding, onApprove, onAsk, onReject }) => (
    <DecidingScreen
      {...{ views, view, current, deciding, onApprove, onAsk, onReject }}
      queue={{ status: 'ready', refreshing: false, view: [] }}
      application={{
        status: 'ready',
        refreshing: false,
        view: {
          ...application,
          hours: 3,
          duplicates: [],
          companyId: null,
          formerLicence: 'licence-2024.pdf',
          licence: { name: 'licence-majorna.pdf', href: '/office/licences/3', isPicture: false },
          answers: [
            { step: 1, answers: [{ fact: 'typeOfBusiness', value: 'ecommerce', before: 'retail' }] },
            {
              step: 4,
              answers: [
                { fact: 'fdaRegistrationStatus', value: 'not-registered' },
                { fact: 'creditCheckRequired', value: false },
                { fact: 'paymentConnectionId', value: null },
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

export const NobodyWaits: Story = {
  args: { queue: { status: 'ready', refreshing: false, view: [] }, application: null, current: null },
}

/** It waits for the applicant: what they were asked for can be read, and it can be decided all the same. */
export const AskedForMore: Story = {
  args: {
    view: 'asked',
    application: {
      status: 'ready',
      refreshing: false,
      view: {
        ...application,
        status: 'asked',
        waiting: 'Waiting for the applicant',
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

export const LoadingOne: Story = { args: { application: { status: 'loading' } } }

export const OneFailed: Story = { args: { application: { status: 'failed', request: null, retry: fn() } } }

/** Low enough that nothing stands half under the bar. */
export const Phone: Story = {
  args: {
    queue: { ...meta.args.queue, view: meta.args.queue.view.slice(2) },
    application: {
      status: 'ready',
      refreshing: false,
      view: { ...application, answers: application.answers.slice(1), known: null },
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
