import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { narrow, themes } from '../../../internal/story-frames'
import { guide } from '../../../internal/stories/guide'
import { ShelfImage } from './ShelfImage'

/** An inline picture of a can, so that the story needs no network. */
const can =
  'data:image/svg+xml,' +
  encodeURIComponent(
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 288 288">' +
      '<circle cx="144" cy="168" r="120" fill="#1c6d87"/><circle cx="144" cy="168" r="104" fill="#2b86a3"/></svg>',
  )

const meta = {
  title: 'Components/Content/ShelfImage',
  component: ShelfImage,
  parameters: guide({
    also: ['product picture', 'thumbnail', 'pack shot', 'image'],
    use: ['The picture of a product, anywhere: card, line, page.'],
    avoid: [
      'Several pictures of one product: use Gallery.',
      'Pictures that are not packs: use a plain image on the page.',
    ],
    do: [
      'Leave `alt` empty if the name is next to it.',
      'Use `eager` for images visible on load, `lazy` for all others.',
    ],
    dont: ['Don’t float, crop or tilt a pack, or add a shadow.', 'Don’t mix sizes in one row.'],
    keys: [],
    parts: [
      { name: 'Background', is: 'The light area behind the pack.', at: 'span' },
      { name: 'Pack', is: 'On the line, complete, in its original proportions.', at: 'img' },
    ],
    content: ['The alternative text is the product title; empty if the title is next to it.'],
    widths:
      'A square: 40 px in a compact list, as wide as the card in a grid. Its space is reserved before the image loads.',
    announces: 'An image with its alternative text; nothing if that is empty.',
    pairs: 'not applicable',
  }),
  args: { src: can, alt: 'Tjärn Cool Mint', size: 'card' },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: '16rem' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof ShelfImage>

export default meta
type Story = StoryObj<typeof meta>

/** The bottom of the pack is on the shelf's line at every size. */
export const Default: Story = {
  play: async ({ canvas }) => {
    const image = canvas.getByRole('img', { name: 'Tjärn Cool Mint' })
    const box = image.parentElement as HTMLElement
    await expect(box.getBoundingClientRect().bottom - image.getBoundingClientRect().bottom).toBe(2)
    await expect(image).toHaveAttribute('loading', 'lazy')
  },
}

export const Thumb: Story = {
  args: { size: 'thumb', alt: '' },
  play: async ({ canvasElement }) => {
    const image = canvasElement.querySelector('img')
    const box = image?.parentElement as HTMLElement
    await expect(box.getBoundingClientRect().width).toBe(48)
    // The shelf's line is straight with every radius of a brand.
    await expect(box).toHaveStyle({ borderEndStartRadius: '0px', borderEndEndRadius: '0px' })
  },
}

/** After adding to the cart: a second pack moves in front of the first, without an alternative text. */
export const TwoPacks: Story = {
  args: { packs: 2 },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getAllByRole('img')).toHaveLength(1)
    const [behind, front] = canvasElement.querySelectorAll('img')
    await expect(front!.alt).toBe('')
    await waitFor(() =>
      expect(front!.getBoundingClientRect().left).toBeGreaterThan(behind!.getBoundingClientRect().left),
    )
    await expect(front!.getBoundingClientRect().bottom).toBe(behind!.getBoundingClientRect().bottom)
  },
}

export const Line: Story = { args: { size: 'line', alt: '' } }

export const Hero: Story = {
  args: { size: 'hero', loading: 'eager' },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: '36rem' }}>
        <Story />
      </div>
    ),
  ],
}

export const Missing: Story = {
  args: { src: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'Tjärn Cool Mint' })).toHaveAttribute('data-missing', 'true')
  },
}

export const MissingThumb: Story = { args: { src: undefined, size: 'thumb', alt: '' } }

/** A picture that cannot be loaded is replaced by the outline of a pack. */
export const Failing: Story = {
  args: { src: 'data:image/png;base64,AAAA', loading: 'eager' },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('img')).toHaveAttribute('data-missing', 'true'))
  },
}

const sizes = (
  <div className="flex flex-wrap items-end gap-3">
    <ShelfImage src={can} alt="Card" size="card" />
    <ShelfImage src={can} alt="Line" size="line" />
    <ShelfImage src={undefined} alt="Missing" size="line" />
    <ShelfImage src={can} alt="Thumbnail" size="thumb" />
  </div>
)

export const Narrow: Story = {
  args: { size: 'hero' },
  decorators: [narrow],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img').getBoundingClientRect().width).toBeLessThanOrEqual(288)
  },
}

export const Themes: Story = { render: () => sizes, decorators: [themes] }
export const RightToLeft: Story = { render: () => sizes, globals: { direction: 'rtl' } }
