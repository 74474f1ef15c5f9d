import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { behaviour } from '../../internal/stories/behaviour'
import { onAPhone } from '../../internal/stories/on-a-phone'
import { inOffice } from '../story-frame'
import { SampleData } from './SampleData'

const removed = {
  deleted: 20,
  archived: 1,
  remaining: [
    { id: 'prod_1', title: 'Rolled oats', href: '/office/products/prod_1' },
    { id: 'prod_2', title: 'Olive oil', href: '/office/products/prod_2' },
    { id: 'cat_1', title: 'Pantry', href: '/office/categories' },
  ],
}

const meta = {
  title: 'Office/Parts/SampleData',
  component: SampleData,
  decorators: [inOffice('today')],
  parameters: { layout: 'fullscreen', chromatic: { disableSnapshot: true } },
  args: {
    sampleData: { isLoaded: false, products: 0, categories: 0 },
    loading: false,
    loadProblem: null,
    removing: false,
    removeProblem: null,
    removed: null,
    onLoad: fn(),
    onRemove: fn(async () => true),
    onCancelRemoval: fn(),
  },
} satisfies Meta<typeof SampleData>

export default meta
type Story = StoryObj<typeof meta>

const loaded = { isLoaded: true, products: 24, categories: 5 }

/** Opens the confirmation and returns it. */
async function openConfirmation(canvas: { getByRole: typeof screen.getByRole }) {
  await userEvent.click(canvas.getByRole('button', { name: 'Remove sample data...' }))
  return within(await screen.findByRole('dialog', { name: 'Remove the sample data?' }))
}

/** What it adds, and the button to load it. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Look around first' })).toBeVisible()
    await expect(canvas.getByText(/^Sample data adds 24 products/)).toBeVisible()
  },
}

export const Loads: Story = {
  ...behaviour,
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Load sample data' }))
    await expect(args.onLoad).toHaveBeenCalledOnce()
  },
}

/** Further presses are ignored. */
export const Loading: Story = {
  ...behaviour,
  args: { loading: true },
  play: async ({ args, canvas }) => {
    const button = canvas.getByRole('button', { name: 'Loading sample data...' })
    await userEvent.click(button)
    await expect(args.onLoad).not.toHaveBeenCalled()
  },
}

/** The number of products, and the button to remove them. */
export const Loaded: Story = {
  args: { sampleData: loaded },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^24 products and 5 categories\./)).toBeVisible()
  },
}

/** The confirmation says what is deleted, archived and kept. */
export const Confirms: Story = {
  ...behaviour,
  args: { sampleData: loaded },
  play: async ({ args, canvas }) => {
    const dialog = await openConfirmation(canvas)
    await expect(dialog.getByText(/What you have edited stays/)).toBeVisible()
    await expect(args.onRemove).not.toHaveBeenCalled()
    await userEvent.click(dialog.getByRole('button', { name: 'Remove sample data' }))
    await expect(args.onRemove).toHaveBeenCalledOnce()
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  },
}

/** Further presses are ignored. */
export const Removing: Story = {
  ...behaviour,
  args: { sampleData: loaded, removing: true },
  play: async ({ args, canvas }) => {
    const dialog = await openConfirmation(canvas)
    await userEvent.click(dialog.getByRole('button', { name: 'Removing sample data...' }))
    await expect(args.onRemove).not.toHaveBeenCalled()
  },
}

/** What was removed and what stays, beside the offer to load it again. */
export const Remaining: Story = {
  args: { removed },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(/^20 products were deleted\. 1 is archived/)
    await expect(canvas.getByRole('link', { name: 'Olive oil' })).toHaveAttribute('href', '/office/products/prod_2')
  },
}

/** The result after the shop has received an order: it is not offered again. */
export const NotOfferedAgain: Story = {
  ...behaviour,
  args: { sampleData: null, removed: { deleted: 24, archived: 0, remaining: [] } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('24 products were deleted.')
    await expect(canvas.queryByRole('button', { name: /sample data/ })).toBeNull()
  },
}

export const Failed: Story = {
  args: { loadProblem: 'The store does not answer. Please try again.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('The store does not answer.')
  },
}

/** The failure is shown in the confirmation, which stays open. */
export const RemovalFailed: Story = {
  ...behaviour,
  args: {
    sampleData: loaded,
    removeProblem: 'The store does not answer. Please try again.',
    onRemove: fn(async () => false),
  },
  play: async ({ args, canvas }) => {
    const dialog = await openConfirmation(canvas)
    await userEvent.click(dialog.getByRole('button', { name: 'Remove sample data' }))
    await expect(dialog.getByRole('alert')).toBeVisible()
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }))
    await expect(args.onCancelRemoval).toHaveBeenCalledOnce()
  },
}

export const Phone: Story = { ...onAPhone, args: { removed } }

export const RightToLeft: Story = { args: { sampleData: loaded, removed }, globals: { direction: 'rtl' } }

export const Dark: Story = { args: { sampleData: loaded, removed }, globals: { scheme: 'dark' } }

export const HighContrast: Story = { args: { sampleData: loaded, removed }, globals: { contrast: 'more' } }
