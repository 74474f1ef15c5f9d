import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { guide } from '../../../internal/stories/guide'
import { storyShelf, shelfViewOf, suggestedShelf } from '../../../internal/stories/story-shelf'
import { themes } from '../../../internal/story-frames'
import { Facings } from './Facings'

const { places } = shelfViewOf()
const placeOf = (sku: string) => places.find((place) => place.sku === sku)!
const kindsIn = (canvas: HTMLElement) =>
  [...canvas.querySelectorAll<HTMLElement>('[data-facing]')].map(({ dataset }) => dataset.facing)

const meta = {
  title: 'Commerce/Shelf/Facings',
  component: Facings,
  args: placeOf('SAL-0120'),
  parameters: {
    chromatic: { disableSnapshot: true },
    ...guide({
      also: ['packs', 'planogram'],
      use: ['In a place of a ShelfBoard.'],
      avoid: ['A single picture of a product: use ShelfImage.'],
      do: ['Show what is left, what is missing and what is on its way at one scale.'],
      dont: ['Don’t use it without text that says the same: it is hidden from screen readers.'],
      keys: [],
      parts: [{ name: 'Pack', is: 'The picture of one pack, or the outline of a missing one.', at: '[data-facing]' }],
      content: ['No text.'],
      widths: 'A millimetre is half a pixel; a container may change the scale with `--board-scale`.',
      announces: 'Nothing: it is decorative.',
      pairs: 'not applicable',
    }),
  },
  decorators: [(Story) => <div className="grid justify-items-center bg-media p-4">{Story()}</div>],
} satisfies Meta<typeof Facings>

export default meta
type Story = StoryObj<typeof meta>

/** A bag of 134 mm is 62 px wide at its content of 120 g; one of two places is filled. */
export const Default: Story = {
  play: async ({ canvas, canvasElement }) => {
    await expect(kindsIn(canvasElement)).toEqual(['pack', 'gap'])
    await expect(canvas.queryByRole('img')).toBeNull()
    const [pack] = canvasElement.querySelectorAll('[data-facing]')
    await expect(pack!.getBoundingClientRect().width).toBe(Math.round(placeOf('SAL-0120').front.width / 2))
  },
}

/** Small cans stand in three rows, filled from the bottom. */
export const Rows: Story = {
  args: placeOf('TJA-1403'),
  play: async ({ canvasElement }) => {
    await expect(kindsIn(canvasElement)).toEqual([...Array<string>(8).fill('gap'), ...Array<string>(4).fill('pack')])
  },
}

export const OnTheirWay: Story = {
  args: placeOf('LJU-0070'),
  play: async ({ canvasElement }) => {
    await expect(kindsIn(canvasElement)).toEqual(['pack', 'coming', 'coming'])
  },
}

/** More facings than fit are drawn as their share. */
export const ManyFacings: Story = {
  args: { ...placeOf('SAL-0120'), facings: { count: 40, rows: 1, filled: 20, added: 10, onItsWay: 0 } },
  play: async ({ canvasElement }) => {
    await expect(kindsIn(canvasElement)).toEqual(['pack', 'added'])
  },
}

/** What is not in the cart yet does not look like what is there. */
export const Drafted: Story = {
  args: { ...placeOf('SAL-0120'), facings: { ...placeOf('SAL-0120').facings, added: 1 }, isDraft: true },
  play: async ({ canvasElement }) => {
    await expect(kindsIn(canvasElement)).toEqual(['pack', 'drafted'])
    const pack = canvasElement.querySelector('[data-facing=drafted]')!
    await expect(getComputedStyle(pack, '::after').borderTopStyle).toBe('solid')
  },
}

export const Suggested: Story = { args: shelfViewOf(suggestedShelf).places[0]! }

/** Without a picture only the outlines are drawn. */
export const NoPicture: Story = { args: { ...placeOf('SAL-0120'), picture: { src: null, alt: '' } } }

/** A pack that is larger than its place is made smaller. */
export const LargePack: Story = {
  args: {
    ...placeOf('SAL-0120'),
    front: { width: 600, height: 400 },
    facings: { ...placeOf('SAL-0120').facings, count: 1 },
  },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('[data-facing]')!.getBoundingClientRect().width).toBeLessThanOrEqual(140)
  },
}

export const Phone: Story = {
  globals: { viewport: { value: 'mobile1' } },
  args: placeOf(storyShelf.places[8]!.sku ?? ''),
}
export const RightToLeft: Story = { globals: { direction: 'rtl' }, args: placeOf('SYL-0400') }
export const Dark: Story = { globals: { scheme: 'dark' } }
export const HighContrast: Story = { globals: { contrast: 'more' } }
export const Themes: Story = { decorators: [themes] }
