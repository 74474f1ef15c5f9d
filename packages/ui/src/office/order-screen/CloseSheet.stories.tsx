import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import { behaviour } from '../../internal/stories/behaviour'
import { onAPhone } from '../../internal/stories/on-a-phone'
import { inOffice } from '../story-frame'
import { MailWaitsProvider } from '../mail-waits'
import { CloseSheet } from './CloseSheet'

const line = (id: string, title: string, [ordered, shipped]: readonly [number, number]) => {
  return {
    id,
    title,
    name: title,
    detail: id,
    href: `/office/products/${id}`,
    image: null,
    unitPrice: '€1.48',
    isTier: false,
    ordered,
    shipped,
    closed: 0,
    leftRefunded: 0,
    waiting: 0,
    dispatch: null,
    ageLimit: null,
    replaces: null,
    sum: `€${(1.48 * ordered).toFixed(2)}`,
  }
}

const meta = {
  title: 'Office/Screens/CloseSheet',
  component: CloseSheet,
  decorators: [inOffice('orders')],
  parameters: { layout: 'fullscreen' },
  args: {
    number: '1042',
    lines: [
      line('SAL-0120', 'Sältan Salt Liquorice Fish', [240, 240]),
      line('LJU-0070', 'Ljung Dark Chocolate 70 %', [96, 48]),
      line('HAV-0300', 'Havrebruket Ginger Snaps', [12, 0]),
    ],
    buyer: 'Anna Lindqvist',
    isPaid: false,
    creditOf: (): string | null => '€94.13',
    busy: false,
    problem: null,
    onSend: fn(),
    onClose: fn(),
  },
} satisfies Meta<typeof CloseSheet>

export default meta
type Story = StoryObj<typeof meta>

/** All remaining pieces are closed and refunded; the reason is missing. */
export const Default: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('dialog', { name: 'Close the rest of order 1042' })).toBeVisible())
    await expect(canvas.getByRole('button', { name: 'Close 60 pieces' })).toBeDisabled()
    await expect(canvas.getByRole('checkbox', { name: 'Credit these pieces' })).toBeChecked()
    await expect(
      canvas.getByText(/until the order is packed, shipped, delivered, paid or credited again/),
    ).toBeVisible()
    await expect(canvas.getByText('€94.13 with VAT is credited.')).toBeVisible()
    await expect(canvas.getByText(/Anna Lindqvist is notified by e-mail/)).toBeVisible()
  },
}

/** The order is paid, so the credit cannot be undone. */
export const Paid: Story = {
  args: { isPaid: true, creditOf: () => null },
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/its credit cannot be undone/)).toBeVisible()
    await expect(canvas.getByText(/credited at the price of its line/)).toBeVisible()
  },
}

/** Without a mail server the e-mail waits. */
export const NoMailServer: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  render: (args) => (
    <MailWaitsProvider value>
      <CloseSheet {...args} />
    </MailWaitsProvider>
  ),
  play: async ({ canvas }) => {
    const text = await canvas.findByText(/The e-mail to Anna Lindqvist waits until a mail server is set/)
    await expect(text).not.toHaveTextContent(/is notified/)
  },
}

/** Some of the remaining pieces are closed without a refund. */
export const ClosesPart: Story = {
  ...behaviour,
  play: async ({ args, canvas }) => {
    await waitFor(() => expect(canvas.getByRole('dialog')).toBeVisible())
    await userEvent.click(canvas.getByRole('radio', { name: 'Part' }))
    const chocolate = canvas.getByRole('spinbutton', { name: 'Pieces of Ljung Dark Chocolate 70 %' })
    await userEvent.clear(chocolate)
    await userEvent.type(chocolate, '0')
    await userEvent.tab()
    await userEvent.type(canvas.getByRole('textbox', { name: /Message to the buyer/ }), 'Discontinued.')
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Credit these pieces' }))
    await expect(canvas.getByText('Without a credit they stay on the invoice.')).toBeVisible()
    await expect(canvas.getByText(/can be undone until the order is packed, shipped or delivered/)).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Close 12 pieces' }))
    await expect(args.onSend).toHaveBeenCalledWith({
      lines: [{ id: 'HAV-0300', pieces: 12 }],
      reason: 'Discontinued.',
      refund: false,
    })
  },
}

/** The pieces cost more than what is left to refund. */
export const RefundTooHigh: Story = {
  args: { problem: 'That is more than can be credited: €1.00 in all. Nothing was credited.' },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('alert')).toHaveTextContent(/Nothing was credited/))
  },
}

export const Phone: Story = { ...onAPhone }
