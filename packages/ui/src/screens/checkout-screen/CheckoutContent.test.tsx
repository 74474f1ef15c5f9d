import { renderToString } from 'react-dom/server'
import { expect, test, vi } from 'vitest'

test('a refusal because of a changed cart has a text while its details are loading', async () => {
  // Whatever ran before: lazy parts are loaded once.
  vi.resetModules()
  const { default: meta, CartChangedOnOrder } = await import('./CheckoutScreen.stories')
  const { ToastProvider } = await import('../../components/feedback/toast')
  const { ShopPathsProvider } = await import('../../commerce/service/shop-paths')
  const { storyPaths } = await import('../../commerce/service/shop-paths/story-paths')
  const { CheckoutScreen } = await import('./CheckoutScreen')
  const html = (args: typeof CartChangedOnOrder.args) =>
    renderToString(
      <ToastProvider>
        <ShopPathsProvider paths={storyPaths}>
          <CheckoutScreen {...meta.args} {...args} />
        </ShopPathsProvider>
      </ToastProvider>,
    )
  expect(html(CartChangedOnOrder.args)).toContain('Nothing has been ordered.')
  expect(html({ ...CartChangedOnOrder.args, problem: null })).not.toContain('Nothing has been ordered.')
})
