import { useState } from 'react'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import { hostileText } from '@skafferi/fixtures/build'
import { behaviour } from '../../../internal/stories/behaviour'
import { guide } from '../../../internal/stories/guide'
import { failed, problemOf, ready } from '../../../internal/stories/story-load'
import { vatIdOf } from '../../../internal/stories/story-orders'
import { narrow, themes } from '../../../internal/story-frames'
import { VatIdCard, type VatIdCardProps } from './VatIdCard'

const known = vatIdOf('kiosk')
const retry = fn()

/** Stores the input and whether the form is open, as the page does. */
function Controlled(args: VatIdCardProps) {
  const [editing, setEditing] = useState(args.editing)
  const [value, setValue] = useState(args.value)
  return (
    <VatIdCard
      {...args}
      editing={editing}
      value={value}
      onEdit={() => setEditing(true)}
      onType={(event) => {
        setValue(event.value)
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
  title: 'Commerce/Account/VatIdCard',
  component: VatIdCard,
  args: {
    load: ready(known),
    editing: false,
    value: known.number ?? '',
    fault: null,
    state: 'idle',
    problem: null,
    onEdit: fn(),
    onType: fn(),
    onSave: fn(async () => true),
    onCancel: fn(),
  },
  decorators: [(Story) => <div className="max-w-90">{Story()}</div>],
  parameters: guide({
    also: ['tax number', 'vat number'],
    use: ['To show a customer the VAT number of the company, whether it is confirmed, and since when.'],
    avoid: ['An order: OrderDocument has the numbers at the time of the order.'],
    do: ['State when a number was checked, and by whom.', 'Keep the input if saving is refused.'],
    dont: ['Do not block orders until a number is confirmed.', 'Do not call an unconfirmed number valid.'],
    keys: [{ key: 'Enter', does: 'In the field: saves the number.' }],
    parts: [
      { name: 'Heading', is: 'The title of the card.', at: 'h2' },
      { name: 'Number', is: 'The number in capital letters, without spaces.', at: 'p, dd' },
      {
        name: 'Status',
        is: 'The result of the last check, its source and date.',
        at: '[data-tone], p + p',
        rare: true,
      },
      { name: 'Change', is: 'Opens the form.', at: 'button' },
    ],
    content: ['State the effect on the VAT of orders.'],
    widths: 'As wide as its column.',
    announces: 'Saving is announced politely. A conflicting change by a colleague is an alert.',
    pairs: 'not applicable',
  }),
} satisfies Meta<typeof VatIdCard>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 2, name: 'VAT number' })).toBeVisible()
    await expect(canvas.getByText('SE559000000001')).toBeVisible()
    await expect(canvas.getByText(/^Confirmed by us on \d+ \w+ \d{4}$/)).toBeVisible()
  },
}

/** Confirmed by the register of the European Union. */
export const ConfirmedByTheRegister: Story = {
  args: { load: ready({ ...known, source: 'vies' }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^Confirmed by the EU register on /)).toBeVisible()
  },
}

export const NotValid: Story = {
  args: { load: ready({ ...known, status: 'invalid', source: 'vies' }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^Not valid according to the EU register on /)).toBeVisible()
  },
}

/** Checked by the shop itself. */
export const NotValidByShop: Story = {
  args: { load: ready({ ...known, status: 'invalid' }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^Not valid, checked by us on /)).toBeVisible()
  },
}

export const RegisterUnavailable: Story = {
  args: { load: ready({ ...known, status: 'unavailable', source: 'vies' }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^The EU register did not respond on .* We will check again\.$/)).toBeVisible()
  },
}

export const Unchecked: Story = {
  args: { load: ready({ ...known, status: 'unchecked', source: null, checked: null, reservedFor: null }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Not confirmed yet')).toBeVisible()
  },
}

/** Without a number the card explains its purpose. */
export const NotGiven: Story = {
  args: {
    load: ready({ number: null, status: 'unchecked', source: null, checked: null, reservedFor: null }),
    value: '',
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Not given')).toBeVisible()
    const text =
      'Deliveries to another EU country can be without VAT once your company’s VAT number there is known and confirmed.'
    await expect(canvas.getByText(text)).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Add VAT number' })).toBeVisible()
  },
}

export const Loading: Story = {
  args: { load: { status: 'loading' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Loading the VAT number...')).toBeInTheDocument()
    await expect(canvas.queryByRole('button')).toBeNull()
  },
}

export const Failed: Story = {
  args: { load: failed(problemOf('load_company'), retry) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Failed to load the VAT number' })).toBeVisible()
  },
}

export const Retry: Story = {
  ...Failed,
  ...behaviour,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try Again' }))
    await expect(retry).toHaveBeenCalledOnce()
  },
}

/** The form states that the customer can order in the meantime. */
export const Editing: Story = {
  args: { editing: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('VAT number')).toHaveValue('SE559000000001')
    await expect(canvas.getByText(/You can order in the meantime\.$/)).toBeVisible()
  },
}

/** Opened, edited and saved by keyboard; the focus moves to the field, and back. */
export const Keyboard: Story = {
  ...behaviour,
  tags: ['behaviour', 'keyboard'],
  render: Controlled,
  play: async ({ args, canvas }) => {
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    const field = canvas.getByLabelText('VAT number')
    await expect(field).toHaveFocus()
    await userEvent.clear(field)
    await userEvent.keyboard('dk 12 34 56 78{Enter}')
    await expect(args.onType).toHaveBeenLastCalledWith({ value: 'dk 12 34 56 78' })
    await expect(args.onSave).toHaveBeenCalledOnce()
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Change' })).toHaveFocus())
  },
}

export const Canceled: Story = {
  ...behaviour,
  args: { editing: true },
  render: Controlled,
  play: async ({ args, canvas }) => {
    await expect(canvas.getByText(/country code, such as SE123456789001\./)).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel' }))
    await expect(canvas.getByRole('button', { name: 'Change' })).toHaveFocus()
    await expect(args.onSave).not.toHaveBeenCalled()
  },
}

export const NothingEntered: Story = {
  args: { editing: true, value: '', fault: 'empty' },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('VAT number')).toHaveAccessibleDescription('Please enter the VAT number.')
  },
}

export const WrongFormat: Story = {
  args: { editing: true, value: 'DK 1234567', fault: 'format' },
  play: async ({ canvas }) => {
    const text = 'This is not the format of that country’s VAT numbers. Please check it.'
    await expect(canvas.getByLabelText('VAT number')).toHaveAccessibleDescription(text)
  },
}

export const WithoutACountry: Story = {
  args: { editing: true, value: '559000000001', fault: 'no_country' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Start with the two-letter country code, such as SE or DK.')).toBeVisible()
  },
}

/** A refusal focuses the field. */
export const RefusedFocusesTheField: Story = {
  ...behaviour,
  args: { ...WrongFormat.args, onSave: fn(async () => false) },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(canvas.getByLabelText('VAT number')).toHaveFocus())
  },
}

/** Only the company's owners can replace the number: their names are shown instead of a button. */
export const ReservedForOwners: Story = {
  args: { load: ready({ ...known, reservedFor: 'Anna Lindqvist' }) },
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByText('Only an owner of your company may change it. Please ask Anna Lindqvist.'),
    ).toBeVisible()
    await expect(canvas.queryByRole('button')).toBeNull()
  },
}

/** Changed by a colleague: the new number is named, and the input stays. */
export const EditConflict: Story = {
  args: {
    editing: true,
    value: 'DK12345678',
    problem: {
      ...problemOf('save_vat_id', 'vat_id_changed', 'x'),
      params: { vat_id: 'SE559000000001', given: 'DK12345678' },
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(
      'has been changed to SE559000000001; you entered DK12345678. Save again to replace it.',
    )
    await expect(canvas.getByLabelText('VAT number')).toHaveValue('DK12345678')
  },
}

export const NotSaved: Story = {
  args: { editing: true, value: 'DK12345678', problem: problemOf('save_vat_id') },
  play: async ({ canvas }) => {
    const text = 'Failed to save the VAT number. What you typed is still here. Please try again.'
    await expect(canvas.getByRole('alert')).toHaveTextContent(text)
  },
}

export const Saving: Story = {
  args: { editing: true, value: 'DK12345678', state: 'saving' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Saving...' })).toHaveAttribute('aria-busy', 'true')
    await expect(canvas.getByLabelText('VAT number')).toHaveAttribute('readonly')
  },
}

export const Saved: Story = {
  args: {
    load: ready({ ...known, status: 'unchecked', source: null, checked: null, reservedFor: null }),
    state: 'saved',
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^The VAT number is saved\./).closest('[aria-live=polite]')).not.toBeNull()
  },
}

export const LongHostileTextNarrow: Story = {
  decorators: [narrow],
  args: {
    editing: true,
    value: hostileText.repeat(4),
    load: ready({ ...known, number: '9'.repeat(90) }),
    fault: 'format',
  },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('script, img')).toBeNull()
    const card = canvasElement.querySelector('section')!
    await expect(card.scrollWidth).toBeLessThanOrEqual(card.clientWidth)
  },
}

export const RightToLeft: Story = { args: { editing: true }, globals: { direction: 'rtl' } }
export const Themes: Story = { args: { ...NotSaved.args }, decorators: [themes] }
