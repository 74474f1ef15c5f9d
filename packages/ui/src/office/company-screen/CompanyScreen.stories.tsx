import type { CompanyDetailView } from '@skafferi/domain/office/views'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { behaviour } from '../../internal/stories/behaviour'
import { onAPhone } from '../../internal/stories/on-a-phone'
import { inOffice } from '../story-frame'
import { CompanyScreen, type CompanyScreenProps } from './CompanyScreen'

const company: CompanyDetailView = {
  id: 'comp_1',
  name: 'Kiosk & Co AB',
  number: '559000-0000',
  country: 'se',
  since: '4 Mar 2024',
  orders: '42',
  total: '€48,210.40',
  blocked: null,
  vat: { number: 'SE559000000001', status: 'valid', source: 'vies', checked: '12 Nov 2026', example: 'SE123456789001' },
  invoiceEmail: 'faktura@kiosk.example',
  addresses: [
    {
      name: 'Linnégatan shop',
      lines: 'Anna Lindqvist\nLinnégatan 14\n413 04 Gothenburg\nSweden',
      phone: '+46 31 555 01 10',
    },
  ],
  terms: { days: '60', poRequired: false },
  people: [
    {
      id: 'cus_1',
      name: 'Anna Lindqvist',
      email: 'anna@kiosk.example',
      phone: '+46 31 555 01 10',
      role: 'owner',
      state: 'active',
      since: '4 Mar 2024',
    },
    {
      id: 'cus_2',
      name: 'Per Lindqvist',
      email: 'per@kiosk.example',
      phone: null,
      role: 'buyer',
      state: 'blocked',
      since: '12 May 2025',
    },
    {
      id: 'cus_3',
      name: 'Eva Ek',
      email: 'eva@kiosk.example',
      phone: null,
      role: 'buyer',
      state: 'invited',
      since: '20 Nov 2026',
    },
  ],
  applications: [
    {
      id: 'appl_1',
      person: 'Anna Lindqvist',
      decided: '4 Mar 2024',
      href: '/office/applications/appl_1',
      licence: '/admin/applications/appl_1/license',
    },
  ],
}

const meta = {
  title: 'Office/Screens/CompanyScreen',
  component: CompanyScreen,
  decorators: [inOffice('companies')],
  parameters: { layout: 'fullscreen' },
  args: {
    company: { status: 'ready', view: company, refreshing: false },
    terms: { draft: company.terms, changed: [], onType: fn(), onDiscard: fn(), onSave: fn() },
    activity: [
      {
        id: '2',
        actor: { kind: 'operator', name: 'Maja Holm' },
        action: 'company.terms_set',
        subject: null,
        changes: [{ field: 'company.paymentTermsDays', kind: 'number', before: '30', after: '60' }],
        many: null,
        putBack: null,
        time: { text: 'Thu, 12 Nov, 09:12', dateTime: '2026-11-12T08:12:00Z' },
      },
    ],
    companiesHref: '/office/companies',
    ordersHref: '/office/orders?q=Kiosk',
    remoteChanges: [],
    editable: true,
    asksLicence: true,
    busy: null,
    refused: null,
    onAction: fn(async () => true),
    onDismissRemoteChanges: fn(),
    onReset: fn(),
  },
} satisfies Meta<typeof CompanyScreen>

export default meta
type Story = StoryObj<typeof meta>

/** No snapshot: its parts have their own. */
export const Default: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Kiosk & Co AB' })).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Save' })).toBeDisabled()
  },
}

/** The company cannot sign in: a banner shows the reason. */
export const Blocked: Story = {
  args: {
    company: {
      status: 'ready',
      view: { ...company, blocked: { since: '20 Nov 2026', reason: 'Invoices of three months are unpaid.' } },
      refreshing: false,
    },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Invoices of three months are unpaid.')).toBeVisible()
  },
}

/** A button unblocks the company. */
export const Unblocks: Story = {
  args: Blocked.args,
  ...behaviour,
  play: async ({ args, canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Unblock' }))
    await expect(args.onAction).toHaveBeenCalledWith({ do: 'unblock' })
  },
}

/** A person is invited as soon as the required fields are filled. */
export const InvitesAPerson: Story = {
  ...behaviour,
  play: async ({ args, canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Invite a person...' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Invite a person to Kiosk & Co AB' }))
    await userEvent.type(dialog.getByRole('textbox', { name: 'First name' }), 'Ida')
    await expect(dialog.getByText('Enter first name and e-mail.')).toBeVisible()
    await userEvent.type(dialog.getByRole('textbox', { name: 'Email' }), 'ida@kiosk.example')
    await userEvent.click(dialog.getByRole('button', { name: 'Invite' }))
    await expect(args.onAction).toHaveBeenCalledWith({
      do: 'invite',
      person: { firstName: 'Ida', lastName: '', email: 'ida@kiosk.example' },
    })
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  },
}

/** The e-mail address is taken: the input is kept. */
export const EmailTaken: Story = {
  tags: ['reaches'],
  args: {
    onAction: fn(async () => false),
    refused: { do: 'invite', problem: 'An account with this e-mail already exists.' },
  },
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Invite a person...' }))
    const dialog = within(await screen.findByRole('dialog'))
    await userEvent.type(dialog.getByRole('textbox', { name: 'First name' }), 'Anna')
    await userEvent.type(dialog.getByRole('textbox', { name: 'Email' }), 'anna@kiosk.example')
    await userEvent.click(dialog.getByRole('button', { name: 'Invite' }))
    await expect(await dialog.findByRole('alert')).toHaveTextContent('An account with this e-mail already exists.')
    await expect(dialog.getByRole('textbox', { name: 'Email' })).toHaveValue('anna@kiosk.example')
  },
}

/** Changes by another operator are listed above the form, and the input is kept. */
export const EditConflict: Story = {
  args: {
    remoteChanges: [{ what: 'days', before: '30', after: '60' }],
    refused: {
      do: 'terms',
      problem: 'This company has been changed. The differences are shown on the page; save again to apply yours.',
    },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('table', { name: 'This company has been changed' })).toHaveTextContent(
      '60 days',
    )
  },
}

/** A company without applications, people and addresses. */
export const Empty: Story = {
  args: {
    company: {
      status: 'ready',
      view: { ...company, number: null, people: [], applications: [], addresses: [] },
      refreshing: false,
    },
    activity: [],
  },
}

export const Loading: Story = { args: { company: { status: 'loading' } } }

export const Failed: Story = {
  args: { company: { status: 'failed', request: '8f2c-19d4', code: 'network', retry: fn() } },
}

/** Without the permission, there are no fields and no buttons. */
export const ReadOnly: Story = {
  args: { editable: false },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('60 days · PO number not needed')).toBeVisible()
    await expect(canvas.queryByRole('button', { name: /Block/ })).toBeNull()
  },
}

/** Keeps the edits of the terms. */
function WithEdits(props: CompanyScreenProps) {
  const [draft, setDraft] = useState(props.terms.draft)
  const onType = (change: Partial<typeof draft>) => setDraft({ ...draft, ...change })
  const changed = draft.days === company.terms.days ? [] : (['days'] as const)
  return <CompanyScreen {...props} terms={{ ...props.terms, draft, changed, onType }} />
}

/** The terms are changed and the company is blocked with the keyboard. */
export const Keyboard: Story = {
  ...behaviour,
  render: (args) => <WithEdits {...args} />,
  play: async ({ args, canvas }) => {
    const days = await canvas.findByRole('textbox', { name: 'Days from order to due date' })
    days.focus()
    await userEvent.clear(days)
    await userEvent.keyboard('14{Enter}')
    await expect(days).toHaveValue('14')
    await expect(args.terms.onSave).toHaveBeenCalledOnce()
    canvas.getByRole('button', { name: 'Block...' }).focus()
    await userEvent.keyboard('{Enter}')
    const reason = await screen.findByRole('textbox', { name: 'Reason' })
    await userEvent.type(reason, 'Unpaid invoices')
    screen.getByRole('button', { name: 'Block' }).focus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onAction).toHaveBeenLastCalledWith({ do: 'block', reason: 'Unpaid invoices' })
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  },
}

export const Phone: Story = { ...onAPhone }

export const RightToLeft: Story = { globals: { direction: 'rtl' } }

export const Dark: Story = { globals: { scheme: 'dark' } }

export const HighContrast: Story = { globals: { contrast: 'more' } }

const passwordLink = { link: null, busy: null, problem: null, onMake: fn() }

/** An owner makes a link for a person whom no e-mail reaches; a blocked person gets none. */
export const MakesPasswordLink: Story = {
  ...behaviour,
  args: { passwordLink: { ...passwordLink, onMake: fn() } },
  play: async ({ args, canvas }) => {
    await expect(canvas.queryByRole('button', { name: /^Make a link with which Per/ })).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: 'Make a link with which Eva Ek chooses a password' }))
    await expect(args.passwordLink!.onMake).toHaveBeenCalledWith({ id: 'cus_3' })
  },
}

/** The link, shown once. */
export const PasswordLinkMade: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  args: {
    passwordLink: {
      ...passwordLink,
      link: {
        url: 'https://shop.example/otp#email=eva%40kiosk.example&token=pw_1',
        email: 'eva@kiosk.example',
        until: 'Sat, 21 Nov, 09:00',
      },
    },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Link for eva@kiosk.example, shown only now')).toBeVisible()
    await expect(canvas.getByText(/until Sat, 21 Nov, 09:00/)).toBeVisible()
  },
}
