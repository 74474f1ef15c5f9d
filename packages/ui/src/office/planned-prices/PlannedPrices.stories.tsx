import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, within } from 'storybook/test'
import { behaviour } from '../../internal/stories/behaviour'
import { PlannedPrices } from './PlannedPrices'

const price = {
  id: 'variant_1 1',
  name: 'Sältan Salt Liquorice Fish',
  href: '/office/products/prod_1',
  sku: 'SAL-0120',
  from: null,
  before: '€1.80',
  after: '€1.95',
  starts: '1 Jan 2027, 00:00',
}
const prices = [
  price,
  { ...price, id: 'variant_1 50', from: '50', before: '€1.48', after: '€1.60' },
  { ...price, id: 'variant_2 1', name: 'Ljung Dark Chocolate 70 %', sku: null, before: null, after: '€2.52' },
]

const meta = {
  title: 'Office/Parts/PlannedPrices',
  component: PlannedPrices,
  parameters: { layout: 'padded', chromatic: { disableSnapshot: true } },
  args: {
    planned: { status: 'ready', refreshing: false, view: { count: 3, prices } },
    editable: true,
    removing: [],
    removed: null,
    failure: null,
    onRemove: fn(async () => true),
  },
} satisfies Meta<typeof PlannedPrices>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Planned prices' })).toBeVisible()
    await expect(canvas.getByText('€1.48 → €1.60 from 1 Jan 2027, 00:00')).toBeVisible()
    await expect(canvas.getByText('€2.52 from 1 Jan 2027, 00:00')).toBeVisible()
  },
}

/** Without planned prices the part is not shown. */
export const Empty: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  args: { planned: { status: 'ready', refreshing: false, view: { count: 0, prices: [] } } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('heading')).toBeNull()
  },
}

/** The last one was removed. */
export const Removed: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  args: { planned: { status: 'ready', refreshing: false, view: { count: 0, prices: [] } }, removed: 1 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('1 planned price was removed.')
  },
}

/** The list ends at 100. */
export const Many: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  args: { planned: { status: 'ready', refreshing: false, view: { count: 612, prices } } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('These are the first 3 of 612.')
  },
}

export const ReadOnly: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  args: { editable: false },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).toBeNull()
  },
}

export const Loading: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  args: { planned: { status: 'loading' } },
}

export const Failed: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  args: { failure: 'We cannot reach the store. Check your connection and try again.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('cannot reach the store')
  },
}

/** With the keyboard: one price is removed at once, all after a question. */
export const Removes: Story = {
  ...behaviour,
  tags: ['behaviour', 'keyboard'],
  play: async ({ args, canvas }) => {
    canvas.getAllByRole('button', { name: /^Remove the planned price of Sältan/ })[0]!.focus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onRemove).toHaveBeenLastCalledWith({ ids: ['variant_1 1'] })
    await userEvent.click(canvas.getByRole('button', { name: 'Remove 3 planned prices...' }))
    await expect(args.onRemove).toHaveBeenCalledOnce()
    await userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Remove' }))
    await expect(args.onRemove).toHaveBeenLastCalledWith({ ids: prices.map(({ id }) => id) })
  },
}

export const Phone: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  globals: { viewport: { value: 'phone' } },
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
