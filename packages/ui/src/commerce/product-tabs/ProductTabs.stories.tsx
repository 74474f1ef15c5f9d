import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { bareProduct, hostileProduct } from '@skafferi/fixtures/build'
import { narrow } from '../../internal/story-frames'
import { pageOf, worldProduct } from '../../internal/stories/story-products'
import { ProductTabs } from './ProductTabs'

const mint = pageOf(worldProduct('Tjärn Cool Mint pouches'), { options: { Strength: '3', Pack: 'Single can' } })

const meta = {
  title: 'Commerce/ProductTabs',
  component: ProductTabs,
  args: { details: mint },
} satisfies Meta<typeof ProductTabs>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas, step }) => {
    const panel = () => within(canvas.getByRole('tabpanel'))

    await step('the description comes first, with the promises of the shop', async () => {
      for (const promise of ['1-year warranty', 'Money-back guarantee', '24/7 support']) {
        await expect(panel().getByText(promise)).toBeVisible()
      }
      await expect(panel().getByRole('table', { name: 'Shipping Information' })).toBeVisible()
    })

    await step('the weight is in grams', async () => {
      await userEvent.click(canvas.getByRole('tab', { name: 'Additional info' }))
      await expect(panel().getByText(mint.weight!)).toBeVisible()
      await expect(mint.weight).toMatch(/g$/)
    })

    await step('the specification is the data sheet', async () => {
      await userEvent.keyboard('{ArrowRight}')
      await expect(panel().getByText(mint.specification[0]!.value)).toBeVisible()
    })
  },
}

/** What is not known has no row; no specification is said as such. */
export const Bare: Story = {
  args: { details: pageOf(bareProduct()) },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('tab', { name: 'Additional info' }))
    await expect(within(canvas.getByRole('tabpanel')).queryByText('Weight')).toBeNull()
    await userEvent.click(canvas.getByRole('tab', { name: 'Specification' }))
    await expect(canvas.getByRole('tabpanel')).toHaveTextContent('No specification for this product.')
  },
}

export const Hostile: Story = {
  args: { details: pageOf(hostileProduct()) },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('script, img[onerror]')).toBeNull()
  },
}

export const Narrow: Story = { decorators: [narrow] }
export const Dark: Story = { globals: { scheme: 'dark' } }
export const RightToLeft: Story = { globals: { direction: 'rtl' } }
