import { useState } from 'react'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { referenceLimits } from '@skafferi/domain/shop/checkout'
import { behaviour } from '../../../internal/stories/behaviour'
import { guide } from '../../../internal/stories/guide'
import { storyReferences } from '../../../internal/stories/story-checkout'
import { problemOf } from '../../../internal/stories/story-load'
import { narrow, themes } from '../../../internal/story-frames'
import { OrderReferences, type OrderReferencesProps } from './OrderReferences'

const { values } = storyReferences
const nothing = { po_number: '', customer_reference: '', note: '', reception_hours: '' }

/** Stores the input, as the page does. */
function Typing(args: OrderReferencesProps) {
  const [typed, setTyped] = useState(args.values)
  return (
    <OrderReferences
      {...args}
      values={typed}
      onEdit={(event) => {
        setTyped({ ...typed, [event.field]: event.value })
        args.onEdit(event)
      }}
    />
  )
}

const meta = {
  title: 'Commerce/Checkout/OrderReferences',
  component: OrderReferences,
  args: { values, faults: {}, state: 'idle', problem: null, limits: referenceLimits, onEdit: fn(), onSave: fn() },
  parameters: guide({
    also: ['po number', 'reference', 'delivery note'],
    use: ['In the checkout: the buyer’s own references for the order, and notes for the warehouse and the driver.'],
    avoid: ['A placed order: OrderDocument shows the references; they can no longer be changed.'],
    do: ['Save each field on blur.', 'Announce saving politely, and keep the input if saving fails.'],
    dont: ['Do not truncate a text that is too long.', 'Do not require a number that the company does not require.'],
    keys: [{ key: 'Tab', does: 'Moves to the next field and saves the current one.' }],
    parts: [
      { name: 'Order number', is: 'The buyer’s purchase order number.', at: 'input[name=po_number], input' },
      { name: 'Note', is: 'For the warehouse and the driver.', at: 'textarea' },
      { name: 'Status', is: 'States that a field is being saved, or was saved.', at: '[role=status]' },
    ],
    content: ['Labels use the terms of purchasing: “PO number”, “Your reference”. A hint says who reads the text.'],
    widths: 'Two short fields in a row, one on phones.',
    announces: '“Saving” and “Saved” as a status. A failure is a message that is announced politely.',
    pairs: 'not applicable',
  }),
} satisfies Meta<typeof OrderReferences>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText(/^PO number/)).toHaveValue('PO-4711')
    await expect(canvas.getByLabelText(/^Receiving hours/)).toHaveValue('Weekdays, 7:00 to 11:00')
  },
}

export const Empty: Story = {
  args: { values: nothing },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('0/500')).toBeVisible()
  },
}

/** Leaving a field saves it; typing is reported. */
export const Keyboard: Story = {
  ...behaviour,
  tags: ['behaviour', 'keyboard'],
  args: { values: nothing },
  render: Typing,
  play: async ({ args, canvas }) => {
    await userEvent.tab()
    await userEvent.keyboard('PO-1')
    await expect(args.onEdit).toHaveBeenLastCalledWith({ field: 'po_number', value: 'PO-1' })
    await expect(args.onSave).not.toHaveBeenCalled()
    await userEvent.tab()
    await expect(args.onSave).toHaveBeenCalledOnce()
    await expect(canvas.getByLabelText(/^Your reference/)).toHaveFocus()
    await userEvent.type(canvas.getByLabelText(/^Note to the warehouse/), 'Ring')
    await expect(canvas.getByText('4/500')).toBeVisible()
  },
}

export const Saving: Story = {
  args: { state: 'saving' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Saving...')
  },
}

export const Saved: Story = {
  args: { state: 'saved' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Saved')
  },
}

/** The company requires a purchase order number; before a press the field is only marked as required. */
export const NumberRequired: Story = {
  args: { values: nothing, poNumber: 'required' },
  play: async ({ canvas }) => {
    const field = canvas.getByLabelText('PO number')
    await expect(field).toBeRequired()
    await expect(field).not.toHaveAttribute('aria-invalid')
  },
}

export const NumberMissing: Story = {
  args: { ...NumberRequired.args, poState: 'missing' },
  play: async ({ canvas }) => {
    const text = 'Your company orders with a PO number. Please add it before placing the order.'
    await expect(canvas.getByLabelText('PO number')).toHaveAccessibleDescription(text)
  },
}

/** A text that is too long stays as pasted, with the number of characters to remove. */
export const TooLong: Story = {
  args: {
    values: { ...values, po_number: '4'.repeat(37), note: 'Ring the bell. '.repeat(40) },
    faults: { po_number: 'too_long', note: 'too_long' },
  },
  play: async ({ canvas }) => {
    const text = '2 characters too many (limit 35). Not saved.'
    await expect(canvas.getByLabelText(/^PO number/)).toHaveAccessibleDescription(text)
    await expect(canvas.getByLabelText(/^PO number/)).toHaveValue('4'.repeat(37))
  },
}

export const NotSaved: Story = {
  args: { problem: problemOf('save_references') },
  play: async ({ canvas }) => {
    const text = 'Failed to save your references. What you typed is still here. Please try again.'
    await expect(canvas.getByText(text)).toBeVisible()
  },
}

export const NotSavedRetry: Story = {
  ...NotSaved,
  ...behaviour,
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try Again' }))
    await expect(args.onSave).toHaveBeenCalledOnce()
  },
}

export const LongTextNarrow: Story = {
  args: { values: { ...values, note: 'Godsmottagningen'.repeat(28) } },
  decorators: [narrow],
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth)
  },
}

export const RightToLeft: Story = { globals: { direction: 'rtl' } }
export const Themes: Story = { args: NumberMissing.args, decorators: [themes] }
