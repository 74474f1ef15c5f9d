import { useState } from 'react'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { withShopPaths } from '../../commerce/service/shop-paths/story-paths'
import { behaviour } from '../../internal/stories/behaviour'
import { inPage } from '../../internal/stories/in-page'
import { onAPhone } from '../../internal/stories/on-a-phone'
import { noDraft } from '../../internal/stories/story-draft'
import { problemOf } from '../../internal/stories/story-load'
import { accessRequestLimits } from '../../internal/stories/story-registration'
import { storyShelves } from '../../internal/stories/story-shelves'
import { tabTo } from '../../internal/stories/tab-to'
import { AccessRequestScreen } from './AccessRequestScreen'

const meta = {
  title: 'Screens/Visitors/AccessRequestScreen',
  component: AccessRequestScreen,
  args: {
    draft: noDraft,
    limits: accessRequestLimits,
    busy: false,
    fault: null,
    problem: null,
    done: false,
    shelves: storyShelves,
    onSend: fn(),
  },
  parameters: { layout: 'fullscreen' },
  decorators: [inPage({ width: 'full' }), withShopPaths],
} satisfies Meta<typeof AccessRequestScreen>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  render: function Render(args) {
    const [done, setDone] = useState(args.done)
    return (
      <AccessRequestScreen
        {...args}
        done={done}
        onSend={(values) => {
          args.onSend(values)
          setDone(true)
        }}
      />
    )
  },
  play: async () => {
    await expect(document.title).toBe('Request access · Skafferi')
  },
}

/** Sent by keyboard; the confirmation replaces the form, and its heading is focused. */
export const Keyboard: Story = {
  ...Default,
  ...behaviour,
  tags: ['behaviour', 'keyboard'],
  play: async ({ args, canvas }) => {
    const first = canvas.getByLabelText('Company name')
    await tabTo(first)
    await userEvent.keyboard('Rastplats Nord Oy')
    await userEvent.tab()
    await userEvent.keyboard('Petri Salo')
    await userEvent.tab()
    await userEvent.keyboard('petri@rastplats.example{Enter}')
    await expect(args.onSend).toHaveBeenCalledOnce()
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Thank You!')
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveFocus()
  },
}

export const Sending: Story = { args: { busy: true } }

export const Refused: Story = {
  args: {
    fault: { field: 'email', kind: 'refused' },
    problem: {
      action: 'request_access',
      code: 'invalid_request',
      message: 'Please check what was entered: something is missing or cannot be accepted.',
      fields: { email: { code: 'format', message: 'has an invalid format' } },
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Invalid registration data')
    await expect(canvas.getByLabelText('Email')).toBeInvalid()
  },
}

/** Too many requests from one network: the store says how long to wait. */
export const Limited: Story = {
  args: {
    problem: problemOf('request_access', 'too_many_attempts', 'Too many tries. Please wait 60 minutes.'),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Too many tries. Please wait 60 minutes.')
  },
}

export const NoResponse: Story = {
  args: { problem: problemOf('request_access') },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Server error')
  },
}

export const Done: Story = {
  args: { done: true },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('textbox')).toBeNull()
    await expect(canvas.getByRole('link', { name: 'Go to Landing Page' })).toHaveAttribute('href', '/landing')
  },
}

export const Phone: Story = { ...onAPhone, args: Refused.args }

export const RightToLeft: Story = { args: Refused.args, globals: { direction: 'rtl' } }
export const Dark: Story = { args: Refused.args, globals: { scheme: 'dark' } }
export const HighContrast: Story = { args: Refused.args, globals: { contrast: 'more' } }
