import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import { behaviour } from '../../internal/stories/behaviour'
import { inOffice } from '../story-frame'
import { CorrectDialog } from './CorrectDialog'
import { PayDialog } from './PayDialog'

const meta = {
  title: 'Office/Screens/PayDialog',
  component: PayDialog,
  decorators: [inOffice('orders')],
  parameters: { layout: 'fullscreen', chromatic: { disableSnapshot: true } },
  args: {
    kind: 'pay',
    number: '1042',
    company: 'Kiosk & Co AB',
    amount: '€738.14',
    today: '2026-11-26',
    placedOn: '2026-11-18',
    busy: false,
    problem: null,
    payment: { due: '738.14', faultOf: fn(() => null) },
    onPay: fn(),
    onClose: fn(),
  },
} satisfies Meta<typeof PayDialog>

export default meta
type Story = StoryObj<typeof meta>

/** Today is preset. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('dialog')).toBeVisible())
    await expect(canvas.getByRole('button', { name: 'Mark as paid' })).toBeEnabled()
  },
}

export const Pays: Story = {
  ...behaviour,
  play: async ({ args, canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Mark as paid' }))
    await expect(args.onPay).toHaveBeenCalledWith({ on: '2026-11-26', amount: '738.14' })
  },
}

/** A payment of a part. */
export const PaysPart: Story = {
  ...behaviour,
  play: async ({ args, canvas }) => {
    const amount = await canvas.findByRole('textbox', { name: /Amount received/ })
    await expect(amount).toHaveValue('738.14')
    await userEvent.clear(amount)
    await userEvent.type(amount, '300')
    await userEvent.click(canvas.getByRole('button', { name: 'Record payment' }))
    await expect(args.onPay).toHaveBeenCalledWith({ on: '2026-11-26', amount: '300' })
  },
}

/** An amount above what is still to be paid cannot be sent. */
export const TooMuch: Story = {
  ...behaviour,
  args: { payment: { due: '738.14', faultOf: (amount) => (amount === '739' ? 'too_high' : null) } },
  play: async ({ args, canvas }) => {
    const amount = await canvas.findByRole('textbox', { name: /Amount received/ })
    await userEvent.clear(amount)
    await userEvent.type(amount, '739')
    await expect(amount).toHaveAccessibleDescription(/Enter at most €738.14/)
    await userEvent.keyboard('{Enter}')
    await expect(canvas.getByRole('button', { name: 'Record payment' })).toBeDisabled()
    await expect(args.onPay).not.toHaveBeenCalled()
  },
}

/** A credit of a paid order was paid back. */
export const PaysBack: Story = {
  ...behaviour,
  args: { kind: 'payBack', amount: '€12.40', payment: undefined },
  play: async ({ args, canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Mark €12.40 as paid back?' })).toBeVisible()
    await expect(canvas.getByLabelText(/Paid back on/)).toHaveValue('2026-11-26')
    await userEvent.click(canvas.getByRole('button', { name: 'Mark as paid back' }))
    await expect(args.onPay).toHaveBeenCalledWith({ on: '2026-11-26', amount: '' })
  },
}

/** A day in the future cannot be sent. */
export const Future: Story = {
  ...behaviour,
  args: { today: '2026-11-20' },
  play: async ({ args, canvas }) => {
    const day = await canvas.findByLabelText(/Received on/)
    await userEvent.clear(day)
    await userEvent.type(day, '2026-11-21')
    await expect(canvas.getByText('Enter a day not later than today.')).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Mark as paid' })).toBeDisabled()
    await expect(args.onPay).not.toHaveBeenCalled()
  },
}

/** A day before the order was placed cannot be sent. */
export const BeforeOrder: Story = {
  ...behaviour,
  play: async ({ args, canvas }) => {
    const day = await canvas.findByLabelText(/Received on/)
    await userEvent.clear(day)
    await userEvent.type(day, '2026-11-17')
    await expect(canvas.getByText('Enter a day not before the order was placed.')).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Mark as paid' })).toBeDisabled()
    await expect(args.onPay).not.toHaveBeenCalled()
  },
}

/** A colleague was faster. */
export const Refused: Story = { args: { problem: 'This order is already marked as paid.' } }

/** The tracking link of a parcel is corrected. */
export const Corrects: Story = {
  ...behaviour,
  render: ({ busy, onClose, onPay }) => (
    <CorrectDialog
      parcel={{
        id: 'ship_1',
        name: 'Parcel 1',
        content: null,
        time: 'Sat 21 Nov, 10:20',
        person: 'Johan Berg',
        carrier: 'DHL',
        tracking: { text: 'dhl.example', href: 'https://dhl.example/wrong' },
        handedOver: null,
        delivered: null,
        slipHref: null,
        undo: 'parcel',
      }}
      buyer="Anna Lindqvist"
      busy={busy}
      problem={{ text: 'Enter a number of letters and digits, or a link that starts with https://.', isTracking: true }}
      onSave={({ tracking }) => onPay({ on: tracking, amount: '' })}
      onClose={onClose}
    />
  ),
  play: async ({ args, canvas }) => {
    const link = await canvas.findByRole('textbox', { name: /Tracking number or link/ })
    await userEvent.clear(link)
    await userEvent.type(link, 'https://dhl.example/right')
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
    await expect(args.onPay).toHaveBeenCalledWith({ on: 'https://dhl.example/right', amount: '' })
  },
}
