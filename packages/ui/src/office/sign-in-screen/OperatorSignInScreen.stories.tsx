import { pack } from '@skafferi/brand/content/packs'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { behaviour } from '../../internal/stories/behaviour'
import { onAPhone } from '../../internal/stories/on-a-phone'
import { OperatorSignInScreen } from './OperatorSignInScreen'

const packs = (...names: string[]) => names.map((name) => ({ src: pack(name) }))

const meta = {
  title: 'Office/Pages/OperatorSignInScreen',
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

/** Not photographed: what it is made of has pictures of its own. */
export const Default: Story = { parameters: { chromatic: { disableSnapshot: true } } }

export const Refused: Story = { args: { problem: 'The e-mail, the password or the code is wrong.' } }

/** Nothing is sent before all three are there; a code that was refused is typed anew. */
export const AsksForAll: Story = {
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
    })
    await expect(canvas.getByLabelText('Code of your authenticator')).toHaveValue('')
  },
}

export const OnAPhone: Story = { ...onAPhone }

export const RightToLeft: Story = { globals: { direction: 'rtl' } }

export const Dark: Story = { globals: { scheme: 'dark' } }

export const HighContrast: Story = { globals: { contrast: 'more' } }
