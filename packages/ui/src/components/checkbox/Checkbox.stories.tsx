import type { Meta, StoryObj } from '@storybook/react-vite'
import { hostileText } from '@skafferi/fixtures/build'
import { expect, fn, userEvent } from 'storybook/test'
import { formColumn, narrow, themes } from '../../internal/story-frames'
import { behaviour } from '../../internal/stories/behaviour'
import { guide } from '../../internal/stories/guide'
import { inStates } from '../../internal/stories/in-states'
import { StatesMatrix } from '../../internal/stories/states-matrix'
import { Link } from '../link'
import { Checkbox } from './Checkbox'

const meta = {
  title: 'Components/Forms/Checkbox',
  component: Checkbox,
  decorators: [formColumn],
  args: { children: 'Remember me', onChange: fn() },
  parameters: guide({
    also: ['tick box', 'check mark', 'multiple choice'],
    use: [
      'For a yes that stands alone: a consent, "Remember me".',
      'For several answers of a known set, one box each.',
    ],
    avoid: ['For what takes effect at once use Switch.', 'For one of several use RadioGroup.'],
    do: [
      'Say what a tick means as a sentence of the person who ticks ("I accept the terms").',
      'Leave consents empty at first.',
    ],
    dont: [
      'Do not deny ("Do not send me news"): a tick would mean no.',
      'Do not put a link where the whole line would be one.',
    ],
    keys: [{ key: 'Space', does: 'Ticks or clears the box.' }],
    parts: [
      { name: 'Box', is: 'The browser’s own control, in the shop’s look.', at: 'input' },
      { name: 'Label', is: 'What is agreed to or chosen; it can be pressed, too.', at: 'label > span' },
      { name: 'Count', is: 'How many there would be. Left out where nobody counts.', at: 'label .num', rare: true },
      { name: 'Fault', is: 'What is wrong, in words, below the box.', at: '[id] svg', rare: true },
    ],
    content: [
      'Say what holds when it is ticked, in the positive: “Remember me”.',
      'No full stop unless it is a sentence.',
      'A consent names the text that is agreed to, as a link.',
    ],
    widths: 'The label wraps beside the box; the box stays at its first line.',
    announces: '“Remember me, checkbox, not checked.” A fault is its description, and it is invalid.',
    pairs: [
      {
        right: { children: 'Remember me' },
        wrong: { children: 'Do not forget me' },
        because: 'A tick means yes. A negated label turns it round.',
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
