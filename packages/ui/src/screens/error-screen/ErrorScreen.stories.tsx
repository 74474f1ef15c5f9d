import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { PageLayout } from '../../components/page-layout'
import { ErrorScreen } from './ErrorScreen'

const meta = {
  title: 'Screens/ErrorScreen',
  component: ErrorScreen,
  args: { onRetry: fn() },
  parameters: { layout: 'fullscreen' },
  decorators: [
    (Story) => (
      <PageLayout>
        <Story />
      </PageLayout>
    ),
  ],
} satisfies Meta<typeof ErrorScreen>

export default meta
type Story = StoryObj<typeof meta>

/** It says what happened and what holds, and can be tried again by keyboard. */
export const Default: Story = {
  play: async ({ args, canvas }) => {
    await expect(document.title).toBe('Something went wrong on this page · Skafferi')
    await expect(canvas.getByRole('alert')).toHaveTextContent('Nothing you saved is lost.')
    await expect(canvas.getByRole('heading', { level: 1 })).toBeVisible()
    canvas.getByRole('button', { name: 'Try Again' }).focus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onRetry).toHaveBeenCalledOnce()
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
