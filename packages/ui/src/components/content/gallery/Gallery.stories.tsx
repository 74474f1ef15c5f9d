import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { bareProduct, hostileProduct } from '@skafferi/fixtures/build'
import { narrow, themes } from '../../../internal/story-frames'
import { behaviour } from '../../../internal/stories/behaviour'
import { guide } from '../../../internal/stories/guide'
import { inStates } from '../../../internal/stories/covered-by-states'
import { StatesMatrix } from '../../../internal/stories/states-matrix'
import { pageOf, worldProduct } from '../../../internal/stories/story-products'
import { Gallery } from './Gallery'

const mint = pageOf(worldProduct('Tjärn Cool Mint pouches'))
const seven = Array.from({ length: 7 }, (_, index) => ({ ...mint.pictures[index % 3]!, id: `picture-${index}` }))
const badge = (
  <span className="absolute start-3 top-3 rounded-xs bg-inverse px-1.5 text-2xs text-ink-on-inverse">NEW</span>
)

const meta = {
  title: 'Components/Content/Gallery',
  component: Gallery,
  parameters: guide({
    also: ['product pictures', 'lightbox', 'zoom', 'image viewer'],
    use: ['Several pictures of one product, one visible at a time.'],
    avoid: ['One small picture next to a name: use ShelfImage.', 'Different items in a row: use Carousel.'],
    do: [
      'Put the picture that shows the whole product first.',
      'Write a separate alternative text for a picture that shows something else (the back, the contents).',
    ],
    dont: ['Don’t put essential text in a picture.', 'Don’t cover the picture with more than one badge.'],
    keys: [
      { key: 'Tab', does: 'Moves to the large picture, then through the thumbnails.' },
      { key: 'Enter', does: 'On the large picture: enlarges it. On a thumbnail: shows that picture.' },
      { key: 'Arrow Right', does: 'On a thumbnail: shows the next picture and wraps around. In the dialog too.' },
      { key: 'Arrow Left', does: 'On a thumbnail: shows the previous picture.' },
      { key: 'Home', does: 'On a thumbnail: shows the first picture.' },
      { key: 'End', does: 'On a thumbnail: shows the last picture.' },
      { key: 'Escape', does: 'Closes the dialog and returns to the large picture.' },
    ],
    parts: [
      { name: 'Picture', is: 'Can be swiped on phones; a press enlarges it.', at: 'ul li' },
      { name: 'Enlarge', is: 'An icon that shows that the picture can be enlarged.', at: 'button' },
      {
        name: 'Thumbnails',
        is: 'One for each picture; hidden if there is only one.',
        at: 'ul ~ ul button, ul:last-of-type button',
      },
    ],
    content: ['The alternative text says what the title does not: “Back, with the list of ingredients”.'],
    widths: 'Square, as wide as its column. On phones pictures can be swiped; the thumbnails are in a grid below.',
    announces: 'A group called “Pictures”; each button says its position and the total.',
    pairs: 'not applicable',
  }),
  args: { pictures: mint.pictures, title: mint.title },
  decorators: [
    (Story) => (
      <div className="max-w-[36rem]">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Gallery>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = { ...inStates }

export const ShowsAnother: Story = {
  ...behaviour,
  play: async ({ canvas, step }) => {
    const thumb = (position: number) =>
      canvas.getByRole('button', { name: `Show picture ${position} of ${mint.pictures.length}` })
    const large = () => canvas.getByRole('img')

    await step('the first picture is large', async () => {
      await expect(large()).toHaveAccessibleName(mint.pictures[0]?.alt)
      await expect(thumb(1)).toHaveAttribute('aria-current', 'true')
    })

    await step('a press shows another one, and announces it', async () => {
      await userEvent.click(thumb(2))
      await expect(large()).toHaveAccessibleName(mint.pictures[1]?.alt)
      const row = large().closest('ul')!.getBoundingClientRect()
      await expect(large().getBoundingClientRect().left).toBeGreaterThanOrEqual(row.left)
      await expect(large().getBoundingClientRect().right).toBeLessThanOrEqual(row.right)
    })
  },
}

/** Through the thumbnails, into the dialog and back by keyboard. */
export const Keyboard: Story = {
  ...behaviour,
  tags: ['behaviour', 'keyboard'],
  play: async ({ canvas, step }) => {
    const count = mint.pictures.length
    const thumb = (position: number) => canvas.getByRole('button', { name: `Show picture ${position} of ${count}` })
    const enlarge = () => canvas.getByRole('button', { name: /^Enlarge/ })

    await step('arrows, Home and End move along the row, and wrap around', async () => {
      await userEvent.tab()
      await expect(enlarge()).toHaveFocus()
      await userEvent.tab()
      await expect(thumb(1)).toHaveFocus()
      await userEvent.keyboard('{End}')
      await expect(thumb(count)).toHaveFocus()
      await expect(canvas.getByRole('img')).toHaveAccessibleName(mint.pictures.at(-1)?.alt)
      await userEvent.keyboard('{ArrowRight}')
      await expect(thumb(1)).toHaveFocus()
      await userEvent.keyboard('{Home}')
      await expect(thumb(1)).toHaveAttribute('aria-current', 'true')
    })

    await step('Enter enlarges the picture, arrows change it there', async () => {
      await userEvent.tab({ shift: true })
      await userEvent.keyboard('{Enter}')
      const dialog = within(await canvas.findByRole('dialog', { name: mint.title }))
      await expect(dialog.getByRole('status')).toHaveTextContent(`Picture 1 of ${count}`)
      await userEvent.tab()
      await userEvent.tab()
      await expect(dialog.getByRole('group', { name: 'Pictures' })).toHaveFocus()
      await userEvent.keyboard('{ArrowRight}')
      await expect(dialog.getByRole('status')).toHaveTextContent(`Picture 2 of ${count}`)
    })

    await step('the focus returns', async () => {
      const dialog = within(canvas.getByRole('dialog'))
      await userEvent.tab({ shift: true })
      await expect(dialog.getByRole('button', { name: 'Close' })).toHaveFocus()
      await userEvent.keyboard('{Enter}')
      await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull())
      await expect(enlarge()).toHaveFocus()
    })
  },
}

/** Enlarged, and at twice that size, where arrow keys scroll. */
export const Enlarged: Story = {
  tags: ['reaches'],
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Enlarge/ }))
    const dialog = within(await canvas.findByRole('dialog'))
    const frame = dialog.getByRole('group', { name: 'Pictures' })
    await userEvent.click(dialog.getByRole('button', { name: 'Zoom in' }))
    await expect(frame.scrollWidth).toBeGreaterThan(frame.clientWidth)
    await userEvent.click(dialog.getByRole('button', { name: 'Next picture' }))
    await expect(frame.scrollWidth).toBeLessThanOrEqual(frame.clientWidth)
    await expect(dialog.getByRole('status')).toHaveTextContent('Picture 2 of')
  },
}

/** A swipe scrolls the row; the visible picture becomes the current one. */
export const SwipedOnPhone: Story = {
  decorators: [narrow],
  play: async ({ canvas }) => {
    const row = canvas.getByRole('img').closest('ul')!
    row.scrollTo({ left: row.clientWidth, behavior: 'instant' })
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: /picture 2/ })).toHaveAttribute('aria-current', 'true'),
    )
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(document.documentElement.clientWidth)
  },
}

export const Marked: Story = {
  args: { badge },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('NEW')).toBeVisible()
  },
}

export const One: Story = {
  args: { pictures: mint.pictures.slice(0, 1) },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('button')).toHaveLength(1)
  },
}

/** Without pictures the outline of a pack is shown, named by the title, and cannot be enlarged. */
export const None: Story = {
  args: { pictures: pageOf(bareProduct()).pictures, title: 'Bare product' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'Bare product' })).toHaveAttribute('data-missing', 'true')
    await expect(canvas.queryByRole('button')).toBeNull()
  },
}

/** Five thumbnails fit in a row; further ones wrap. */
export const Seven: Story = {
  args: { pictures: seven },
  play: async ({ canvas }) => {
    const thumbs = canvas.getAllByRole('button', { name: /^Show picture/ })
    const tops = thumbs.map((thumb) => thumb.getBoundingClientRect().top)
    await expect(tops.filter((top) => top === tops[0])).toHaveLength(5)
  },
}

/** A dialog shows four thumbnails and opens no other dialog. */
export const InDialog: Story = {
  args: { pictures: seven, variant: 'dialog', badge },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('button', { name: /^Show picture/ })).toHaveLength(4)
    await expect(canvas.queryByRole('button', { name: /^Enlarge/ })).toBeNull()
  },
}

export const InDialogShowsAnother: Story = {
  ...InDialog,
  ...behaviour,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show picture 3 of 4' }))
    await expect(canvas.getByRole('img')).toHaveAccessibleName(seven[2]?.alt)
  },
}

export const HostileText: Story = { args: { pictures: pageOf(hostileProduct()).pictures } }

export const States: Story = {
  render: (args) => <StatesMatrix part={Gallery} args={args} target="[aria-label^='Show picture 2']" cell={16} />,
}

export const Themes: Story = { ...inStates, decorators: [themes] }

export const RightToLeft: Story = { globals: { direction: 'rtl' } }

export const RightToLeftKeyboard: Story = {
  ...RightToLeft,
  ...behaviour,
  play: async ({ canvas }) => {
    canvas.getByRole('button', { name: /picture 1/ }).focus()
    await userEvent.keyboard('{ArrowLeft}')
    await expect(canvas.getByRole('button', { name: /picture 2/ })).toHaveFocus()
    const row = canvas.getByRole('img').closest('ul')!.getBoundingClientRect()
    await expect(canvas.getByRole('img').getBoundingClientRect().left).toBeGreaterThanOrEqual(row.left)
  },
}
