import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { behaviour } from '../../internal/stories/behaviour'
import { onAPhone } from '../../internal/stories/on-a-phone'
import { tabTo } from '../../internal/stories/tab-to'
import { inOffice } from '../story-frame'
import { OpenShop } from './OpenShop'

const meta = {
  title: 'Office/Parts/OpenShop',
  component: OpenShop,
  decorators: [inOffice('today')],
  parameters: { layout: 'fullscreen', chromatic: { disableSnapshot: true } },
  args: {
    unfinished: { sampleProducts: 0, emptyPages: [], lacksImprint: false, paymentDays: 14 },
    busy: false,
    onOpen: fn(async () => true),
  },
} satisfies Meta<typeof OpenShop>

export default meta
type Story = StoryObj<typeof meta>

/** Opens the confirmation and returns it. */
async function openConfirmation(canvas: { getByRole: typeof screen.getByRole }) {
  await userEvent.click(canvas.getByRole('button', { name: 'Open the shop...' }))
  return within(await screen.findByRole('dialog', { name: 'Open the shop?' }))
}

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Open the shop...' })).toBeEnabled()
  },
}

/** The confirmation says what visitors see, and opens the shop. */
export const Confirms: Story = {
  ...behaviour,
  play: async ({ args, canvas }) => {
    const dialog = await openConfirmation(canvas)
    await expect(dialog.getByText(/is open too, without prices/)).toBeVisible()
    await expect(dialog.getByText(/^New customers pay 14 days after the order/)).toBeVisible()
    await expect(dialog.queryByText('Not finished yet:')).toBeNull()
    await expect(args.onOpen).not.toHaveBeenCalled()
    await userEvent.click(dialog.getByRole('button', { name: 'Open the shop' }))
    await expect(args.onOpen).toHaveBeenCalledOnce()
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  },
}

/** A missing imprint, sample products on sale and empty pages are named. */
export const Unfinished: Story = {
  ...behaviour,
  args: {
    unfinished: {
      sampleProducts: 24,
      emptyPages: ['landing', 'home', 'faq', 'about'],
      lacksImprint: true,
      paymentDays: 0,
    },
  },
  play: async ({ canvas }) => {
    const dialog = await openConfirmation(canvas)
    await expect(dialog.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Your country’s law asks for an imprint.',
      '24 sample products are on sale. Remove the sample data on Today.',
      'The front page for visitors is empty.',
      'The home page for customers is empty.',
      'The FAQ page is empty.',
      'The About page is empty.',
    ])
  },
}

/** The question is answered with the keyboard: the shop stays closed. */
export const Keyboard: Story = {
  ...behaviour,
  tags: ['behaviour', 'keyboard'],
  args: { onOpen: fn(async () => true) },
  play: async ({ args, canvas }) => {
    await tabTo(canvas.getByRole('button', { name: 'Open the shop...' }))
    await userEvent.keyboard('{Enter}')
    await screen.findByRole('dialog', { name: 'Open the shop?' })
    await tabTo(screen.getByRole('button', { name: 'Cancel' }))
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await expect(args.onOpen).not.toHaveBeenCalled()
  },
}

export const NotReady: Story = {
  args: { disabledReason: 'Something is missing.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Open the shop...' })).toHaveAccessibleDescription(
      'Something is missing.',
    )
  },
}

export const Busy: Story = { args: { busy: true } }
export const Phone: Story = { ...onAPhone }
export const RightToLeft: Story = { globals: { direction: 'rtl' } }
export const Dark: Story = { globals: { scheme: 'dark' } }
export const HighContrast: Story = { globals: { contrast: 'more' } }
