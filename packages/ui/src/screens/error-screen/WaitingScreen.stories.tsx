import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { PageLayout } from '../../components/page-layout'
import { WaitingScreen } from './WaitingScreen'

const meta = {
  title: 'Screens/WaitingScreen',
  component: WaitingScreen,
  parameters: { layout: 'fullscreen' },
  decorators: [
    (Story) => (
      <PageLayout>
        <Story />
      </PageLayout>
    ),
  ],
} satisfies Meta<typeof WaitingScreen>

export default meta
type Story = StoryObj<typeof meta>

/** Blocks for the eye, one word for readers, and height enough to keep the footer out of sight. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading...')
    await expect(canvas.getByRole('main').clientHeight).toBeGreaterThan(innerHeight * 0.7)
  },
}

export const Narrow: Story = {
  globals: { viewport: { value: 'mobile1' } },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320)
  },
}

export const RightToLeft: Story = { globals: { direction: 'rtl' } }
export const Dark: Story = { globals: { scheme: 'dark' } }
export const HighContrast: Story = { globals: { contrast: 'more' } }
