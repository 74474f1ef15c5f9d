import { useState } from 'react'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { passwordLimits } from '@skafferi/domain/shop/password-reset'
import { expect, fn, userEvent } from 'storybook/test'
import { withShopPaths } from '../../commerce/service/shop-paths/story-paths'
import { behaviour } from '../../internal/stories/behaviour'
import { inPage } from '../../internal/stories/in-page'
import { onAPhone } from '../../internal/stories/on-a-phone'
import { problemOf } from '../../internal/stories/story-load'
import { storyShelves } from '../../internal/stories/story-shelves'
import { storyWorld } from '../../internal/stories/story-world'
import { tabTo } from '../../internal/stories/tab-to'
import { ChoosePasswordScreen } from './ChoosePasswordScreen'

const { email } = storyWorld.customers.kiosk.customer
const password = 'a long sentence nobody guesses'

const meta = {
  title: 'Screens/Visitors/ChoosePasswordScreen',
  component: ChoosePasswordScreen,
  args: {
    reason: 'forgotten',
    email,
    limits: passwordLimits,
    busy: false,
    problem: null,
    done: false,
    shelves: storyShelves,
    onChoose: fn(),
  },
  parameters: { layout: 'fullscreen' },
  decorators: [inPage({ width: 'full' }), withShopPaths],
} satisfies Meta<typeof ChoosePasswordScreen>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  render: function Render(args) {
    const [done, setDone] = useState(args.done)
    return (
      <ChoosePasswordScreen
        {...args}
        done={done}
        onChoose={(event) => {
          args.onChoose(event)
          setDone(true)
        }}
      />
    )
  },
  play: async () => {
    await expect(document.title).toBe('Choose a password · Skafferi')
  },
}

/** Completed by keyboard: the heading confirms it, and is focused. */
export const Keyboard: Story = {
  ...Default,
  ...behaviour,
  tags: ['behaviour', 'keyboard'],
  play: async ({ args, canvas }) => {
    const field = canvas.getByLabelText('New password')
    await tabTo(field)
    await userEvent.keyboard(`${password}{Enter}`)
    await expect(args.onChoose).toHaveBeenCalledWith({ password })
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Your password is saved')
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveFocus()
  },
}

export const Saving: Story = { args: { busy: true } }

export const EasyToGuess: Story = {
  args: {
    problem: {
      action: 'choose_password',
      code: 'weak_password',
      message: 'This password is easy to guess. Please choose another one.',
      fields: { password: { code: 'weak_password', message: 'is easy to guess' } },
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('New password')).toHaveAccessibleDescription(/^This password is easy to guess\./)
    await expect(canvas.queryByRole('alert')).toBeNull()
  },
}

/** The token has expired: a link leads to another code. */
export const Ended: Story = {
  args: { problem: problemOf('choose_password', 'unauthorized', 'Unauthorized') },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(/^The time to choose a password has run out\./)
    await expect(canvas.getByRole('link', { name: 'Ask for another code' })).toHaveAttribute('href', '/forgot-password')
    await expect(canvas.queryByLabelText('New password')).toBeNull()
  },
}

export const NoResponse: Story = {
  args: { problem: problemOf('choose_password') },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Failed to save the password. Please try again.')
  },
}

export const Done: Story = {
  args: { done: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/have been signed out\.$/)).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Sign in' })).toHaveAttribute('href', '/sign-in')
  },
}

/** A new customer had no sessions to end. */
export const DoneFirstTime: Story = {
  args: { done: true, reason: 'first' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('You can sign in now, see prices and place orders.')).toBeVisible()
  },
}

export const Phone: Story = { ...onAPhone, args: { ...EasyToGuess.args, email: `${'x'.repeat(48)}@kiosk.example` } }

export const RightToLeft: Story = { args: EasyToGuess.args, globals: { direction: 'rtl' } }
export const Dark: Story = { args: EasyToGuess.args, globals: { scheme: 'dark' } }
export const HighContrast: Story = { args: EasyToGuess.args, globals: { contrast: 'more' } }
