import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { behaviour } from '../../internal/stories/behaviour'
import { onAPhone } from '../../internal/stories/on-a-phone'
import { tabTo } from '../../internal/stories/tab-to'
import { inOffice } from '../story-frame'
import { PreviewLink } from './PreviewLink'

const href = 'https://shop.example/preview/1796112000.q4C3-hs1HqyQ9S6uxJ2vYp0fX8tq1cVb3mZ7lA5oKeE'

const meta = {
  title: 'Office/Parts/PreviewLink',
  component: PreviewLink,
  decorators: [inOffice('today')],
  parameters: { layout: 'fullscreen', chromatic: { disableSnapshot: true } },
  args: {
    link: { href, until: 'Fri, 27 Nov, 09:00' },
    ending: { isEnded: false, busy: false, problem: null, onEnd: fn() },
  },
} satisfies Meta<typeof PreviewLink>

export default meta
type Story = StoryObj<typeof meta>

/** The link opens in a new tab, and its address can be sent to a customer. */
export const Default: Story = {
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'View shop' })
    await expect(link).toHaveAttribute('href', href)
    await expect(link).toHaveAttribute('target', '_blank')
    await expect(canvas.getByRole('textbox', { name: 'Preview link' })).toHaveValue(href)
    await expect(canvas.getByText(/It works until Fri, 27 Nov, 09:00\.$/)).toBeVisible()
  },
}

export const Copies: Story = {
  ...behaviour,
  play: async ({ canvas }) => {
    const writeText = fn(async () => undefined)
    Object.defineProperty(navigator, 'clipboard', { configurable: true, value: { writeText } })
    await userEvent.click(canvas.getByRole('button', { name: 'Copy' }))
    await expect(writeText).toHaveBeenCalledWith(href)
    await expect(await canvas.findByRole('button', { name: 'Copied' })).toBeVisible()
  },
}

/** The link has reached the wrong people. */
export const Ends: Story = {
  ...behaviour,
  tags: ['behaviour', 'keyboard'],
  args: { ending: { ...meta.args.ending, onEnd: fn() } },
  play: async ({ args, canvas }) => {
    await tabTo(canvas.getByRole('button', { name: 'End preview link' }))
    await userEvent.keyboard('{Enter}')
    await expect(args.ending.onEnd).toHaveBeenCalledOnce()
  },
}

export const Ended: Story = {
  args: { ending: { ...meta.args.ending, isEnded: true } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('All earlier links have ended.')
  },
}

export const NotEnded: Story = {
  args: { ending: { ...meta.args.ending, problem: 'The connection was lost.' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('The connection was lost.')
  },
}

export const Phone: Story = { ...onAPhone }
export const RightToLeft: Story = { globals: { direction: 'rtl' } }
export const Dark: Story = { globals: { scheme: 'dark' } }
export const HighContrast: Story = { globals: { contrast: 'more' } }
