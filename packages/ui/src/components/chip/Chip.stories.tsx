import { useState } from 'react'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { narrow } from '../../internal/story-frames'
import { Chip } from './Chip'
import { ChipButton } from './ChipButton'

const meta = {
  title: 'Components/Chip',
  component: Chip,
  args: { label: 'Liquorice', onRemove: fn() },
} satisfies Meta<typeof Chip>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ args, canvas }) => {
    const cross = canvas.getByRole('button', { name: 'Remove Liquorice' })
    const { width, height } = cross.getBoundingClientRect()
    await expect([width, height]).toEqual([24, 24])
    await userEvent.tab()
    await expect(cross).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onRemove).toHaveBeenCalledOnce()
  },
}

export const Tag: Story = {
  render: function Render() {
    const [pressed, setPressed] = useState(false)
    return <ChipButton label="Sugar free" pressed={pressed} onPress={(event) => setPressed(event.pressed)} />
  },
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
      <ChipButton label="+3 more" look="quiet" onPress={fn()} />
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
export const Dark: Story = { ...Row, globals: { scheme: 'dark' } }
