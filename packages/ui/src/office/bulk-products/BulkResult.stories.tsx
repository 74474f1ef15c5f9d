import type { BulkChangeView } from '@skafferi/domain/office/views'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { behaviour } from '../../internal/stories/behaviour'
import { BulkResult } from './BulkResult'

const applied: BulkChangeView = {
  id: 'bulk_1',
  kind: 'category',
  state: 'applied',
  count: 40,
  unchanged: 0,
  created: 0,
  refusedCount: 0,
  refused: [],
  priceJumps: 0,
  examples: [],
  done: 40,
  remaining: 0,
  leftCount: 0,
  left: [],
}

const withLeft: BulkChangeView = {
  ...applied,
  kind: 'tags',
  state: 'undone',
  done: 28,
  leftCount: 12,
  left: [
    { id: 'prod_1', title: 'Sältan Salt Liquorice Fish', kept: [] },
    { id: 'prod_2', title: 'Ljung Dark Chocolate 70 %', kept: [] },
  ],
}

const meta = {
  title: 'Office/Parts/BulkResult',
  component: BulkResult,
  parameters: { layout: 'padded', chromatic: { disableSnapshot: true } },
  args: {
    change: applied,
    productsHref: '/office/products?changedBy=bulk_1',
    busy: false,
    failure: null,
    onUndo: fn(),
    onClose: fn(),
  },
} satisfies Meta<typeof BulkResult>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('40 products were changed.')).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Show these products' })).toHaveAttribute(
      'href',
      '/office/products?changedBy=bulk_1',
    )
  },
}

/** After the undo: it cannot be undone again, and products that a colleague changed were not restored. */
export const Undone: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  args: { change: withLeft },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByText(/28 products were restored\. 12 products were not changed, because a colleague/),
    ).toBeVisible()
    await expect(canvas.getByText('and 10 more')).toBeVisible()
    await expect(canvas.queryByRole('button', { name: 'Undo' })).toBeNull()
  },
}

export const Undoing: Story = { parameters: { chromatic: { disableSnapshot: true } }, args: { busy: true } }

export const Failed: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  args: { failure: 'We cannot reach the store. Check your connection and try again.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('cannot reach the store')
    await expect(canvas.getByRole('button', { name: 'Undo' })).toBeVisible()
  },
}

export const Undoes: Story = {
  ...behaviour,
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Undo' }))
    await expect(args.onUndo).toHaveBeenCalledOnce()
    await userEvent.click(canvas.getByRole('button', { name: 'Close' }))
    await expect(args.onClose).toHaveBeenCalledOnce()
  },
}

export const Phone: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  args: { change: withLeft },
  globals: { viewport: { value: 'phone' } },
}

export const RightToLeft: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  args: { change: withLeft },
  globals: { direction: 'rtl' },
}

export const Dark: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  args: { change: withLeft },
  globals: { scheme: 'dark' },
}

export const HighContrast: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  args: { change: withLeft },
  globals: { contrast: 'more' },
}
