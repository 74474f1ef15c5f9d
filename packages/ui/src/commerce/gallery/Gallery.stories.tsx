import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { bareProduct, hostileProduct } from '@skafferi/fixtures/build'
import { pageOf, worldProduct } from '../../internal/stories/story-products'
import { Gallery } from './Gallery'

const mint = pageOf(worldProduct('Tjärn Cool Mint pouches'))
const seven = Array.from({ length: 7 }, (_, index) => ({ ...mint.pictures[index % 3]!, id: `picture-${index}` }))

const meta = {
  title: 'Commerce/Gallery',
  component: Gallery,
  args: { pictures: mint.pictures, title: mint.title },
  decorators: [(Story) => <div className="max-w-[36rem]"><Story /></div>],
} satisfies Meta<typeof Gallery>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas, step }) => {
    const thumb = (position: number) =>
      canvas.getByRole('button', { name: `Show picture ${position} of ${mint.pictures.length}` })
    const large = () => canvas.getByRole('img')

    await step('the first picture is large', async () => {
      await expect(large()).toHaveAccessibleName(mint.pictures[0]?.alt)
      await expect(thumb(1)).toHaveAttribute('aria-current', 'true')
    })

    await step('a press shows another', async () => {
      await userEvent.click(thumb(2))
      await expect(large()).toHaveAccessibleName(mint.pictures[1]?.alt)
    })

    await step('arrows, Home and End go along the row, and round', async () => {
      await userEvent.keyboard('{End}')
      await expect(thumb(mint.pictures.length)).toHaveFocus()
      await expect(large()).toHaveAccessibleName(mint.pictures.at(-1)?.alt)
      await userEvent.keyboard('{ArrowRight}')
      await expect(thumb(1)).toHaveFocus()
    })
  },
}

export const New: Story = {
  args: { isNew: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('NEW')).toBeVisible()
  },
}

export const One: Story = {
  args: { pictures: mint.pictures.slice(0, 1) },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).toBeNull()
  },
}

/** Without a picture the outline of a pack stands in its place, under the product's name. */
export const None: Story = {
  args: { pictures: pageOf(bareProduct()).pictures, title: 'Bare product' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'Bare product' })).toHaveAttribute('data-missing', 'true')
  },
}

export const Seven: Story = { args: { pictures: seven } }

/** The dialog has room for four thumbnails. */
export const InDialog: Story = {
  args: { pictures: seven, place: 'dialog' },
  play: async ({ canvas }) => {
    const row = within(canvas.getByRole('list'))
    await expect(row.getAllByRole('button')).toHaveLength(4)
  },
}

export const Hostile: Story = { args: { pictures: pageOf(hostileProduct()).pictures } }
export const Dark: Story = { globals: { scheme: 'dark' } }

export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  play: async ({ canvas }) => {
    canvas.getByRole('button', { name: /picture 1/ }).focus()
    await userEvent.keyboard('{ArrowLeft}')
    await expect(canvas.getByRole('button', { name: /picture 2/ })).toHaveFocus()
  },
}
