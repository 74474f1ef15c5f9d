import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { inPage } from '../../internal/stories/in-page'
import { onAPhone } from '../../internal/stories/on-a-phone'
import { LoadingScreen } from './LoadingScreen'

const meta = {
  title: 'Screens/Anywhere/LoadingScreen',
  component: LoadingScreen,
  parameters: { layout: 'fullscreen' },
  decorators: [inPage()],
} satisfies Meta<typeof LoadingScreen>

export default meta
type Story = StoryObj<typeof meta>

/** Placeholders, one text for screen readers, and enough height to keep the footer out of view. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading...')
    await expect(canvas.getByRole('main').clientHeight).toBeGreaterThan(innerHeight * 0.7)
  },
}

export const Narrow: Story = { ...onAPhone }

export const RightToLeft: Story = { globals: { direction: 'rtl' } }
export const Dark: Story = { globals: { scheme: 'dark' } }
export const HighContrast: Story = { globals: { contrast: 'more' } }
