import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { formColumn, narrow, themes } from '../../../internal/story-frames'
import { behaviour } from '../../../internal/stories/behaviour'
import { guide } from '../../../internal/stories/guide'
import { inStates } from '../../../internal/stories/covered-by-states'
import { StatesMatrix } from '../../../internal/stories/states-matrix'
import { PasswordField } from './PasswordField'

const meta = {
  title: 'Components/Forms/PasswordField',
  component: PasswordField,
  decorators: [formColumn],
  args: { label: 'Password', name: 'password', autoComplete: 'current-password', onChange: fn() },
  parameters: guide({
    also: ['show password', 'secret'],
    use: ['A password that is entered or chosen.'],
    avoid: ['A one-time code: use CodeInput, because it need not be hidden.'],
    do: [
      'Set `autoComplete`: it tells the password manager to fill in or to suggest a password.',
      'State the rule in `hint` before users break it, and allow pasting.',
    ],
    dont: [
      'Do not ask for a new password twice: users can reveal it.',
      'Do not clear the field when the sign-in fails.',
    ],
    keys: [
      { key: 'Tab', does: 'Moves from the password to the show button.' },
      { key: 'Enter, Space', does: 'On the show button: shows or hides the password; the text stays.' },
    ],
    parts: [
      { name: 'Label', is: 'Which password: the current one or a new one.', at: 'label' },
      { name: 'Field', is: 'Allows pasting, and tells password managers what is expected.', at: 'input' },
      { name: 'Show button', is: 'Shows the password until it is pressed again.', at: 'button' },
    ],
    content: [
      'Use “New password” if there is also a current one.',
      'State the length rule as a hint, before it is broken.',
    ],
    widths: 'As wide as its column; the show button stays at its end.',
    announces: 'The button’s label is its action: “Show password”.',
    pairs: [
      {
        right: { label: 'New password', hint: '10 to 60 characters' },
        wrong: { label: 'Password', hint: 'Must contain an upper-case letter, a digit and a special character' },
        because: 'Length makes a password hard to guess; it is the only rule.',
      },
    ],
  }),
} satisfies Meta<typeof PasswordField>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = { ...inStates }

export const ShowsThePassword: Story = {
  ...behaviour,
  play: async ({ args, canvas }) => {
    const input = canvas.getByLabelText('Password')
    await expect(input).toHaveAttribute('type', 'password')
    await userEvent.type(input, 'pantry')
    await expect(args.onChange).toHaveBeenLastCalledWith({ value: 'pantry' })

    await userEvent.tab()
    const eye = canvas.getByRole('button', { name: 'Show password' })
    await expect(eye).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(input).toHaveAttribute('type', 'text')
    await expect(eye).toHaveAccessibleName('Hide password')
    await expect(input).toHaveValue('pantry')
    await userEvent.keyboard(' ')
    await expect(input).toHaveAttribute('type', 'password')
  },
}

export const Keyboard: Story = {
  ...behaviour,
  tags: ['behaviour', 'keyboard'],
  play: async ({ canvas }) => {
    await userEvent.tab()
    const input = canvas.getByLabelText('Password')
    await expect(input).toHaveFocus()
    await userEvent.keyboard('pantry')
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await expect(input).toHaveAttribute('type', 'text')
    await userEvent.keyboard(' ')
    await expect(input).toHaveAttribute('type', 'password')
    await expect(input).toHaveValue('pantry')
  },
}

export const NewPassword: Story = {
  args: { label: 'New password', autoComplete: 'new-password', hint: 'At least 8 characters' },
}

export const Invalid: Story = {
  args: { error: 'Password is required' },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Password')).toBeInvalid()
    await expect(canvas.getByLabelText('Password')).toHaveAccessibleDescription('Password is required')
  },
}

/** The button that reveals the password is disabled with its field. */
export const Disabled: Story = {
  args: { disabled: true, defaultValue: 'pantry' },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Password')).toBeDisabled()
    await expect(canvas.getByRole('button', { name: 'Show password' })).toBeDisabled()
  },
}

export const Narrow: Story = {
  decorators: [narrow],
  args: { defaultValue: 'a-rather-long-passphrase-with-many-words' },
}
export const RightToLeft: Story = { args: { defaultValue: 'pantry' }, globals: { direction: 'rtl' } }

export const States: Story = {
  render: (args) => (
    <StatesMatrix
      part={PasswordField}
      args={args}
      variants={{ entered: { defaultValue: 'pantry' }, empty: {} }}
      states={{
        disabled: { disabled: true },
        error: { error: 'Password is required' },
      }}
      cell={10}
    />
  ),
}

export const Themes: Story = {
  ...inStates,
  decorators: [formColumn, themes],
  render: (args) => (
    <>
      <PasswordField {...args} defaultValue="pantry" />
      <PasswordField {...args} label="New password" error="Use at least 8 characters" />
      <PasswordField {...args} label="Disabled" defaultValue="pantry" disabled />
    </>
  ),
}
