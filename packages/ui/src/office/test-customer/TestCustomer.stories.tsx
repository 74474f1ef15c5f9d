import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { behaviour } from '../../internal/stories/behaviour'
import { onAPhone } from '../../internal/stories/on-a-phone'
import { tabTo } from '../../internal/stories/tab-to'
import { inOffice } from '../story-frame'
import { TestCustomer } from './TestCustomer'

const link = {
  url: 'https://shop.example/otp#email=maja%40shop.example&token=pw_1',
  email: 'maja@shop.example',
  until: 'Sat, 21 Nov, 09:00',
}

const meta = {
  title: 'Office/Parts/TestCustomer',
  component: TestCustomer,
  decorators: [inOffice('today')],
  parameters: { layout: 'fullscreen', chromatic: { disableSnapshot: true } },
  args: { link: null, busy: false, problem: null, onMake: fn() },
} satisfies Meta<typeof TestCustomer>

export default meta
type Story = StoryObj<typeof meta>

/** What a test customer is, before the link is made. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link', { name: /^Choose a password/ })).toBeNull()
  },
}

/** The link is there, and says with which e-mail the owner signs in. */
export const Made: Story = {
  args: { link },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: /^Choose a password and sign in/ })).toHaveAttribute('href', link.url)
    await expect(canvas.getByText(/maja@shop\.example/)).toBeVisible()
  },
}

/** The link works once, so it is not offered again. */
export const Opened: Story = {
  ...behaviour,
  args: { link: { ...link, url: '#used' } },
  play: async ({ canvas }) => {
    const open = canvas.getByRole('link', { name: /^Choose a password and sign in/ })
    open.removeAttribute('target')
    await userEvent.click(open)
    await expect(canvas.queryByRole('link', { name: /^Choose a password/ })).toBeNull()
    await expect(canvas.getByRole('status')).toHaveTextContent(/sign in to the shop with maja@shop\.example/)
    await expect(canvas.getByRole('button', { name: 'Make another link' })).toBeVisible()
  },
}

export const Making: Story = { args: { busy: true } }

export const Refused: Story = {
  args: { problem: 'A customer already has this e-mail.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('A customer already has this e-mail.')
  },
}

export const Keyboard: Story = {
  ...behaviour,
  tags: ['behaviour', 'keyboard'],
  args: { onMake: fn() },
  play: async ({ args, canvas }) => {
    await tabTo(canvas.getByRole('button', { name: 'Make me a test customer' }))
    await userEvent.keyboard('{Enter}')
    await expect(args.onMake).toHaveBeenCalledOnce()
  },
}

export const Phone: Story = { ...onAPhone, args: { link } }
export const RightToLeft: Story = { globals: { direction: 'rtl' }, args: { link } }
export const Dark: Story = { globals: { scheme: 'dark' }, args: { link } }
export const HighContrast: Story = { globals: { contrast: 'more' }, args: { link } }
