import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { onAPhone } from '../../internal/stories/on-a-phone'
import { inOffice } from '../story-frame'
import { ImprintNotice } from './ImprintNotice'

const meta = {
  title: 'Office/Parts/ImprintNotice',
  component: ImprintNotice,
  decorators: [inOffice('settings')],
  parameters: { layout: 'fullscreen', chromatic: { disableSnapshot: true } },
  args: { gaps: ['Elbufer 7', '+49 40 765 43 21'], href: '/office/settings/legal?kind=imprint' },
} satisfies Meta<typeof ImprintNotice>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^The shop’s profile says Elbufer 7 and \+49 40 765 43 21, and the/)).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Change the imprint' })).toHaveAttribute(
      'href',
      '/office/settings/legal?kind=imprint',
    )
  },
}

/** On the page of the imprint, which needs no link to itself. */
export const OnItsPage: Story = {
  args: { href: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link', { name: 'Change the imprint' })).toBeNull()
  },
}

export const Phone: Story = { ...onAPhone }
export const RightToLeft: Story = { globals: { direction: 'rtl' } }
export const Dark: Story = { globals: { scheme: 'dark' } }
export const HighContrast: Story = { globals: { contrast: 'more' } }
