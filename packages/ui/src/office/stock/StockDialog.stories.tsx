import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { behaviour } from '../../internal/stories/behaviour'
import { StockDialog } from './StockDialog'
import { storyStock } from './story-stock'

const meta = {
  title: 'Office/Parts/StockDialog',
  component: StockDialog,
  parameters: { layout: 'fullscreen', chromatic: { disableSnapshot: true } },
  args: { kind: 'goods_in', stock: storyStock, busy: false, failure: null, onSend: fn(), onClose: fn() },
} satisfies Meta<typeof StockDialog>

export default meta
type Story = StoryObj<typeof meta>

const dialog = () => within(screen.getByRole('dialog'))

export const Default: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  play: async () => {
    await expect(dialog().getByRole('heading', { name: 'Goods in: Sältan Salt Liquorice Fish' })).toBeVisible()
    await expect(dialog().getByText('Free: 96')).toBeVisible()
    await waitFor(() => expect(dialog().getByRole('textbox', { name: /Pieces received/ })).toHaveFocus())
    await expect(dialog().queryByLabelText(/More ships from/)).toBeNull()
  },
}

export const Correction: Story = { parameters: { chromatic: { disableSnapshot: true } }, args: { kind: 'correction' } }

/** The day for the pieces that are still to come is asked for articles on backorder only. */
export const Received: Story = {
  ...behaviour,
  play: async ({ args }) => {
    await userEvent.selectOptions(dialog().getByRole('combobox', { name: 'Variant' }), 'SAL-0400')
    const day = dialog().getByLabelText(/More ships from/)
    await expect(day).toHaveValue('2027-02-01')
    await userEvent.type(dialog().getByRole('textbox', { name: /Pieces received/ }), '240')
    await userEvent.clear(day)
    await userEvent.type(dialog().getByRole('textbox', { name: /Delivery note/ }), 'Note 4711')
    await userEvent.click(dialog().getByRole('button', { name: 'Add to stock' }))
    await expect(args.onSend).toHaveBeenCalledWith({
      kind: 'goods_in',
      sku: 'SAL-0400',
      pieces: 240,
      availableFrom: '',
      reference: 'Note 4711',
    })
  },
}

/** A day that is not edited is not sent, and another variant has its own. */
export const KeepsTheDay: Story = {
  ...behaviour,
  play: async ({ args }) => {
    await userEvent.selectOptions(dialog().getByRole('combobox', { name: 'Variant' }), 'SAL-0400')
    await userEvent.type(dialog().getByRole('textbox', { name: /Pieces received/ }), '5')
    await userEvent.click(dialog().getByRole('button', { name: 'Add to stock' }))
    await expect(args.onSend).toHaveBeenCalledWith(
      expect.objectContaining({ pieces: 5, availableFrom: null, reference: '' }),
    )
  },
}

/** A correction needs pieces and a reason, and for another reason a note. */
export const Corrected: Story = {
  ...behaviour,
  args: { kind: 'correction' },
  play: async ({ args }) => {
    const send = dialog().getByRole('button', { name: 'Correct stock' })
    await expect(dialog().getByText('Enter the pieces.')).toBeVisible()
    await userEvent.type(dialog().getByRole('textbox', { name: /Pieces to add/ }), '-3')
    await expect(dialog().getByText('Choose a reason.')).toBeVisible()
    await userEvent.selectOptions(dialog().getByRole('combobox', { name: 'Reason' }), 'other')
    await expect(dialog().getByText('Write why in the note.')).toBeVisible()
    await userEvent.click(send)
    await expect(args.onSend).not.toHaveBeenCalled()
    await userEvent.type(dialog().getByRole('textbox', { name: /Note/ }), 'Given to a school')
    await userEvent.click(send)
    await expect(args.onSend).toHaveBeenCalledWith({
      kind: 'correction',
      sku: 'SAL-0120',
      pieces: -3,
      reason: 'other',
      note: 'Given to a school',
    })
  },
}

/** Goods in that were booked by mistake are taken back with that reason. */
export const BookedByMistake: Story = {
  ...behaviour,
  args: { kind: 'correction', start: { sku: 'SAL-0400', pieces: -60, reason: 'booked_by_mistake' } },
  play: async ({ args }) => {
    await expect(dialog().getByRole('combobox', { name: 'Variant' })).toHaveValue('SAL-0400')
    await expect(dialog().getByRole('combobox', { name: 'Reason' })).toHaveDisplayValue('Booked by mistake')
    await userEvent.click(dialog().getByRole('button', { name: 'Correct stock' }))
    await expect(args.onSend).toHaveBeenCalledWith(
      expect.objectContaining({ sku: 'SAL-0400', pieces: -60, reason: 'booked_by_mistake' }),
    )
  },
}

/** What was typed is discarded only after a question. */
export const Unsaved: Story = {
  ...behaviour,
  play: async ({ args }) => {
    await userEvent.type(dialog().getByRole('textbox', { name: /Pieces received/ }), '240')
    await userEvent.click(dialog().getByRole('button', { name: 'Cancel' }))
    await expect(args.onClose).not.toHaveBeenCalled()
    await userEvent.click(dialog().getByRole('button', { name: 'Discard' }))
    await expect(args.onClose).toHaveBeenCalledOnce()
  },
}

export const Busy: Story = { parameters: { chromatic: { disableSnapshot: true } }, args: { busy: true } }

/** The store refused the change; what was typed stays. */
export const Refused: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  args: {
    kind: 'correction',
    failure: 'SAL-0120 has only 10 free pieces; 30 more belong to orders. Nothing was changed.',
  },
}

export const Loading: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  args: { stock: { status: 'loading' } },
}

export const Failed: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  args: { stock: { status: 'failed', request: '8f2c-19d4', retry: fn() } },
}

/** No variant has a SKU. */
export const WithoutSku: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  args: { stock: { status: 'ready', refreshing: false, view: { title: 'Loose liquorice', articles: [] } } },
  play: async () => {
    await expect(dialog().getByText('Give a variant a SKU first.')).toBeVisible()
  },
}

export const Phone: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  args: { kind: 'correction' },
  globals: { viewport: { value: 'phone' } },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390)
  },
}

export const RightToLeft: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  globals: { direction: 'rtl' },
}

export const Dark: Story = { parameters: { chromatic: { disableSnapshot: true } }, globals: { scheme: 'dark' } }

export const HighContrast: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  globals: { contrast: 'more' },
}
