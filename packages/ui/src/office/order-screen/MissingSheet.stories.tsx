import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { behaviour } from '../../internal/stories/behaviour'
import { onAPhone } from '../../internal/stories/on-a-phone'
import { inOffice } from '../story-frame'
import { MissingSheet, type MissingSheetProps } from './MissingSheet'

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
  title: 'Office/Screens/MissingSheet',
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
      ageLimit: null,
      replaces: null,
      sum: '€190.08',
    },
    buyer: 'Anna Lindqvist',
    isPaid: false,
    creditOf: (pieces: number) => `€${(2.1 * pieces).toFixed(2)}`,
    today: '2026-11-26',
    busy: false,
    problem: null,
    replacement: { quote: null, found: null, busy: false, problem: null, onSearch: fn(), onAsk: fn(), onReset: fn() },
    onSend: fn(),
    onClose: fn(),
  },
} satisfies Meta<typeof MissingSheet>

export default meta
type Story = StoryObj<typeof meta>

/** The pieces are empty at first: how many are missing is known to the packer only. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('dialog', { name: /^Missing pieces of Ljung/ })).toBeVisible())
    await expect(canvas.getByRole('spinbutton', { name: 'Missing pieces' })).toHaveValue('')
    await expect(canvas.getByRole('button', { name: 'Save' })).toBeDisabled()
  },
}

/** From an empty field, each press adds a piece. */
export const Pressed: Story = {
  ...behaviour,
  play: async ({ args, canvas }) => {
    const more = await canvas.findByRole('button', { name: 'More missing pieces' })
    await userEvent.click(more)
    await expect(canvas.getByRole('spinbutton', { name: 'Missing pieces' })).toHaveValue('1')
    await userEvent.click(more)
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
    await expect(args.onSend).toHaveBeenCalledWith({ what: 'backorder', line: 'LJU-0070', pieces: 2, from: '' })
  },
}

/** The missing pieces wait without a day. */
export const Waits: Story = {
  ...behaviour,
  play: async ({ args, canvas }) => {
    await userEvent.type(await canvas.findByRole('spinbutton', { name: 'Missing pieces' }), '48')
    await userEvent.click(await canvas.findByRole('button', { name: 'Save' }))
    await expect(args.onSend).toHaveBeenCalledWith({ what: 'backorder', line: 'LJU-0070', pieces: 48, from: '' })
  },
}

/** Pieces are closed and credited, with a message to the buyer. */
export const Credits: Story = {
  ...behaviour,
  play: async ({ args, canvas }) => {
    await userEvent.type(await canvas.findByRole('spinbutton', { name: 'Missing pieces' }), '48')
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

const found = [
  { sku: 'LJU-0071', name: 'Ljung Milk Chocolate', image: null, unitPrice: '€1.90', available: 480, isLow: false },
  { sku: 'LJU-0072', name: 'Ljung White Chocolate', image: null, unitPrice: '€2.05', available: 3, isLow: true },
]

/** The sheet with a store of prices: the chosen article is priced at once. */
function PricedSheet(args: MissingSheetProps) {
  const [isPriced, setPriced] = useState(false)
  const { replacement } = args
  return (
    <MissingSheet
      {...args}
      replacement={{
        ...replacement,
        quote: isPriced ? quote : null,
        onAsk: (event) => {
          replacement.onAsk(event)
          setPriced(true)
        },
        onReset: () => setPriced(false),
      }}
    />
  )
}

/** The other article is found by name, with price and stock; the button says what is still missing. */
export const Replaces: Story = {
  ...behaviour,
  args: { replacement: { ...meta.args.replacement, found } },
  render: (args) => <PricedSheet {...args} />,
  play: async ({ args, canvas }) => {
    await userEvent.type(await canvas.findByRole('spinbutton', { name: 'Missing pieces' }), '48')
    await userEvent.click(await canvas.findByRole('radio', { name: /^Replace by another article/ }))
    await expect(canvas.getByText('Choose the other article.')).toBeVisible()
    await userEvent.type(canvas.getByRole('textbox', { name: /Other article/ }), 'ljung')
    await expect(args.replacement.onSearch).toHaveBeenLastCalledWith({ text: 'ljung' })
    const articles = within(canvas.getByRole('list', { name: 'Articles' }))
    await userEvent.click(articles.getByRole('button', { name: /Ljung Milk Chocolate.*€1\.90.*480 in stock/ }))
    await expect(args.replacement.onAsk).toHaveBeenCalledWith({ line: 'LJU-0070', pieces: 48, sku: 'LJU-0071' })
    await expect(canvas.getByText('€1.90 each, €91.20 in all, net')).toBeVisible()
    await expect(canvas.getByText('Write a message to the buyer.')).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Save' })).toBeDisabled()
    await userEvent.type(canvas.getByRole('textbox', { name: /Message to the buyer/ }), 'Sold out.')
    await expect(canvas.getByText(/It can be undone until/)).toBeVisible()
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
    replacement: { ...meta.args.replacement, problem: 'No article has the SKU LJU-9. Check the SKU.' },
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
