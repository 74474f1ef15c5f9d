import { brand } from '@skafferi/brand'
import { neutralBrand } from '@skafferi/domain/rules/brand/brand'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { BrandProvider } from '../../components/content/brand'
import { withShopPaths } from '../../commerce/service/shop-paths/story-paths'
import { hostileText } from '@skafferi/fixtures/build'
import { behaviour } from '../../internal/stories/behaviour'
import { inPage } from '../../internal/stories/in-page'
import { onAPhone } from '../../internal/stories/on-a-phone'
import { emptyPage, failedPage, loadingPage, storyPage, storyPageWith } from '../../internal/stories/story-content'
import { storyShelves } from '../../internal/stories/story-shelves'
import { AboutScreen } from './AboutScreen'

const meta = {
  title: 'Screens/Service/AboutScreen',
  component: AboutScreen,
  args: { ...storyPage('about'), audience: 'visitor', shelves: storyShelves },
  parameters: { layout: 'fullscreen' },
  decorators: [inPage(), withShopPaths],
} satisfies Meta<typeof AboutScreen>

export default meta
type Story = StoryObj<typeof meta>

/** A visitor gets a link to the application. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(document.title).toBe('About Us · Skafferi')
    await expect(canvas.getByText(/^Skafferi is one pantry for every shop/)).toBeVisible()
    await expect(canvas.getAllByRole('heading', { level: 2 }).map((title) => title.textContent)).toEqual([
      'Who we serve',
      'How we sell',
      'How we deliver',
    ])
    await expect(canvas.getByRole('link', { name: 'Apply for an account' })).toHaveAttribute('href', '/sign-up')
    await expect(canvas.getByRole('link', { name: 'Contact Us' })).toHaveAttribute('href', '/contact-us')
    await expect(canvas.queryByRole('link', { name: 'Shop Product' })).toBeNull()
  },
}

/** A customer gets a link to the products. */
export const Customer: Story = {
  args: { audience: 'customer' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Shop Product' })).toHaveAttribute('href', '/products')
    await expect(canvas.queryByRole('link', { name: 'Apply for an account' })).toBeNull()
  },
}

/** Without pictures there is only text. */
export const WithoutShelves: Story = {
  args: { shelves: undefined },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('img')).toBeNull()
  },
}

/** A shop without blocks has the sentence of its profile and the links. */
export const NoBlocks: Story = {
  ...behaviour,
  args: { ...emptyPage, shelves: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(brand.about)).toBeVisible()
    await expect(canvas.queryByRole('heading', { level: 2 })).toBeNull()
    await expect(canvas.getByRole('link', { name: 'Contact Us' })).toBeVisible()
  },
}

/** A new shop, whose profile is empty too, says that there is nothing to read yet. */
export const NothingToRead: Story = {
  ...behaviour,
  args: { ...emptyPage, shelves: undefined },
  decorators: [
    (Story) => (
      <BrandProvider brand={neutralBrand}>
        <Story />
      </BrandProvider>
    ),
  ],
  play: async ({ canvas }) => {
    await expect(canvas.getByText('There is nothing to read about us here yet.')).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Apply for an account' })).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Contact Us' })).toBeVisible()
  },
}

export const Loading: Story = {
  ...behaviour,
  args: loadingPage,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading...')
  },
}

export const Failed: Story = {
  ...behaviour,
  args: failedPage({ code: 'no_data' }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('status')).toHaveTextContent(
      'Error loading content: No data received from API',
    )
  },
}

export const LongHostileText: Story = {
  ...behaviour,
  globals: onAPhone.globals,
  args: storyPageWith('about', `${hostileText} ${'x'.repeat(200)}`),
  play: async (context) => {
    await expect(context.canvasElement.querySelector('script, img[onerror]')).toBeNull()
    await onAPhone.play()
  },
}

export const Phone: Story = { ...onAPhone }

export const RightToLeft: Story = { globals: { direction: 'rtl' } }
export const Dark: Story = { globals: { scheme: 'dark' } }
export const HighContrast: Story = { globals: { contrast: 'more' } }
