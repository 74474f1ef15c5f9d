import { useState } from 'react'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import { hostileText } from '@skafferi/fixtures/build'
import { customerOf, profileFormOf } from '../../../internal/stories/story-orders'
import { guide } from '../../../internal/stories/guide'
import { behaviour } from '../../../internal/stories/behaviour'
import { problemOf } from '../../../internal/stories/story-load'
import { narrow, themes } from '../../../internal/story-frames'
import { ProfileCard, type ProfileCardProps } from './ProfileCard'

const customer = customerOf('kiosk')

/** Stores the input and whether the form is open, as the page does. */
function Controlled(args: ProfileCardProps) {
  const [editing, setEditing] = useState(args.editing)
  const [value, setValue] = useState(args.value)
  return (
    <ProfileCard
      {...args}
      editing={editing}
      value={value}
      onEdit={() => setEditing(true)}
      onType={(event) => {
        setValue((now) => ({ ...now, ...event }))
        args.onType(event)
      }}
      onSave={async () => {
        const saved = await args.onSave()
        if (saved) setEditing(false)
        return saved
      }}
      onCancel={() => setEditing(false)}
    />
  )
}

const meta = {
  title: 'Commerce/Account/ProfileCard',
  component: ProfileCard,
  args: {
    ...profileFormOf('kiosk'),
    customer,
    onEdit: fn(),
    onType: fn(),
    onSave: fn(async () => true),
    onCancel: fn(),
  },
  decorators: [(Story) => <div className="max-w-90">{Story()}</div>],
  parameters: guide({
    also: ['account details', 'user details'],
    use: ['To show customers their own details and their company.'],
    avoid: ['A delivery address: use AddressCard.', 'Other terms and values: use DescriptionList.'],
    do: ['Pass null if there is no telephone number; “Not given” is shown.'],
    dont: ['Do not fill in the number or name of another person.'],
    keys: [{ key: 'Enter', does: 'In the form: saves it.' }],
    parts: [
      { name: 'Heading', is: 'The title of the card.', at: 'h2' },
      { name: 'Facts', is: 'Name, e-mail, company and telephone.', at: 'dt' },
      { name: 'Change', is: 'Opens the form for name and telephone.', at: 'button' },
    ],
    content: ['A missing value is “Not given”.'],
    widths: 'As wide as its column.',
    announces: 'A description list. Saving is announced politely.',
    pairs: 'not applicable',
  }),
} satisfies Meta<typeof ProfileCard>

export default meta
type Story = StoryObj<typeof meta>

const entriesOf = (canvas: HTMLElement) =>
  [...canvas.querySelectorAll('dt')].map((term) => [term.textContent, term.nextElementSibling?.textContent])

/** Name, e-mail, company and telephone, each with its label. */
export const Default: Story = {
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('heading', { level: 2, name: 'Profile Details' })).toBeVisible()
    await expect(entriesOf(canvasElement)).toEqual([
      ['User name', customer.name],
      ['Email', customer.email],
      ['Company name', customer.companyName],
      ['Phone', customer.phone],
    ])
  },
}

/** Without a telephone number, “Not given” is shown. */
export const WithoutPhone: Story = {
  args: { customer: customerOf('grocer') },
  play: async ({ canvasElement }) => {
    await expect(entriesOf(canvasElement).at(-1)).toEqual(['Phone', 'Not given'])
  },
}

/** The form: e-mail and company cannot be changed. */
export const Editing: Story = {
  args: { editing: true },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByLabelText('First name')).toHaveFocus())
    await expect(canvas.getByLabelText('Last name')).toHaveValue('Lindqvist')
    await expect(canvas.getByLabelText(/^Phone/)).toHaveValue(customer.phone)
  },
}

/** Opened, edited and saved by keyboard; the focus moves into the form, and back. */
export const Keyboard: Story = {
  ...behaviour,
  tags: ['behaviour', 'keyboard'],
  render: Controlled,
  play: async ({ args, canvas }) => {
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(canvas.getByLabelText('First name')).toHaveFocus())
    await userEvent.tab()
    await userEvent.clear(canvas.getByLabelText('Last name'))
    await userEvent.keyboard('Berg{Enter}')
    await expect(args.onType).toHaveBeenLastCalledWith({ lastName: 'Berg' })
    await expect(args.onSave).toHaveBeenCalledOnce()
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Change name and phone' })).toHaveFocus())
  },
}

export const NameMissing: Story = {
  args: {
    editing: true,
    value: { firstName: '', lastName: '', phone: '' },
    fault: { field: 'firstName', kind: 'empty' },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByLabelText('First name')).toHaveAccessibleDescription(
      'Please enter your first name.',
    )
  },
}

export const PhoneInWords: Story = {
  args: {
    editing: true,
    value: { ...profileFormOf('kiosk').value, phone: 'ring twice' },
    fault: { field: 'phone', kind: 'format' },
  },
  play: async ({ canvas }) => {
    const text = 'Please enter a phone number of 5 to 15 digits, such as +46 31 555 01 10.'
    await expect(await canvas.findByLabelText(/^Phone/)).toHaveAccessibleDescription(text)
  },
}

/** Changed in another tab: the new values are named, and the input stays. */
export const EditConflict: Story = {
  args: {
    editing: true,
    value: { ...profileFormOf('kiosk').value, lastName: 'Dal' },
    problem: {
      ...problemOf('save_profile', 'profile_changed', 'x'),
      params: { first_name: 'Anna', last_name: 'Berg', phone: '' },
    },
  },
  play: async ({ canvas }) => {
    const text = 'has changed since you opened this form: Anna Berg, no phone. Save again to replace it.'
    await expect(await canvas.findByRole('alert')).toHaveTextContent(text)
    await expect(canvas.getByLabelText('Last name')).toHaveValue('Dal')
  },
}

export const NotSaved: Story = {
  args: { editing: true, problem: problemOf('save_profile') },
  play: async ({ canvas }) => {
    const text = 'Failed to save your name and phone. What you typed is still here. Please try again.'
    await expect(await canvas.findByRole('alert')).toHaveTextContent(text)
  },
}

export const Saving: Story = {
  args: { editing: true, state: 'saving' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Saving...' })).toHaveAttribute('aria-busy', 'true')
  },
}

export const Saved: Story = {
  args: { state: 'saved' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Your name and phone are saved.').closest('[aria-live=polite]')).not.toBeNull()
  },
}

/** Long words wrap inside the card; hostile text is shown as text. */
export const LongHostileTextNarrow: Story = {
  decorators: [narrow],
  args: {
    customer: {
      ...customer,
      name: 'Wolfeschlegelsteinhausenbergerdorff-Österreicherhausen Maximiliana',
      email: `${'a'.repeat(48)}@example.example`,
      companyName: hostileText,
      phone: '+'.padEnd(40, '0'),
    },
  },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('script, img')).toBeNull()
    const card = canvasElement.querySelector('section')!
    await expect(card.scrollWidth).toBeLessThanOrEqual(card.clientWidth)
  },
}

export const RightToLeft: Story = { globals: { direction: 'rtl' } }
export const Themes: Story = { decorators: [themes] }
