import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fireEvent, fn, userEvent, within } from 'storybook/test'
import { behaviour } from '../../../internal/stories/behaviour'
import { guide } from '../../../internal/stories/guide'
import { pressKeys } from '../../../internal/stories/press-keys'
import { shelfViewOf } from '../../../internal/stories/story-shelf'
import { ArrangeShelf } from './ArrangeShelf'

const places = shelfViewOf().places.slice(0, 4)
const [fish, toffee, skulls] = places

const meta = {
  title: 'Commerce/Shelf/ArrangeShelf',
  component: ArrangeShelf,
  args: {
    places,
    unplaced: [],
    room: 296,
    problem: null,
    onAdd: fn(),
    onMove: fn(),
    onTargetChange: fn(),
    onFacingsChange: fn(),
    onRemove: fn(),
    onUndoRemove: null,
    onClose: fn(),
  },
  parameters: {
    chromatic: { disableSnapshot: true },
    ...guide({
      also: ['sort', 'reorder list', 'drag and drop'],
      use: ['To change the order and the targets of a shelf.'],
      avoid: ['To order pieces: use ShelfBoard or ShelfList.'],
      do: ['Save each change at once; a colleague sees it.'],
      dont: ['Don’t offer only dragging: buttons move by one place.'],
      keys: [
        { key: 'Tab', does: 'Moves between buttons and fields.' },
        { key: 'Escape', does: 'Closes the dialog.' },
      ],
      parts: [
        { name: 'Article', is: 'Can be dragged to another place.', at: 'li' },
        { name: 'Arrows', is: 'Move it by one place.', at: 'li button' },
      ],
      content: ['A target is the pieces of a full place.'],
      widths: 'A dialog of 736 px; full width on phones.',
      announces: 'A dialog with a title; each button names its article.',
      pairs: 'takes the window',
    }),
  },
} satisfies Meta<typeof ArrangeShelf>

export default meta
type Story = StoryObj<typeof meta>

const dialogElement = () => within(document.body).getByRole('dialog')
const dialog = () => within(dialogElement())

export const Default: Story = {
  play: async () => {
    await expect(dialog().getAllByRole('listitem')).toHaveLength(4)
  },
}

/** Articles that are ordered regularly can be added without a search. */
export const Unplaced: Story = {
  ...behaviour,
  args: { places: [fish!], unplaced: [toffee!, skulls!] },
  play: async ({ args }) => {
    const canvas = dialog()
    const added = ({ variantId, target, facings }: NonNullable<typeof toffee>) => ({
      variantId,
      target,
      facings: facings.count,
    })
    await userEvent.click(canvas.getByRole('button', { name: `Add ${skulls!.title} to your shelf` }))
    await expect(args.onAdd).toHaveBeenLastCalledWith({ places: [added(skulls!)] })
    await userEvent.click(canvas.getByRole('button', { name: 'Add all 2' }))
    await expect(args.onAdd).toHaveBeenLastCalledWith({ places: [added(toffee!), added(skulls!)] })
    await expect(canvas.getByText(`${toffee!.title}, ${skulls!.title} is added.`)).toBeVisible()
  },
}

/** No more are added than the shelf has room for. */
export const UnplacedWithoutRoom: Story = {
  ...behaviour,
  args: { places: [fish!], unplaced: [toffee!, skulls!], room: 1 },
  play: async ({ args }) => {
    await userEvent.click(dialog().getByRole('button', { name: 'Add all 1' }))
    await expect(args.onAdd).toHaveBeenCalledWith({ places: [expect.anything()] })
  },
}

export const Moves: Story = {
  ...behaviour,
  play: async ({ args }) => {
    const canvas = dialog()
    await userEvent.click(canvas.getByRole('button', { name: `Move ${toffee!.title} up` }))
    await expect(args.onMove).toHaveBeenLastCalledWith({ variantId: toffee!.variantId, to: 0 })
    await userEvent.click(canvas.getByRole('button', { name: `Move ${toffee!.title} down` }))
    await expect(args.onMove).toHaveBeenLastCalledWith({ variantId: toffee!.variantId, to: 2 })
    await userEvent.click(canvas.getByRole('button', { name: `Move ${skulls!.title} down` }))
    await expect(args.onMove).toHaveBeenLastCalledWith({ variantId: skulls!.variantId, to: 3 })
    await userEvent.click(canvas.getByRole('button', { name: `Remove ${fish!.title}` }))
    await expect(args.onRemove).toHaveBeenCalledWith({ variantId: fish!.variantId })
  },
}

export const Drags: Story = {
  ...behaviour,
  play: async ({ args }) => {
    const [first, , third] = dialog().getAllByRole('listitem')
    await fireEvent.dragStart(first!)
    await fireEvent.dragOver(third!)
    await fireEvent.drop(third!)
    await expect(args.onMove).toHaveBeenLastCalledWith({ variantId: fish!.variantId, to: 2 })
    await fireEvent.dragStart(third!)
    await fireEvent.drop(first!)
    await expect(args.onMove).toHaveBeenLastCalledWith({ variantId: skulls!.variantId, to: 0 })
  },
}

export const Keyboard: Story = {
  ...behaviour,
  tags: ['behaviour', 'keyboard'],
  play: async ({ args }) => {
    const down = dialog().getByRole('button', { name: `Move ${fish!.title} down` })
    down.focus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onMove).toHaveBeenLastCalledWith({ variantId: fish!.variantId, to: 1 })
    await pressKeys('{Escape}', () => fireEvent(dialogElement(), new Event('cancel', { cancelable: true })))
    await expect(args.onClose).toHaveBeenCalled()
  },
}

/** A number is saved when the field is left; an invalid one stays, with an error. */
export const Numbers: Story = {
  ...behaviour,
  play: async ({ args }) => {
    const canvas = dialog()
    const [target] = canvas.getAllByLabelText(/^Pieces when full/)
    await userEvent.clear(target!)
    await userEvent.type(target!, '120')
    await expect(args.onTargetChange).not.toHaveBeenCalled()
    await userEvent.tab()
    await expect(args.onTargetChange).toHaveBeenCalledWith({ variantId: fish!.variantId, target: 120 })
    const [facings] = canvas.getAllByLabelText('Packs that show, up to 2')
    await userEvent.clear(facings!)
    await userEvent.type(facings!, '3')
    await userEvent.tab()
    await expect(await canvas.findByText('Enter a whole number from 1 to 2.')).toBeVisible()
    await expect(args.onFacingsChange).not.toHaveBeenCalled()
  },
}

/** The last removal can be taken back. */
export const Removed: Story = {
  ...behaviour,
  args: { onUndoRemove: fn() },
  play: async ({ args }) => {
    await userEvent.click(dialog().getByRole('button', { name: 'Put it back' }))
    await expect(args.onUndoRemove).toHaveBeenCalledOnce()
  },
}

export const Empty: Story = {
  args: { places: [] },
  play: async () => {
    await expect(dialog().getByText('No articles on your shelf.')).toBeVisible()
  },
}

export const Phone: Story = {
  globals: { viewport: { value: 'mobile1' } },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320)
  },
}
export const RightToLeft: Story = { globals: { direction: 'rtl' } }
export const Dark: Story = { globals: { scheme: 'dark' } }
export const HighContrast: Story = { globals: { contrast: 'more' } }
