import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import { behaviour } from '../../internal/stories/behaviour'
import { onAPhone } from '../../internal/stories/on-a-phone'
import { inOffice } from '../story-frame'
import { MissingSheet } from './MissingSheet'

const quote = {
  sku: 'LJU-0071',
  name: 'Ljung Milk Chocolate',
  image: null,
  unitPrice: '€1.90',
  sum: '€91.20',
  amount: 190,
  available: 480,
}

const meta = {
  title: 'Office/Pages/MissingSheet',
  component: MissingSheet,
  decorators: [inOffice('orders')],
  parameters: { layout: 'fullscreen', chromatic: { disableSnapshot: true } },
  args: {
    line: {
      id: 'LJU-0070',
      title: 'Ljung Dark Chocolate 70 %',
      name: 'Ljung Dark Chocolate 70 %',
      detail: 'LJU-0070 · 100 g · bar',
      href: '/office/products/LJU-0070',
      image: null,
      unitPrice: '€1.98',
      isTier: true,
      ordered: 96,
      shipped: 48,
      closed: 0,
      leftRefunded: 0,
      waiting: 0,
      dispatch: null,
      replaces: null,
      sum: '€190.08',
    },
    buyer: 'Anna Lindqvist',
    today: '2026-11-26',
    busy: false,
    problem: null,
    replacement: { quote: null, busy: false, problem: null, onAsk: fn(), onReset: fn() },
    onSend: fn(),
    onClose: fn(),
  },
} satisfies Meta<typeof MissingSheet>

export default meta
type Story = StoryObj<typeof meta>

/** All missing pieces wait for stock until a day. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('dialog', { name: /^Missing pieces of Ljung/ })).toBeVisible())
    await expect(canvas.getByRole('spinbutton', { name: 'Missing pieces' })).toHaveValue('48')
    await expect(canvas.getByRole('button', { name: 'Save' })).toBeEnabled()
  },
}

/** The missing pieces wait without a day. */
export const Waits: Story = {
  ...behaviour,
  play: async ({ args, canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Save' }))
    await expect(args.onSend).toHaveBeenCalledWith({ what: 'backorder', line: 'LJU-0070', pieces: 48, from: '' })
  },
}

/** Pieces are closed and credited, with a message to the buyer. */
export const Credits: Story = {
  ...behaviour,
  play: async ({ args, canvas }) => {
    await userEvent.click(await canvas.findByRole('radio', { name: /^Close and credit/ }))
    await expect(canvas.getByRole('button', { name: 'Save' })).toBeDisabled()
    await userEvent.type(canvas.getByRole('textbox', { name: /Message to the buyer/ }), 'Sold out.')
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
    await expect(args.onSend).toHaveBeenCalledWith({
      what: 'credit',
      line: 'LJU-0070',
      pieces: 48,
      reason: 'Sold out.',
    })
  },
}

/** The other article has its price from the store before it can be saved. */
export const Replaces: Story = {
  ...behaviour,
  args: { replacement: { quote, busy: false, problem: null, onAsk: fn(), onReset: fn() } },
  play: async ({ args, canvas }) => {
    await userEvent.click(await canvas.findByRole('radio', { name: /^Replace by another article/ }))
    await userEvent.type(canvas.getByRole('textbox', { name: /SKU/ }), 'LJU-0071')
    await userEvent.click(canvas.getByRole('button', { name: 'Get price' }))
    await expect(args.replacement.onAsk).toHaveBeenCalledWith({ line: 'LJU-0070', pieces: 48, sku: 'LJU-0071' })
    await expect(canvas.getByText('€1.90 each, €91.20 in all, net')).toBeVisible()
    await userEvent.type(canvas.getByRole('textbox', { name: /Message to the buyer/ }), 'Sold out.')
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
    await expect(args.onSend).toHaveBeenCalledWith({
      what: 'replace',
      line: 'LJU-0070',
      pieces: 48,
      sku: 'LJU-0071',
      unitPrice: 190,
      reason: 'Sold out.',
    })
  },
}

/** No article has the SKU. */
export const UnknownArticle: Story = {
  ...behaviour,
  args: {
    replacement: {
      quote: null,
      busy: false,
      problem: 'No article has the SKU LJU-9. Check the SKU.',
      onAsk: fn(),
      onReset: fn(),
    },
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('radio', { name: /^Replace by another article/ }))
    await expect(canvas.getByText(/No article has the SKU/)).toBeVisible()
  },
}

/** A colleague has changed the order. */
export const Refused: Story = {
  args: { problem: 'Johan Berg has changed this order since you opened it, so nothing was done.' },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('alert')).toHaveTextContent(/nothing was done/))
  },
}

export const Saving: Story = { args: { busy: true } }

export const Phone: Story = { ...onAPhone }

export const RightToLeft: Story = { globals: { direction: 'rtl' } }

export const Dark: Story = { globals: { scheme: 'dark' } }

export const HighContrast: Story = { globals: { contrast: 'more' } }
