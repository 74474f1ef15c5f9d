import { useState } from 'react'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { narrow, themes } from '../../../internal/story-frames'
import { behaviour } from '../../../internal/stories/behaviour'
import { guide } from '../../../internal/stories/guide'
import { inStates } from '../../../internal/stories/covered-by-states'
import { StatesMatrix } from '../../../internal/stories/states-matrix'
import { Chip } from './Chip'
import { ChipButton } from './ChipButton'

const meta = {
  title: 'Components/Content/Chip',
  component: Chip,
  args: { label: 'Liquorice', onRemove: fn() },
  parameters: guide({
    also: ['token', 'pill', 'filter chip', 'removable tag'],
    use: [
      'Chip for an active filter or an entry that can be removed.',
      'ChipButton for a tag that can be toggled, or a small addition to a row ("+3 more").',
    ],
    avoid: ['A status: use Badge.', 'An action: use Button. One of several options: use RadioGroup.'],
    do: [
      'Use one or two words; longer text is truncated and has to be shown elsewhere.',
      'After a removal move the focus to the next chip, or to the field that the chip came from.',
    ],
    dont: ['Do not make the whole chip a remove button: users also press the text.'],
    keys: [
      { key: 'Tab', does: 'Moves to the remove button of each chip.' },
      { key: 'Enter, Space', does: 'On a remove button: removes the chip. On a tag: toggles it.' },
    ],
    parts: [
      { name: 'Value', is: 'The filter or the entry.', at: '.truncate' },
      { name: 'Remove button', is: 'Removes the chip; 24 px, with a 44 px target on touch screens.', at: 'button' },
    ],
    content: [
      'Only the value: “In stock”, not “Stock: yes”.',
      'Keep it short; long text is truncated with an ellipsis and never wraps.',
    ],
    widths: 'At most as wide as its row. A row of chips scrolls.',
    announces: 'The remove button is labelled “Remove” and the value.',
    pairs: [
      {
        right: { label: 'Liquorice' },
        wrong: { label: 'Category filter: liquorice is switched on' },
        because: 'The row shows that these are filters; the chip shows which one.',
      },
    ],
  }),
} satisfies Meta<typeof Chip>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  ...inStates,
  play: async ({ canvas }) => {
    const cross = canvas.getByRole('button', { name: 'Remove Liquorice' })
    const { width, height } = cross.getBoundingClientRect()
    await expect([width, height]).toEqual([24, 24])
  },
}

export const Removes: Story = {
  ...behaviour,
  play: async ({ args, canvas }) => {
    const cross = canvas.getByRole('button', { name: 'Remove Liquorice' })
    await userEvent.tab()
    await expect(cross).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onRemove).toHaveBeenCalledOnce()
  },
}

export const Keyboard: Story = {
  ...behaviour,
  tags: ['behaviour', 'keyboard'],
  play: async ({ args }) => {
    await userEvent.tab()
    await userEvent.keyboard(' ')
    await userEvent.keyboard('{Enter}')
    await expect(args.onRemove).toHaveBeenCalledTimes(2)
  },
}

/** The filter stays applied; its remove button is disabled. */
export const Disabled: Story = {
  args: { disabled: true },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Remove Liquorice' }))
    await expect(args.onRemove).not.toHaveBeenCalled()
  },
}

export const Tag: Story = {
  render: function Render() {
    const [pressed, setPressed] = useState(false)
    return <ChipButton label="Sugar free" pressed={pressed} onPress={(event) => setPressed(event.pressed)} />
  },
}

export const TagToggles: Story = {
  ...Tag,
  ...behaviour,
  play: async ({ canvas }) => {
    const tag = canvas.getByRole('button', { name: 'Sugar free' })
    await userEvent.click(tag)
    await expect(tag).toHaveAttribute('aria-pressed', 'true')
    await userEvent.keyboard(' ')
    await expect(tag).toHaveAttribute('aria-pressed', 'false')
    await userEvent.click(tag)
  },
}

export const Row: Story = {
  render: () => (
    <div className="flex flex-wrap gap-1.5">
      <Chip label="Food & Candy" onRemove={fn()} />
      <Chip label="€0 – €50" onRemove={fn()} />
      <ChipButton label="+3 more" variant="quiet" onPress={fn()} />
      <ChipButton label="Sugar free" pressed={false} onPress={fn()} />
      <ChipButton label="Liquorice" pressed onPress={fn()} />
      <ChipButton label="Sold out" pressed={false} disabled onPress={fn()} />
    </div>
  ),
}

export const LongTextNarrow: Story = {
  decorators: [narrow],
  args: { label: 'Products that contain neither gluten nor lactose nor sugar' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button').getBoundingClientRect().right).toBeLessThanOrEqual(288 + 16)
  },
}

export const RightToLeft: Story = { ...Row, globals: { direction: 'rtl' } }

/** A long word without spaces is truncated, and the remove button stays visible. */
export const HostileTextNarrow: Story = {
  decorators: [narrow],
  render: (args) => (
    <div className="flex flex-wrap gap-1.5">
      <Chip {...args} label={`<img src=x onerror=alert(1)>${'Lakrits'.repeat(29)}`} />
      <ChipButton label={'Lakrits'.repeat(29)} pressed={false} onPress={fn()} />
    </div>
  ),
  play: async ({ canvas }) => {
    const rights = canvas.getAllByRole('button').map((button) => button.getBoundingClientRect().right)
    await expect(Math.max(...rights)).toBeLessThanOrEqual(288 + 16)
  },
}

export const States: Story = {
  render: (args) => (
    <div className="grid gap-8">
      <StatesMatrix part={Chip} args={args} states={{ disabled: { disabled: true } }} />
      <StatesMatrix
        part={ChipButton}
        args={{ label: 'Sugar free', onPress: fn() }}
        variants={{ tag: { pressed: false }, on: { pressed: true }, quiet: { label: '+3 more', variant: 'quiet' } }}
        states={{ disabled: { disabled: true } }}
      />
    </div>
  ),
}

export const Themes: Story = { ...inStates, ...Row, decorators: [themes] }
