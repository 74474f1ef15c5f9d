import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { toSharedShelfView } from '@skafferi/domain/shop/shelf'
import { sharedShelf } from '@skafferi/fixtures/world'
import { behaviour } from '../../../internal/stories/behaviour'
import { guide } from '../../../internal/stories/guide'
import { onAPhone } from '../../../internal/stories/on-a-phone'
import { storyLocale } from '../../../internal/stories/story-products'
import { storyWorld } from '../../../internal/stories/story-world'
import { withShopPaths } from '../../service/shop-paths/story-paths'
import { SharedBoard } from './SharedBoard'

const { places } = toSharedShelfView(sharedShelf(storyWorld), storyLocale)

const meta = {
  title: 'Commerce/Shelf/SharedBoard',
  component: SharedBoard,
  args: { label: 'The shelf', places },
  parameters: {
    chromatic: { disableSnapshot: true },
    ...guide({
      also: ['planogram', 'shared shelf'],
      use: ['A shelf that a company or a visitor shares with a link.'],
      avoid: ['The company’s own shelf: use ShelfBoard.', 'Products to discover: use ProductShelf.'],
      do: ['Show all packs at one scale.', 'Give the same articles as a list below.'],
      dont: ['Don’t show prices, stock or the name of a company.'],
      keys: [{ key: 'Tab', does: 'Moves between the articles.' }],
      parts: [
        { name: 'Place', is: 'The packs of an article, its name and its content.', at: 'li' },
        { name: 'Shelf', is: 'One line for each row, unbroken across places and free room.', at: 'ul' },
      ],
      content: ['Its accessible name is the heading above it.'],
      widths: 'Eight places in a row, four below 1024 px. On phones one scrolling row.',
      announces: 'A list with a name.',
      pairs: 'not applicable',
    }),
  },
  decorators: [withShopPaths],
} satisfies Meta<typeof SharedBoard>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas, canvasElement }) => {
    const list = canvas.getByRole('list', { name: 'The shelf' })
    await expect(within(list).getAllByRole('listitem')).toHaveLength(places.length)
    await expect(canvasElement.textContent).not.toMatch(/€|left|stock/i)
  },
}

/** Free room continues the shelf. */
export const ThreeArticles: Story = { args: { places: places.slice(0, 3) } }

/** The longest name is cut off at the end of its place. */
export const LongName: Story = {
  args: {
    places: places.map((place) => ({ ...place, title: 'Sältan Salt Liquorice Fish in a very large family bag' })),
  },
}

export const Keyboard: Story = {
  ...behaviour,
  tags: ['behaviour', 'keyboard'],
  play: async ({ canvas }) => {
    await userEvent.tab()
    await expect(canvas.getAllByRole('link')[0]).toHaveFocus()
    await userEvent.tab()
    await expect(canvas.getAllByRole('link')[1]).toHaveFocus()
  },
}

export const Phone: Story = { ...onAPhone }
export const RightToLeft: Story = { globals: { direction: 'rtl' } }
export const Dark: Story = { globals: { scheme: 'dark' } }
export const HighContrast: Story = { globals: { contrast: 'more' } }
