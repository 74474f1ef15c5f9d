import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { signInRequestLimits } from '@skafferi/api/limits'
import { SignInForm } from './SignInForm'

const meta = {
  title: 'Commerce/SignInForm',
  component: SignInForm,
  args: {
    limits: { email: signInRequestLimits.email.maxLength, password: signInRequestLimits.password.maxLength },
    busy: false,
    onSignIn: fn(),
  },
} satisfies Meta<typeof SignInForm>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

/** By keyboard alone: fill in, tick, Enter. */
export const SigningIn: Story = {
  play: async ({ args, canvas }) => {
    canvas.getByRole('textbox', { name: 'Email' }).focus()
    await userEvent.keyboard(' anna@kiosk.example ')
    await userEvent.tab()
    await userEvent.keyboard('skafferi-demo-1')
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Remember me' }))
    canvas.getByLabelText('Password').focus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onSignIn).toHaveBeenCalledWith({
      email: 'anna@kiosk.example',
      password: 'skafferi-demo-1',
      remember: true,
    })
  },
}

/** Both fields are needed, and what was typed stays. */
export const Incomplete: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Email' }), 'anna@kiosk.example')
    await userEvent.click(canvas.getByRole('button', { name: 'Sign in' }))
    await expect(canvas.getByRole('alert')).toHaveTextContent('Please fill in all fields.')
    await expect(canvas.getByRole('textbox', { name: 'Email' })).toHaveValue('anna@kiosk.example')
    await expect(args.onSignIn).not.toHaveBeenCalled()
  },
}

export const Busy: Story = {
  args: { busy: true },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByText('Signing in...')).toBeVisible()
    await userEvent.type(canvas.getByRole('textbox', { name: 'Email' }), 'a@b.example{Enter}')
    await expect(args.onSignIn).not.toHaveBeenCalled()
  },
}

export const Refused: Story = {
  args: { error: 'Invalid credentials' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Invalid credentials')
  },
}
