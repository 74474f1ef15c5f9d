import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { behaviour } from '../../internal/stories/behaviour'
import { onAPhone } from '../../internal/stories/on-a-phone'
import { tabTo } from '../../internal/stories/tab-to'
import { inOffice } from '../story-frame'
import { TestMail } from './TestMail'

const sent = { recipient: 'maja@shop.example' }

const meta = {
  title: 'Office/Parts/TestMail',
  component: TestMail,
  decorators: [inOffice('settings')],
  parameters: { layout: 'fullscreen', chromatic: { disableSnapshot: true } },
  args: { recipient: null, busy: false, problem: null, onSend: fn() },
} satisfies Meta<typeof TestMail>

export default meta
type Story = StoryObj<typeof meta>

/** Before one is sent. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement()
  },
}

/** The mail server has taken it. */
export const Sent: Story = {
  args: sent,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Sent to maja@shop.example.')
  },
}

export const Sending: Story = { args: { busy: true } }

/** The mail server's own words. */
export const Refused: Story = {
  args: { problem: 'The mail server did not take the e-mail. It answered: 550 5.7.1 Relaying denied' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('550 5.7.1 Relaying denied')
  },
}

export const Keyboard: Story = {
  ...behaviour,
  tags: ['behaviour', 'keyboard'],
  args: { onSend: fn() },
  play: async ({ args, canvas }) => {
    await tabTo(canvas.getByRole('button', { name: 'Send a test e-mail' }))
    await userEvent.keyboard('{Enter}')
    await expect(args.onSend).toHaveBeenCalledOnce()
  },
}

export const Phone: Story = { ...onAPhone, args: sent }
export const RightToLeft: Story = { globals: { direction: 'rtl' }, args: sent }
export const Dark: Story = { globals: { scheme: 'dark' }, args: sent }
export const HighContrast: Story = { globals: { contrast: 'more' }, args: sent }
