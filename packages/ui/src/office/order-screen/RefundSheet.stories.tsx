import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { grossOf, refundOfAmount, refundOfLines } from '@skafferi/domain/rules/orders/refund'
import type { RefundDraft, RefundPreviewView } from '@skafferi/domain/office/views'
import { behaviour } from '../../internal/stories/behaviour'
import { inOffice } from '../story-frame'
import { RefundSheet } from './RefundSheet'

const euros = (minor: number) => `€${(minor / 100).toFixed(2)}`

const left = [
  { percent: 6, net: 55000, tax: 3300 },
  { percent: 25, net: 32640, tax: 8160 },
]

const charged = [
  { id: 'SYL-0400', ordered: 48, shipped: 48, closed: 0, refunded: 0, taxRate: 6, net: 11616, tax: 697 },
  { id: 'TJA-1403', ordered: 120, shipped: 120, closed: 0, refunded: 20, taxRate: 25, net: 32640, tax: 8160 },
]

/** Computes a refund with the rule that the app uses. */
function preview({ what, amount, lines }: RefundDraft): RefundPreviewView {
  const typed = Math.round(Number(amount) * 100)
  if (what === 'amount' && Number.isNaN(typed)) return { parts: [], total: euros(0), refused: 'unreadable' }
  const pieces = lines
    .filter(({ pieces: quantity }) => quantity > 0)
    .map(({ id, pieces: quantity }) => ({ id, quantity }))
  const refund = what === 'lines' ? refundOfLines(left, charged, pieces) : refundOfAmount(left, typed)
  if ('refused' in refund) return { parts: [], total: euros(0), refused: refund.refused.reason }
  return {
    parts: [
      { part: 'net', value: euros(refund.rates.reduce((sum, { net }) => sum + net, 0)) },
      ...refund.rates.map(
        ({ percent, tax }) => ({ part: 'vat', percent: String(percent), value: euros(tax) }) as const,
      ),
    ],
    total: euros(grossOf(refund.rates)),
    refused: null,
  }
}

const meta = {
  title: 'Office/Screens/RefundSheet',
  component: RefundSheet,
  decorators: [inOffice('orders')],
  parameters: { layout: 'fullscreen' },
  args: {
    isPaid: false,
    number: '1042',
    refundable: {
      left: euros(grossOf(left)),
      lines: [
        {
          id: 'SYL-0400',
          title: 'Syltan Lingonberry Jam',
          name: 'Syltan Lingonberry Jam',
          detail: 'SYL-0400 · 400 g · jar',
          image: null,
          unitPrice: '€2.42',
          shipped: 48,
          left: 48,
        },
        {
          id: 'TJA-1403',
          title: 'Tjärn Cool Mint pouches, strength 3',
          name: 'Tjärn Cool Mint pouches, strength 3',
          detail: 'TJA-1403 · 14 g · can',
          image: null,
          unitPrice: '€2.72',
          shipped: 120,
          left: 100,
        },
      ],
    },
    buyer: 'Anna Lindqvist',
    busy: false,
    problem: null,
    preview,
    onSend: fn(),
    onClose: fn(),
  },
} satisfies Meta<typeof RefundSheet>

export default meta
type Story = StoryObj<typeof meta>

/** No pieces are chosen. */
export const Default: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('dialog', { name: 'Credit order 1042' })).toBeVisible())
    await expect(canvas.getByRole('button', { name: 'Credit €0.00' })).toBeDisabled()
    await expect(canvas.getByText('100 can be credited')).toBeVisible()
  },
}

/** Three jars are refunded with a reason; the amount is computed during the input. */
export const RefundsPieces: Story = {
  ...behaviour,
  play: async ({ args, canvas }) => {
    await waitFor(() => expect(canvas.getByRole('dialog')).toBeVisible())
    const jars = canvas.getByRole('spinbutton', { name: 'Credited pieces of Syltan Lingonberry Jam' })
    await userEvent.clear(jars)
    await userEvent.type(jars, '49')
    await userEvent.type(canvas.getByRole('textbox', { name: /Message to the buyer/ }), 'Three jars broke.')
    await expect(canvas.getByText('From 0 to 48')).toBeVisible()
    await expect(canvas.getByRole('button', { name: /^Credit €/ })).toBeDisabled()
    await userEvent.clear(jars)
    await userEvent.type(jars, '3')
    await expect(within(canvas.getByText('VAT 6%').parentElement!).getByText('€0.44')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Credit €7.70' }))
    await expect(args.onSend).toHaveBeenCalledWith({
      what: 'lines',
      amount: '',
      lines: [
        { id: 'SYL-0400', pieces: 3 },
        { id: 'TJA-1403', pieces: 0 },
      ],
      reason: 'Three jars broke.',
    })
  },
}

/** The pieces of a complaint are filled in, at most those that can still be credited. */
export const OfComplaint: Story = {
  ...behaviour,
  args: { pieces: { 'SYL-0400': 3, 'TJA-1403': 130 } },
  play: async ({ args, canvas }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: /Message to the buyer/ }), 'Three jars broke.')
    await userEvent.click(canvas.getByRole('button', { name: /^Credit €/ }))
    await expect(args.onSend).toHaveBeenCalledWith(
      expect.objectContaining({
        lines: [
          { id: 'SYL-0400', pieces: 3 },
          { id: 'TJA-1403', pieces: 100 },
        ],
      }),
    )
  },
}

/** An amount above the rest is rejected at its field. */
export const TooHigh: Story = {
  tags: ['reaches'],
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('dialog')).toBeVisible())
    await userEvent.click(canvas.getByRole('radio', { name: 'An amount' }))
    const amount = canvas.getByRole('textbox', { name: 'Amount with VAT' })
    await userEvent.type(amount, '991.01')
    await expect(amount).toBeInvalid()
    await expect(canvas.getByText('That is more than can be credited: €991.00 in all.')).toBeVisible()
  },
}

/** Another operator has changed the order: nothing was refunded. */
export const EditConflict: Story = {
  args: {
    problem:
      'Johan Berg has changed this order since you opened it, so nothing was done. Check the updated order and try again.',
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Johan Berg has changed this order')
  },
}
