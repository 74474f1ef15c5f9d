import type { Meta, StoryObj } from '@storybook/react-vite'
import { hostileText } from '@skafferi/fixtures/build'
import { expect, fn, userEvent } from 'storybook/test'
import { formColumn, narrow, themes } from '../../../internal/story-frames'
import { behaviour } from '../../../internal/stories/behaviour'
import { guide } from '../../../internal/stories/guide'
import { inStates } from '../../../internal/stories/covered-by-states'
import { StatesMatrix } from '../../../internal/stories/states-matrix'
import { Link } from '../../actions/link'
import { Checkbox } from './Checkbox'

const meta = {
  title: 'Components/Forms/Checkbox',
  component: Checkbox,
  decorators: [formColumn],
  args: { children: 'Remember me', onChange: fn() },
  parameters: guide({
    also: ['tick box', 'check mark', 'multiple choice'],
    use: ['A single yes-or-no option: a consent, "Remember me".', 'Several options of a known set, one checkbox each.'],
    avoid: ['A setting that takes effect at once: use Switch.', 'One of several options: use RadioGroup.'],
    do: [
      'Write the label from the user’s point of view ("I accept the terms").',
      'Leave consents unchecked initially.',
    ],
    dont: [
      'Do not use negative labels ("Do not send me news"): checking would mean no.',
      'Do not turn the whole label into a link.',
    ],
    keys: [{ key: 'Space', does: 'Checks or unchecks the checkbox.' }],
    parts: [
      { name: 'Box', is: 'The native control, styled.', at: 'input' },
      { name: 'Label', is: 'The option; pressing it toggles the checkbox.', at: 'label > span' },
      { name: 'Count', is: 'The number of results. Omitted if there is none.', at: 'label .num', rare: true },
      { name: 'Error', is: 'The error message, below the checkbox.', at: '[id] svg', rare: true },
    ],
    content: [
      'Describe the checked state in positive words: “Remember me”.',
      'No full stop unless it is a sentence.',
      'A consent links to the text that the user agrees to.',
    ],
    widths: 'The label wraps next to the checkbox, which stays at the first line.',
    announces: '“Remember me, checkbox, not checked.” With an error it is invalid, and the error is its description.',
    pairs: [
      {
        right: { children: 'Remember me' },
        wrong: { children: 'Do not forget me' },
        because: 'Checked means yes. A negative label reverses the meaning.',
      },
    ],
  }),
} satisfies Meta<typeof Checkbox>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = { ...inStates }

/** A press on the label toggles the checkbox, and so does Space. */
export const WordsAreTheTarget: Story = {
  ...behaviour,
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

export const Keyboard: Story = {
  ...behaviour,
  tags: ['behaviour', 'keyboard'],
  play: async ({ args, canvas }) => {
    await userEvent.tab()
    const box = canvas.getByRole('checkbox')
    await expect(box).toHaveFocus()
    await userEvent.keyboard(' ')
    await expect(box).toBeChecked()
    await userEvent.keyboard(' ')
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

export const HostileTextNarrow: Story = {
  decorators: [narrow],
  args: { children: `${hostileText} ${'Lakrits'.repeat(29)}`, count: '1,000,000', error: 'Lakrits'.repeat(29) },
  play: async ({ canvas }) => {
    const row = canvas.getByRole('checkbox').parentElement as HTMLElement
    await expect(row.scrollWidth).toBeLessThanOrEqual(288)
  },
}

export const States: Story = {
  render: (args) => (
    <StatesMatrix
      part={Checkbox}
      args={args}
      variants={{ empty: {}, ticked: { defaultChecked: true } }}
      states={{
        disabled: { disabled: true },
        error: { error: 'Please accept the terms' },
      }}
      target="input"
    />
  ),
}

export const Themes: Story = {
  ...inStates,
  decorators: [themes],
  render: (args) => (
    <>
      <Checkbox {...args}>Unchecked</Checkbox>
      <Checkbox {...args} defaultChecked count="128">
        Checked
      </Checkbox>
      <Checkbox {...args} error="Please accept the terms">
        I accept the terms
      </Checkbox>
      <Checkbox {...args} disabled defaultChecked>
        Disabled
      </Checkbox>
    </>
  ),
}
