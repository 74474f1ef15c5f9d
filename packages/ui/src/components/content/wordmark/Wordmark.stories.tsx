import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { narrow, themes } from '../../../internal/story-frames'
import { guide } from '../../../internal/stories/guide'
import { BrandSymbol } from './BrandSymbol'
import { Wordmark } from './Wordmark'

const meta = {
  title: 'Components/Content/Wordmark',
  component: Wordmark,
  parameters: guide({
    also: ['logo', 'brand', 'shop name'],
    use: ['The shop’s name in header and footer and above a form; BrandSymbol if there is not enough space.'],
    avoid: ['The name inside a text: write it.', 'A heading: the wordmark is not a heading.'],
    do: [
      'Keep clear space of twice the can’s diameter around it.',
      'Show it at least 96 px wide, the symbol at least 16 px.',
    ],
    dont: ['Don’t stretch, recolour or outline it.', 'Don’t place it on a picture.'],
    keys: [],
    parts: [
      { name: 'Symbol', is: 'A shelf and a can.', at: 'svg' },
      { name: 'Name', is: 'Drawn as outlines: needs no font.', at: 'svg' },
    ],
    content: ['Once on a page, in the header. Elsewhere the name is text.'],
    widths: 'At least 96 px wide; use only the symbol if there is less space.',
    announces: 'An image with the shop’s name.',
    pairs: 'not applicable',
  }),
} satisfies Meta<typeof Wordmark>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const name = within(canvasElement).getByRole('img', { name: 'Skafferi' })
    await expect(name.getBoundingClientRect().width).toBeGreaterThanOrEqual(96)
  },
}

export const Large: Story = { args: { size: 'lg' } }

export const OnNight: Story = {
  args: { background: 'night' },
  decorators: [
    (Story) => (
      <div className="bg-night p-6 text-ink-on-night">
        <Story />
      </div>
    ),
  ],
}

export const Symbol: Story = {
  render: ({ background }) => <BrandSymbol background={background} />,
}

/** It is not cut off in the narrowest container. */
export const Narrow: Story = {
  decorators: [narrow],
  args: { size: 'lg' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img').getBoundingClientRect().width).toBeLessThanOrEqual(288)
  },
}

export const Themes: Story = {
  decorators: [themes],
  render: () => (
    <div className="grid gap-4">
      <Wordmark />
      <BrandSymbol />
    </div>
  ),
}

/** The wordmark is a drawing and is not mirrored. */
export const RightToLeft: Story = { globals: { direction: 'rtl' } }
