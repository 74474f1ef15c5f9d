import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { behaviour } from '../../internal/stories/behaviour'
import { onAPhone } from '../../internal/stories/on-a-phone'
import { inOffice } from '../story-frame'
import { OnlyOwnerLink } from './OnlyOwnerLink'

const meta = {
  title: 'Office/Parts/OnlyOwnerNotice',
  component: OnlyOwnerLink,
  decorators: [inOffice('today')],
  parameters: { layout: 'fullscreen', chromatic: { disableSnapshot: true } },
  args: { href: '/office/team', onPutAway: fn() },
} satisfies Meta<typeof OnlyOwnerLink>

export default meta
type Story = StoryObj<typeof meta>

/** What happens, and the way to add another owner. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/only the person who runs the server can/)).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Add a second owner' })).toHaveAttribute('href', '/office/team')
  },
}

export const PutsAway: Story = {
  ...behaviour,
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Not now' }))
    await expect(args.onPutAway).toHaveBeenCalledOnce()
  },
}

export const Phone: Story = { ...onAPhone }

export const RightToLeft: Story = { globals: { direction: 'rtl' } }

export const Dark: Story = { globals: { scheme: 'dark' } }

export const HighContrast: Story = { globals: { contrast: 'more' } }
