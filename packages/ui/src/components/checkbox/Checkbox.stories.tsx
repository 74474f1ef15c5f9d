import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { formColumn, narrow } from '../../internal/story-frames'
import { Link } from '../link'
import { Checkbox } from './Checkbox'

const meta = {
  title: 'Components/Checkbox',
  component: Checkbox,
  decorators: [formColumn],
  args: { children: 'Remember me', onChange: fn() },
} satisfies Meta<typeof Checkbox>

export default meta
type Story = StoryObj<typeof meta>

/** The words belong to the target, and Space ticks. */
export const Default: Story = {
  play: async ({ args, canvas }) => {
    const box = canvas.getByRole('checkbox', { name: 'Remember me' })
    await userEvent.click(canvas.getByText('Remember me'))
    await expect(box).toBeChecked()
    await expect(args.onChange).toHaveBeenLastCalledWith({ checked: true })
    await userEvent.keyboard(' ')
    await expect(box).not.toBeChecked()
    await expect(args.onChange).toHaveBeenLastCalledWith({ checked: false })
  },
}

export const Checked: Story = { args: { defaultChecked: true } }

export const WithCount: Story = { args: { children: 'Sugar free', count: '128' } }

export const Invalid: Story = {
  args: { children: 'I accept the terms', error: 'Please accept the terms' },
  play: async ({ canvas }) => {
    const box = canvas.getByRole('checkbox')
    await expect(box).toBeInvalid()
    await expect(box).toHaveAccessibleDescription('Please accept the terms')
  },
}

export const Disabled: Story = {
  render: () => (
    <>
      <Checkbox disabled>Unchecked</Checkbox>
      <Checkbox disabled defaultChecked>
        Checked
      </Checkbox>
    </>
  ),
}

export const LongTextNarrow: Story = {
  decorators: [narrow],
  args: {
    children: (
      <>
        I have read the <Link href="/terms">terms of service</Link> and agree that the company I act for is bound by
        them from the first order on
      </>
    ),
  },
}

export const RightToLeft: Story = { args: { defaultChecked: true, count: '128' }, globals: { direction: 'rtl' } }
export const Dark: Story = { args: { defaultChecked: true }, globals: { scheme: 'dark' } }
