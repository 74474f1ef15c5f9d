import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import { behaviour } from '../../internal/stories/behaviour'
import { onAPhone } from '../../internal/stories/on-a-phone'
import { inOffice } from '../story-frame'
import { ShipSheet } from './ShipSheet'
import { storyLines } from './story-lines'

const shipping = { carriers: ['PostNord', 'DHL'], buyer: 'Anna Lindqvist', busy: false, problem: null }

const meta = {
  title: 'Office/Screens/ShipSheet',
  component: ShipSheet,
  decorators: [inOffice('orders')],
  parameters: { layout: 'fullscreen', chromatic: { disableSnapshot: true } },
  args: { number: '1042', lines: storyLines, shipping, onSend: fn(), onClose: fn() },
} satisfies Meta<typeof ShipSheet>

export default meta
type Story = StoryObj<typeof meta>

/** Everything left is shipped. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Ship 252 pieces' })).toBeEnabled()
  },
}

/** The sheet of a shipment with an invalid tracking link. */
export const Shipping: Story = {
  args: {
    shipping: {
      ...shipping,
      problem: {
        field: 'tracking',
        text: 'Enter a number of letters and digits, or a link that starts with https://.',
      },
    },
  },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('dialog', { name: 'Ship order 1042' })).toBeVisible())
    await expect(canvas.getByRole('button', { name: 'Ship 252 pieces' })).toBeEnabled()
    await expect(canvas.getByRole('textbox', { name: /Tracking number or link/ })).toBeInvalid()
  },
}

/** Some of the remaining pieces are shipped; more than remain are rejected. */
export const ShipsPart: Story = {
  ...behaviour,
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'Part' }))
    const water = canvas.getByRole('spinbutton', { name: 'Pieces of Källa Lemon Water' })
    await userEvent.clear(water)
    await userEvent.type(water, '500')
    await expect(canvas.getByRole('button', { name: /^Ship \d/ })).toBeDisabled()
    await userEvent.clear(water)
    await userEvent.type(water, '180')
    await expect(canvas.getByText('12 left to ship')).toBeVisible()
    const carrier = canvas.getByRole<HTMLInputElement>('combobox', { name: 'Carrier' })
    await expect(carrier).toBeRequired()
    await expect([...(carrier.list?.options ?? [])].map(({ value }) => value)).toEqual(['PostNord', 'DHL'])
    await expect(carrier).toHaveValue('PostNord')
    await userEvent.clear(carrier)
    await userEvent.type(carrier, 'DHL')
    await userEvent.click(canvas.getByRole('button', { name: 'Ship 240 pieces' }))
    await expect(args.onSend).toHaveBeenCalledWith({
      lines: [
        { id: 'LJU-0070', pieces: 48 },
        { id: 'HAV-0300', pieces: 12 },
        { id: 'KAL-0331', pieces: 180 },
      ],
      carrier: 'DHL',
      tracking: '',
      shipsRefunded: false,
    })
  },
}

const refunded = storyLines.map((each) => (each.id === 'HAV-0300' ? { ...each, leftRefunded: 12 } : each))

/** A refunded line is not shipped: shipping it requires a confirmation. */
export const ShippingRefunded: Story = {
  args: { lines: refunded },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Havrebruket Ginger Snaps: 12 pieces')).toBeVisible()
    await expect(canvas.getByRole('checkbox', { name: 'Ship them although they were credited' })).not.toBeChecked()
    await expect(canvas.getByRole('button', { name: 'Ship 252 pieces' })).toBeDisabled()
  },
}

/** The confirmation is required only if the shipment contains refunded pieces. */
export const ShipsRefunded: Story = {
  ...ShippingRefunded,
  ...behaviour,
  play: async ({ args, canvas }) => {
    await userEvent.click(await canvas.findByRole('radio', { name: 'Part' }))
    const snaps = canvas.getByRole('spinbutton', { name: 'Pieces of Havrebruket Ginger Snaps' })
    await userEvent.clear(snaps)
    await userEvent.type(snaps, '0')
    await expect(canvas.queryByRole('checkbox')).toBeNull()
    await expect(canvas.getByRole('button', { name: 'Ship 240 pieces' })).toBeEnabled()
    await userEvent.clear(snaps)
    await userEvent.type(snaps, '2')
    await expect(canvas.getByText('Havrebruket Ginger Snaps: 2 pieces')).toBeVisible()
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Ship them although they were credited' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Ship 242 pieces' }))
    await expect(args.onSend).toHaveBeenCalledWith(expect.objectContaining({ shipsRefunded: true }))
  },
}

const refused = {
  field: null,
  text: 'Johan Berg has changed this order since you opened it, so nothing was done. Check the updated order and try again.',
}

/** Another operator has changed the order: the remaining pieces are current, and nothing was sent. */
export const EditConflict: Story = {
  args: { shipping: { ...shipping, problem: refused } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent(
      'Johan Berg has changed this order since you opened it',
    )
    await expect(canvas.getByRole('button', { name: 'Ship 252 pieces' })).toBeEnabled()
  },
}

/** What is in stock is preset; pieces that wait for stock can be added. */
export const ShipsFromStock: Story = {
  ...behaviour,
  args: {
    lines: storyLines.map((each) =>
      each.id === 'KAL-0331' ? { ...each, waiting: 72, dispatch: { now: '120', later: '72', day: '12 Jan' } } : each,
    ),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('radio', { name: 'Part' })).toBeChecked()
    const water = canvas.getByRole('spinbutton', { name: 'Pieces of Källa Lemon Water' })
    await expect(water).toHaveValue('120')
    await userEvent.clear(water)
    await userEvent.type(water, '192')
    await expect(canvas.getByText('Then nothing is left to ship')).toBeVisible()
    await userEvent.click(canvas.getByRole('radio', { name: 'Everything left' }))
    await expect(canvas.getByText('Then nothing is left to ship')).toBeVisible()
  },
}

/** While it is being sent, it cannot be sent again. */
export const Sending: Story = {
  args: { shipping: { ...shipping, busy: true } },
  parameters: { chromatic: { disableSnapshot: true } },
}

/** Some pieces are shipped with the keyboard. */
export const ShipsByKeyboard: Story = {
  ...behaviour,
  tags: ['behaviour', 'keyboard'],
  play: async ({ args, canvas }) => {
    const all = await canvas.findByRole('radio', { name: 'Everything left' })
    await waitFor(() => expect(canvas.getByRole('dialog')).toBeVisible())
    while (document.activeElement !== all) await userEvent.tab()
    await userEvent.keyboard('{ArrowRight}')
    const water = await canvas.findByRole('spinbutton', { name: 'Pieces of Källa Lemon Water' })
    while (document.activeElement !== water) await userEvent.tab()
    await userEvent.clear(water)
    await userEvent.keyboard('180')
    const carrier = canvas.getByRole('combobox', { name: 'Carrier' })
    while (document.activeElement !== carrier) await userEvent.tab()
    await userEvent.keyboard('DHL')
    const send = canvas.getByRole('button', { name: 'Ship 240 pieces' })
    while (document.activeElement !== send) await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await expect(args.onSend).toHaveBeenCalledWith(
      expect.objectContaining({ carrier: 'DHL', lines: expect.arrayContaining([{ id: 'KAL-0331', pieces: 180 }]) }),
    )
  },
}

/** The sheet fills the screen of a phone. */
export const Phone: Story = { ...onAPhone }

export const RightToLeft: Story = { globals: { direction: 'rtl' } }

export const Dark: Story = { globals: { scheme: 'dark' } }

export const HighContrast: Story = { globals: { contrast: 'more' } }
