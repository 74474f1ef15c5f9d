import type { ProfileDraft, ShopProfileView } from '@skafferi/domain/office/views'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import { brand } from '@skafferi/brand'
import { behaviour } from '../../internal/stories/behaviour'
import { inOffice } from '../story-frame'
import { ProfileScreen, type ProfileScreenProps } from './ProfileScreen'

const draft: ProfileDraft = {
  name: 'Lakritsverket',
  legalName: 'Lakritsverket i Malmö AB',
  registrationNumber: '556912-3456',
  country: 'se',
  vatIds: 'SE556912345601',
  address: 'Norra Vallgatan 60\n211 22 Malmö\nSweden',
  phone: '+46 40 12 34 56',
  email: 'order@lakritsverket.example',
  hours: 'Monday to Thursday, 9 to 16',
  orderRules: 'Orders are binding for 14 days.',
  returns: 'Unopened cartons within 14 days.',
  approval: 'We answer within a week.',
  about: 'Liquorice by the carton, from Malmö.',
  footerLinks: 'Sustainability /about',
  senderName: 'Lakritsverket, orders',
  signature: 'Maja and Olle',
  colour: '#7a1f3d',
  light: brand.logo.light,
  dark: brand.logo.dark,
  mark: null,
}

const view: ShopProfileView = {
  draft,
  changed: [],
  faults: {},
  stale: {},
  faultyLink: null,
  vatIdExample: 'SE123456789001',
  countries: [
    { value: 'se', label: 'Sweden' },
    { value: 'fi', label: 'Finland' },
  ],
}

/** The form with its own state. */
function Stateful(props: ProfileScreenProps) {
  const stored = props.profile.status === 'ready' ? props.profile.view : view
  const [typed, setTyped] = useState<Partial<ProfileDraft>>({})
  const current = { ...stored.draft, ...typed }
  const profile: ShopProfileView = {
    ...stored,
    draft: current,
    changed: [...stored.changed, ...(Object.keys(typed) as (keyof ProfileDraft)[])],
    faults: { ...stored.faults, ...(current.name.trim() === '' && { name: 'missing' as const }) },
  }
  return (
    <ProfileScreen
      {...props}
      profile={props.profile.status === 'ready' ? { status: 'ready', refreshing: false, view: profile } : props.profile}
      onType={(change) => {
        setTyped({ ...typed, ...change })
        props.onType(change)
      }}
    />
  )
}

const meta = {
  title: 'Office/Screens/ProfileScreen',
  component: ProfileScreen,
  decorators: [inOffice('settings')],
  parameters: { layout: 'fullscreen', chromatic: { disableSnapshot: true } },
  render: (args) => <Stateful {...args} />,
  args: {
    profile: { status: 'ready', refreshing: false, view },
    sections: [
      { href: '/office/settings/profile', label: 'Shop profile' },
      { href: '/office/settings/delivery', label: 'Delivery' },
    ],
    current: '/office/settings/profile',
    editable: true,
    saving: false,
    remoteChanges: [],
    problem: null,
    refused: {},
    uploads: {},
    mailAddress: 'orders@lakritsverket.example',
    onType: fn(),
    onUpload: fn(),
    onDismissUpload: fn(),
    onDismissRemoteChanges: fn(),
    onDiscard: fn(),
    onSave: fn(),
  },
} satisfies Meta<typeof ProfileScreen>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^Emails are sent from orders@lakritsverket\.example\. For another/)).toBeVisible()
  },
}

/** A name is needed; with one, the profile is saved. */
export const Saves: Story = {
  ...behaviour,
  play: async ({ canvas, args }) => {
    const name = canvas.getByRole('textbox', { name: 'Shop name' })
    await userEvent.clear(name)
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
    await expect(args.onSave).not.toHaveBeenCalled()
    await expect(canvas.getByText('Please enter a name')).toBeVisible()
    await userEvent.type(name, 'Lakritsverket Malmö')
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
    await expect(args.onSave).toHaveBeenCalledOnce()
  },
}

/** A new shop: only the country is known. */
export const Empty: Story = {
  args: {
    profile: {
      status: 'ready',
      refreshing: false,
      view: {
        ...view,
        draft: {
          ...(Object.fromEntries(Object.keys(draft).map((field) => [field, ''])) as unknown as ProfileDraft),
          name: 'Shop',
          country: 'se',
          light: null,
          dark: null,
          mark: null,
        },
      },
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('combobox', { name: 'Country' })).toHaveValue('se')
  },
}

/** A picture is uploading, another was rejected. */
export const Uploads: Story = {
  args: {
    profile: { status: 'ready', refreshing: false, view: { ...view, draft: { ...draft, dark: null } } },
    uploads: {
      dark: { name: 'logo-dark.png', problem: null },
      mark: { name: 'sign.gif', problem: 'The file is not an SVG, PNG, JPEG or WebP picture.' },
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/not an SVG, PNG, JPEG or WebP picture/)).toBeVisible()
  },
}

/** Without a logo on dark, the one on light is shown on the dark background, below the place to drop another. */
export const OneLogo: Story = {
  ...behaviour,
  args: { profile: { status: 'ready', refreshing: false, view: { ...view, draft: { ...draft, dark: null } } } },
  play: async ({ canvas, canvasElement }) => {
    const pictures = [...canvasElement.querySelectorAll<HTMLImageElement>('form img')].map(({ src }) => src)
    await expect(pictures.filter((src) => src.endsWith(brand.logo.light.src))).toHaveLength(2)
    await expect(canvas.getByText(/^Without one, the logo on light is shown\./)).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Remove: Logo on light' })).toBeVisible()
    await expect(canvas.queryByRole('button', { name: 'Remove: Logo on dark' })).toBeNull()
  },
}

/** The store refused a field. */
export const Refused: Story = {
  args: {
    profile: {
      status: 'ready',
      refreshing: false,
      view: { ...view, changed: ['email'], draft: { ...draft, email: 'order at shop' } },
    },
    refused: { email: { code: 'format', message: 'Has the wrong format.' } },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'Support e-mail' })).toBeInvalid()
  },
}

/** A link in the footer leads to a host that the server does not allow: the fault names its line. */
export const RefusedFooterLink: Story = {
  ...behaviour,
  args: {
    profile: {
      status: 'ready',
      refreshing: false,
      view: {
        ...view,
        changed: ['footerLinks'],
        draft: { ...draft, footerLinks: 'Hours /about\nAll https://a.example' },
      },
    },
    refused: { footerLinks: { code: 'link_not_allowed', message: null, line: 2 } },
  },
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox', { name: 'Links in the footer' })
    await waitFor(() =>
      expect(field).toHaveAccessibleDescription(
        /^Not saved: line 2 must be a page of this shop such as \/about, or an https address/,
      ),
    )
  },
}

/** The phone number has changed, and the signature has the old one. */
export const StaleSignature: Story = {
  args: {
    profile: { status: 'ready', refreshing: false, view: { ...view, stale: { signature: ['+46 40 12 34 56'] } } },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'Signature' })).toHaveAccessibleDescription(
      'Still says +46 40 12 34 56. Change it here too.',
    )
  },
}

/** A line of the footer's links without an address. */
export const FaultyFooterLink: Story = {
  ...behaviour,
  args: {
    profile: {
      status: 'ready',
      refreshing: false,
      view: { ...view, changed: ['footerLinks'], faults: { footerLinks: 'link' }, faultyLink: 2 },
    },
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
    await expect(canvas.getByRole('textbox', { name: 'Links in the footer' })).toHaveAccessibleDescription(
      /^Line 2: enter a text and an address/,
    )
  },
}

/** A colleague has changed it since it was read. */
export const Conflict: Story = {
  args: {
    remoteChanges: [{ field: 'phone', before: '+46 40 12 34 56', after: '+46 40 65 43 21' }],
    problem:
      'These settings were changed in another window or by a colleague. The differences are shown on the page; save again to apply yours.',
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'The shop profile has been changed' })).toBeVisible()
  },
}

export const ReadOnly: Story = { args: { editable: false } }
export const Loading: Story = { args: { profile: { status: 'loading' } } }
export const Failed: Story = {
  args: { profile: { status: 'failed', request: 'req_1', code: 'unreachable', retry: fn() } },
}
export const Phone: Story = {
  globals: { viewport: { value: 'mobile1' } },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320)
  },
}
export const Dark: Story = { globals: { scheme: 'dark' } }
export const HighContrast: Story = { globals: { contrast: 'more' } }
export const RightToLeft: Story = { globals: { direction: 'rtl' } }
