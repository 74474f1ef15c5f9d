import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { guide } from '../../../internal/stories/guide'
import { themes } from '../../../internal/story-frames'
import { CartonStack } from './CartonStack'

const drawnIn = (canvas: HTMLElement) =>
  [...canvas.querySelectorAll<SVGElement>('[data-carton]')].map(({ dataset }) => dataset.carton)

const meta = {
  title: 'Commerce/Catalogue/CartonStack',
  component: CartonStack,
  args: { quantity: 51, carton: 24, unit: 'bag' },
  parameters: {
    chromatic: { disableSnapshot: true },
    ...guide({
      also: ['cases', 'packaging unit'],
      use: ['Below the quantity of a product that is packed in cartons.'],
      avoid: ['A shelf: Facings draws single packs.'],
      do: ['Update it with each change of the quantity.'],
      dont: ['Don’t use it without a carton size, or for a quantity that is not a number.'],
      keys: [],
      parts: [
        { name: 'Drawing', is: 'Full cartons, and the begun one, dashed.', at: 'svg' },
        { name: 'Words', is: 'Cartons, their size and the rest.', at: '.num' },
      ],
      content: ['Full cartons first, then the rest in the unit of the product.'],
      widths: 'The drawing is at most 145 px wide; the words wrap beside it.',
      announces: 'Nothing by itself. The drawing is hidden; its sentence can be read.',
      pairs: 'not applicable',
    }),
  },
} satisfies Meta<typeof CartonStack>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText('2 cartons of 24 and 3 bags')).toBeVisible()
    await expect(drawnIn(canvasElement)).toEqual(['full', 'full', 'begun'])
    await expect(canvasElement.querySelector('svg')).toHaveAttribute('aria-hidden', 'true')
    await expect(canvasElement.getAnimations({ subtree: true })).toEqual([])
  },
}

export const FullCarton: Story = {
  args: { quantity: 24 },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText('1 carton of 24')).toBeVisible()
    await expect(drawnIn(canvasElement)).toEqual(['full'])
  },
}

/** Less than a carton, of a product without a unit of its own. */
export const LessThanACarton: Story = {
  args: { quantity: 1, unit: null },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText('1 piece of a carton of 24')).toBeVisible()
    await expect(drawnIn(canvasElement)).toEqual(['begun'])
  },
}

/** Twelve are drawn with an ellipsis; the words have the number. */
export const ManyCartons: Story = {
  args: { quantity: 48_003 },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText('2,000 cartons of 24 and 3 bags')).toBeVisible()
    await expect(drawnIn(canvasElement)).toHaveLength(12)
    await expect(canvasElement.querySelectorAll('circle')).toHaveLength(3)
  },
}

/** Twelve full cartons and no rest have no ellipsis. */
export const TwelveCartons: Story = {
  args: { quantity: 288 },
  play: async ({ canvasElement }) => {
    await expect(drawnIn(canvasElement)).toHaveLength(12)
    await expect(canvasElement.querySelector('circle')).toBeNull()
  },
}

export const Phone: Story = { globals: { viewport: { value: 'mobile1' } }, args: { quantity: 48_003 } }
export const RightToLeft: Story = { globals: { direction: 'rtl' } }
export const Dark: Story = { globals: { scheme: 'dark' } }
export const HighContrast: Story = { globals: { contrast: 'more' } }
export const Themes: Story = { decorators: [themes] }
