import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { brand } from '@skafferi/brand'
import { narrow, themes } from '../../../internal/story-frames'
import { guide } from '../../../internal/stories/guide'
import { BrandProvider } from '../brand'
import { BrandSymbol } from './BrandSymbol'
import { Wordmark } from './Wordmark'

const meta = {
  title: 'Components/Content/Wordmark',
  component: Wordmark,
  parameters: guide({
    also: ['logo', 'brand', 'shop name'],
    use: ['The shop’s logo in header and footer and above a form; BrandSymbol if there is not enough space.'],
    avoid: ['The name inside a text: write it.', 'A heading: the wordmark is not a heading.'],
    do: [
      'Give the brand a logo for light and one for dark backgrounds.',
      'Keep clear space of half its height around it.',
    ],
    dont: ['Don’t stretch, recolour or outline it.', 'Don’t place it on a picture.'],
    keys: [],
    parts: [{ name: 'Logo', is: 'The picture for the scheme, or the name as text.', at: 'img, span' }],
    content: ['Once on a page, in the header. Elsewhere the name is text.'],
    widths: 'As wide as the logo at its height; use only the symbol if there is less space.',
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
  render: () => <BrandSymbol />,
}

/** A shop without a logo shows its name, and the first letter of it as its symbol. */
export const NameOnly: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  decorators: [
    (Story) => (
      <BrandProvider brand={{ ...brand, name: 'Åbergs Lakrits', logo: null }}>
        <Story />
      </BrandProvider>
    ),
  ],
  render: () => (
    <div className="grid gap-4">
      <Wordmark />
      <BrandSymbol />
    </div>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Åbergs Lakrits')).toBeVisible()
    await expect(canvas.getByText('Å')).toBeVisible()
    await expect(canvas.queryByRole('img')).toBeNull()
  },
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

/** A logo is a picture and is not mirrored. */
export const RightToLeft: Story = { globals: { direction: 'rtl' } }
