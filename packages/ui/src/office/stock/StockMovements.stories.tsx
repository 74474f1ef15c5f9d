import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { behaviour } from '../../internal/stories/behaviour'
import { onAPhone } from '../../internal/stories/on-a-phone'
import { inOffice } from '../story-frame'
import { StockMovements } from './StockMovements'
import { storyMovements } from './story-stock'

const meta = {
  title: 'Office/Parts/StockMovements',
  component: StockMovements,
  decorators: [inOffice('products')],
  parameters: { layout: 'fullscreen', chromatic: { disableSnapshot: true } },
  args: { movements: storyMovements, hrefFor: (page) => `?page=${page}` },
} satisfies Meta<typeof StockMovements>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    const table = within(canvas.getByRole('table', { name: 'Stock movements' }))
    await expect(table.getByRole('row', { name: /Correction −3 96 .* Damaged · Two wet cartons/ })).toBeVisible()
    const [link] = table.getAllByRole('link', { name: '1061' })
    await expect(link).toHaveAttribute('href', '/office/orders/order_1061')
    await expect(canvas.getByRole('link', { name: /2/ })).toHaveAttribute('href', '?page=2')
  },
}

/** Goods in that were booked by mistake are corrected from their row, by those who may. */
export const Corrects: Story = {
  ...behaviour,
  args: { onCorrect: fn() },
  play: async ({ args, canvas }) => {
    const [button, ...others] = canvas
      .getAllByRole('button', { name: /^Correct Goods in, Tue, 24 Nov/ })
      .filter((element) => element.checkVisibility())
    await expect(others).toHaveLength(0)
    await userEvent.click(button!)
    await expect(args.onCorrect).toHaveBeenCalledWith({ sku: 'SAL-0120', pieces: -60, reason: 'booked_by_mistake' })
  },
}

export const CorrectsOnAPhone: Story = { ...onAPhone, args: { onCorrect: fn() } }

export const Loading: Story = { args: { movements: { status: 'loading' } } }

export const Failed: Story = { args: { movements: { status: 'failed', request: '8f2c-19d4', retry: fn() } } }

export const Empty: Story = {
  args: {
    movements: {
      status: 'ready',
      refreshing: false,
      view: { rows: [], page: 1, pageCount: 1, from: 0, to: 0, count: 0 },
    },
  },
}

export const Phone: Story = { ...onAPhone }
export const RightToLeft: Story = { globals: { direction: 'rtl' } }
export const Dark: Story = { globals: { scheme: 'dark' } }
export const HighContrast: Story = { globals: { contrast: 'more' } }
