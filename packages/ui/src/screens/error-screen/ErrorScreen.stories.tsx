import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { behaviour } from '../../internal/stories/behaviour'
import { inPage } from '../../internal/stories/in-page'
import { onAPhone } from '../../internal/stories/on-a-phone'
import { ErrorScreen } from './ErrorScreen'

const meta = {
  title: 'Screens/Anywhere/ErrorScreen',
  component: ErrorScreen,
  args: { onRetry: fn() },
  parameters: { layout: 'fullscreen' },
  decorators: [inPage()],
} satisfies Meta<typeof ErrorScreen>

export default meta
type Story = StoryObj<typeof meta>

/** The page says what happened and what is not affected. Retry works with the keyboard. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(document.title).toBe('Something went wrong on this page · Skafferi')
    await expect(canvas.getByRole('alert')).toHaveTextContent('Nothing you saved is lost.')
    await expect(canvas.getByRole('heading', { level: 1 })).toBeVisible()
  },
}

/** The page's file could not be loaded. */
export const Offline: Story = {
  args: { isOffline: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'This page could not be loaded' })).toBeVisible()
    await expect(canvas.getByRole('alert')).toHaveTextContent('The page loads when the connection is back.')
  },
}

export const TriesAgainByKeyboard: Story = {
  ...behaviour,
  play: async ({ args, canvas }) => {
    canvas.getByRole('button', { name: 'Try Again' }).focus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onRetry).toHaveBeenCalledOnce()
  },
}

export const Narrow: Story = { ...onAPhone }

export const RightToLeft: Story = { globals: { direction: 'rtl' } }
export const Dark: Story = { globals: { scheme: 'dark' } }
export const HighContrast: Story = { globals: { contrast: 'more' } }
