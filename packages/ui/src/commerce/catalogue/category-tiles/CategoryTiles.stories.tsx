import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { hostileText } from '@skafferi/fixtures/build'
import { behaviour } from '../../../internal/stories/behaviour'
import { expectOneMarked, forceColours } from '../../../internal/stories/forced-colours'
import { guide } from '../../../internal/stories/guide'
import { inStates } from '../../../internal/stories/covered-by-states'
import { StatesMatrix } from '../../../internal/stories/states-matrix'
import { storyCategories, storyCounts } from '../../../internal/stories/story-content'
import { themes } from '../../../internal/story-frames'
import { withShopPaths } from '../../service/shop-paths/story-paths'
import { CategoryTiles } from './CategoryTiles'

const meta = {
  title: 'Commerce/Catalogue/CategoryTiles',
  component: CategoryTiles,
  args: { content: storyCategories, counts: storyCounts },
  parameters: guide({
    also: ['categories', 'departments'],
    use: ['For the most important categories on the home page, each with a picture.'],
    avoid: ['For all categories: Header.', 'For narrowing a listing: FilterPanel.'],
    do: ['Show the store’s count; omit it if it is unknown.'],
    dont: ['Do not use more than six: buyers scan a row of pictures and do not read it.'],
    keys: [
      { key: 'Tab', does: 'Moves to the next tile; on a phone the row scrolls with it.' },
      { key: 'Enter', does: 'Opens the listing of the category.' },
    ],
    parts: [
      { name: 'Tile', is: 'A category; the whole tile is a link.', at: 'li a' },
      { name: 'Count', is: 'The number of products.', at: '.num' },
    ],
    content: ['The category’s name and its number of products.'],
    widths: 'Six in a row from 768 px; on phones the row scrolls.',
    announces: 'A list of links; the selected category is current.',
    pairs: [
      {
        right: { content: storyCategories },
        wrong: {
          content: {
            ...storyCategories,
            items: [
              ...storyCategories.items,
              ...storyCategories.items.map((item) => ({ ...item, category: `More ${item.category}` })),
            ],
          },
        },
        because: 'Six pictures can be scanned. Twelve have to be read.',
      },
    ],
  }),
  decorators: [withShopPaths],
} satisfies Meta<typeof CategoryTiles>

export default meta
type Story = StoryObj<typeof meta>

/** Six tiles with their number of products; Camera is selected. */
export const Default: Story = {
  play: async ({ canvas }) => {
    const tiles = canvas.getAllByRole('link')
    await expect(tiles.map((tile) => tile.getAttribute('aria-current'))).toEqual([null, null, null, 'true', null, null])
    await expect(tiles[0]).toHaveAccessibleName(`Phones ${storyCounts.get('Phones')} products`)
    await expect(tiles[0]).toHaveAttribute('href', '/products?category=Phones')
  },
}

export const Keyboard: Story = {
  ...behaviour,
  tags: ['behaviour', 'keyboard'],
  play: async ({ canvas }) => {
    const tiles = canvas.getAllByRole('link')
    await userEvent.tab()
    await userEvent.tab()
    await expect(tiles[1]).toHaveFocus()
    await userEvent.keyboard('{Enter}')
  },
}

/** Unknown counts are not shown. */
export const CountsUnknown: Story = {
  args: { counts: new Map() },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText(/product/)).toBeNull()
  },
}

export const OneAndNone: Story = {
  args: {
    content: { ...storyCategories, selected: null },
    counts: new Map(storyCategories.items.map(({ category }, index) => [category, index])),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('0 products')).toBeVisible()
    await expect(canvas.getByText('1 product')).toBeVisible()
  },
}

export const WithoutPictures: Story = {
  args: {
    content: { ...storyCategories, items: storyCategories.items.map((item) => ({ ...item, picture: null })) },
  },
}

/** The row scrolls, the page does not. A large count is formatted for the locale. */
export const Phone: Story = {
  globals: { viewport: { value: 'mobile1' } },
  args: {
    content: {
      ...storyCategories,
      items: [...storyCategories.items.slice(0, 5), { category: hostileText, picture: null }],
    },
    counts: new Map([[hostileText, 1_000_000]]),
  },
  play: async ({ canvas, canvasElement }) => {
    const row = canvas.getByRole('list')
    await expect(row.scrollWidth).toBeGreaterThan(row.clientWidth)
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320)
    await expect(canvasElement.querySelector('script')).toBeNull()
    await expect(canvas.getByText('1,000,000 products')).toBeInTheDocument()
  },
}

export const RightToLeft: Story = { globals: { direction: 'rtl' } }

/** Only the selected tile has a border. */
export const ForcedColours: Story = {
  ...behaviour,
  beforeEach: forceColours,
  play: async ({ canvas }) => {
    await expectOneMarked(canvas.getAllByRole('link'), canvas.getByRole('link', { current: true }))
  },
}

export const States: Story = {
  render: (args) => <StatesMatrix part={CategoryTiles} args={args} target="a:not([aria-current])" cell={34} />,
}

export const Themes: Story = { ...inStates, decorators: [themes] }
