import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { promoBanner, sideBanner } from '@skafferi/brand/content/home-banners'
import { accessoriesBanner, businessValues, heroBanner, heroShelves } from '@skafferi/brand/content/landing-banners'
import { toCategoryTiles, startCategory } from '@skafferi/domain/shop/content'
import { toBannerSlot, type BannerFault } from '@skafferi/domain/platform/shared-views'
import { PageLayout, PageWidth } from '@skafferi/ui/components/layout/page-layout'
import { ShopPathsProvider } from '@skafferi/ui/commerce/service/shop-paths'
import { HomeScreen } from '@skafferi/ui/screens/home-screen'
import { LandingScreen } from '@skafferi/ui/screens/landing-screen'
import { paths } from '../paths'
import { storyWorld } from '../stories/story-shop'
import { arrivalTiles, categoryPictures } from './home'
import { sampleProducts, shelfBanner } from './landing'

const noResponse: BannerFault = { code: 'no_answer' }

/** The slot of a banner that the store does not have. */
const defaultSlot = <View,>(view: View) => toBannerSlot<View>({ fault: noResponse }, () => view, view)

const meta = {
  title: 'Screens/Service/Default content',
  parameters: { layout: 'fullscreen' },
  decorators: [
    (Story) => (
      <ShopPathsProvider paths={paths}>
        <PageLayout width="full">
          <Story />
        </PageLayout>
      </ShopPathsProvider>
    ),
  ],
} satisfies Meta

export default meta
type Story = StoryObj<typeof meta>

/** The landing page with its default content, and the reasons why no banner was loaded. */
export const Default: Story = {
  render: () => (
    <LandingScreen
      audience="visitor"
      shelves={heroShelves}
      hero={defaultSlot(heroBanner)}
      values={defaultSlot(businessValues)}
      samples={sampleProducts}
      banner={defaultSlot(shelfBanner)}
      accessories={defaultSlot(accessoriesBanner)}
    />
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(heroBanner.title)
    await expect(await canvas.findByText('for Your Mobile Store,Right This Way.')).toBeVisible()
    await expect(await canvas.findByRole('heading', { name: 'Fill the shelf before the weekend' })).toBeVisible()
    await expect(canvas.getByRole('heading', { name: 'The Perfect Accessories' })).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Find Your Perfect Console' })).toHaveAttribute('href', '/sign-in')
    await expect(await canvas.findAllByText('Sample')).toHaveLength(4)
  },
}

/** The customer's home page with default banners, category tiles and arrivals. */
export const Home: Story = {
  render: () => (
    <PageWidth>
      <HomeScreen
        firstName={null}
        bestSellers={{ status: 'loading' }}
        promoBanner={defaultSlot(promoBanner)}
        sideBanner={defaultSlot(sideBanner)}
        categoryTiles={toCategoryTiles(storyWorld.categories, categoryPictures)}
        currentCategory={startCategory}
        arrivals={arrivalTiles}
        purchases={{ stateOf: () => 'idle', problemOf: () => null }}
        onAddToCart={() => undefined}
        onBuyNow={() => undefined}
        onSelectVariant={() => undefined}
      />
    </PageWidth>
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('$299')).toBeVisible()
    await expect(await canvas.findByText('29% off')).toBeVisible()
    await expect(await canvas.findByRole('heading', { name: 'New Arrival' })).toBeVisible()
  },
}
