import { pack } from '@skafferi/brand/content/packs'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { behaviour } from '../../internal/stories/behaviour'
import { onAPhone } from '../../internal/stories/on-a-phone'
import { OperatorSignInScreen } from './OperatorSignInScreen'

const packs = (...names: string[]) => names.map((name) => ({ src: pack(name) }))

const meta = {
  title: 'Office/Screens/OperatorSignInScreen',
  component: OperatorSignInScreen,
  parameters: { layout: 'fullscreen' },
  args: {
    shelves: [packs('syltan-lingon', 'kalla-lemon', 'gryning-light', 'ljung-milk')],
    demo: false,
    busy: false,
    problem: null,
    onSignIn: fn(async () => false),
  },
} satisfies Meta<typeof OperatorSignInScreen>

export default meta
type Story = StoryObj<typeof meta>

/** No snapshot: its parts have their own. */
export const Default: Story = { parameters: { chromatic: { disableSnapshot: true } } }

/** The shop has no pictures: the form stands alone. */
export const NoPictures: Story = {
  args: { shelves: [] },
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('img')).toBeNull()
    const { left, right } = canvas.getByRole('main').getBoundingClientRect()
    await expect(right - left).toBe(document.documentElement.clientWidth)
  },
}

export const InvalidCredentials: Story = { args: { problem: 'The e-mail, the password or the code is wrong.' } }

/** All three fields are required, and the code is cleared after a refusal. */
export const RequiresAllFields: Story = {
  ...behaviour,
  play: async ({ args, canvas }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Email' }), 'maja@skafferi.example')
    await userEvent.type(canvas.getByLabelText('Password'), 'a long sentence{Enter}')
    await expect(canvas.getByRole('alert')).toHaveTextContent('six digits')
    await userEvent.type(canvas.getByLabelText('Code of your authenticator'), '287082')
    await userEvent.click(canvas.getByRole('button', { name: 'Sign in' }))
    await expect(args.onSignIn).toHaveBeenCalledWith({
      email: 'maja@skafferi.example',
      password: 'a long sentence',
      code: '287082',
      recoveryCode: '',
    })
    await expect(canvas.getByLabelText('Code of your authenticator')).toHaveValue('')
  },
}

/** The form without the authenticator. */
export const RecoveryCode: Story = {
  tags: ['reaches'],
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'I cannot use my authenticator' }))
    await expect(canvas.getByRole('textbox', { name: 'Recovery code' })).toHaveFocus()
  },
}

/** A recovery code takes the place of the six digits, and stays after a refusal so that a typo can be fixed. */
export const SignsInWithRecoveryCode: Story = {
  ...behaviour,
  play: async ({ args, canvas }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Email' }), 'maja@skafferi.example')
    await userEvent.type(canvas.getByLabelText('Password'), 'a long sentence')
    await userEvent.type(canvas.getByLabelText('Code of your authenticator'), '287')
    await userEvent.click(canvas.getByRole('button', { name: 'I cannot use my authenticator' }))
    const code = canvas.getByRole('textbox', { name: 'Recovery code' })
    await expect(code).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(canvas.getByRole('alert')).toHaveTextContent('a recovery code')
    await userEvent.type(code, '7kq4m-x2hvb{Enter}')
    await expect(args.onSignIn).toHaveBeenCalledWith({
      email: 'maja@skafferi.example',
      password: 'a long sentence',
      code: '',
      recoveryCode: '7kq4m-x2hvb',
    })
    await expect(code).toHaveValue('7kq4m-x2hvb')
    await userEvent.click(canvas.getByRole('button', { name: 'Use the authenticator' }))
    await expect(canvas.getByLabelText('Code of your authenticator')).toHaveValue('')
  },
}

export const Phone: Story = { ...onAPhone }

export const RightToLeft: Story = { globals: { direction: 'rtl' } }

export const Dark: Story = { globals: { scheme: 'dark' } }

export const HighContrast: Story = { globals: { contrast: 'more' } }
