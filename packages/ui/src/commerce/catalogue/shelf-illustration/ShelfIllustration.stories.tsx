import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Link } from '../../../components/actions/link'
import { guide } from '../../../internal/stories/guide'
import { onAPhone } from '../../../internal/stories/on-a-phone'
import { storyWorld } from '../../../internal/stories/story-world'
import { themes } from '../../../internal/story-frames'
import { ShelfIllustration } from './ShelfIllustration'

const pictures = storyWorld.products.flatMap(({ thumbnail }) => (thumbnail === null ? [] : [{ src: thumbnail }]))
const shelves = [pictures.slice(0, 6), pictures.slice(6, 12), pictures.slice(12, 18)]
const product = { href: '/products/prod_1', title: 'Salt Liquorice Fish' }
const visiblePacks = (canvas: HTMLElement) =>
  [...canvas.querySelectorAll('img')].filter((pack) => pack.checkVisibility())

const meta = {
  title: 'Commerce/Catalogue/ShelfIllustration',
  component: ShelfIllustration,
  args: { variant: 'hero', shelves },
  parameters: guide({
    also: ['illustration', 'ornament'],
    use: ['As decoration beside a headline or a form, on a dark background.'],
    avoid: ['Products for sale: use ProductShelf and ProductCard.'],
    do: ['Fill the shelves; a row that extends beyond the edge suggests more products.'],
    dont: ['Don’t convey information with it: it is hidden from screen readers.'],
    keys: [],
    parts: [
      { name: 'Shelf', is: 'A row of product pictures.', at: 'div > div' },
      { name: 'Picture', is: 'Decoration.', at: 'img' },
    ],
    content: ['No text.'],
    widths: 'As many pictures as fit. A wall fills its column.',
    announces: 'Nothing; a picture that leads to a product is a link with its name.',
    pairs: 'not applicable',
  }),
  decorators: [
    (Story) => (
      <div className="overflow-hidden bg-night">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof ShelfIllustration>

export default meta
type Story = StoryObj<typeof meta>

/** Product pictures on shelves, hidden from screen readers. */
export const Default: Story = {
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.queryByRole('img')).toBeNull()
    await expect(visiblePacks(canvasElement)).toHaveLength(18)
    const [pack] = visiblePacks(canvasElement)
    const shelf = pack!.parentElement!.getBoundingClientRect()
    await expect(shelf.bottom - pack!.getBoundingClientRect().bottom).toBe(2)
  },
}

/** Pictures of products on sale lead to them; the others stay decoration. */
export const Products: Story = {
  args: {
    shelves: [pictures.slice(0, 6)],
    toLink: (src, picture) =>
      src === pictures[1]!.src ? undefined : (
        <Link href={product.href} label={product.title} variant="bare">
          {picture}
        </Link>
      ),
  },
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas }) => {
    const links = canvas.getAllByRole('link', { name: product.title })
    await expect(links).toHaveLength(5)
    await expect(links[0]).toHaveAttribute('href', product.href)
    const [first, second] = links
    await expect(first!.getBoundingClientRect().bottom).toBe(second!.getBoundingClientRect().bottom)
  },
}

export const Wall: Story = { args: { variant: 'wall' } }

/** On a phone the wall is one shelf, and the pictures of the others are not loaded. */
export const WallPhone: Story = {
  args: { variant: 'wall' },
  globals: { viewport: { value: 'mobile2' } },
  play: async ({ canvasElement }) => {
    await expect(visiblePacks(canvasElement)).toHaveLength(6)
    const packs = [...canvasElement.querySelectorAll('img')]
    await expect(packs.filter((pack) => pack.loading === 'lazy')).toHaveLength(12)
  },
}

/** Pictures that do not fit are cut off; the page does not scroll horizontally. */
export const Overfull: Story = { ...onAPhone, args: { shelves: [pictures.slice(0, 24)] } }

/** A picture may occur twice. */
export const Repeated: Story = {
  args: { shelves: [[pictures[0]!, pictures[0]!, pictures[0]!]] },
  play: async ({ canvasElement }) => {
    await expect(visiblePacks(canvasElement)).toHaveLength(3)
  },
}

export const Empty: Story = { args: { shelves: [[], []] } }
export const RightToLeft: Story = { globals: { direction: 'rtl' } }
export const Themes: Story = { decorators: [themes] }
