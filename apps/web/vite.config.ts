import tailwind from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defaultClientConditions, defaultServerConditions, defineConfig } from 'vite'
import { leanPages } from '../../scripts/lib/lean-pages.mjs'
import { leanRouter } from '../../scripts/lib/lean-router.mjs'
import { leanColours } from '../../scripts/lib/lean-colours.mjs'

/** A build's scripts are named by their content alone; shorter hashes could meet. */
const scriptNames = { entryFileNames: 'assets/[hash:7].js', chunkFileNames: 'assets/[hash:7].js' }

/** Where the store is while the app is developed. */
export const store = `http://127.0.0.1:${process.env.PORT || 4000}`

/** A script of chosen modules without what they import. */
const part = (name: string, tests: readonly RegExp[]) => ({
  name,
  test: (id: string) => tests.some((test) => test.test(id)),
  includeDependenciesRecursively: false,
})

/**
 * Scripts that several pages load; the first matching rule applies. The bundler places a page's own modules and those
 * that few pages share. Few larger files compress better than many small ones; `npm run size` tells which pages pay for
 * modules that they do not use.
 */
const groups = [
  { name: 'libraries', test: /node_modules/, tags: ['$initial' as const] },
  // What reads data, for guests' pages without the customers' frame.
  { name: 'queries', test: /@tanstack\/(react-query|query-core)\/(?!.*mutation)/i },
  // The start of the app, and what every page shows.
  { name: 'base', tags: ['$initial' as const] },
  { name: 'base', test: /components\/(content\/icon|layout\/page-layout)\// },
  // The blocks of pages: what fills them, and what the first part of each page shows.
  {
    name: 'content',
    test: /shared-views\/blocks\.view|content\/(page-content\.view|placeholders)|banner\/BannerFaultLine|runs-of/,
  },
  { name: 'blocks', test: /internal\/(block-list|paragraphs)/ },
  // Modules that fourteen pages or later parts need; a smaller number burdens pages with code they never use, and so do
  // reading numbers, writing dates and why an account's form was refused, which few pages need at once.
  {
    name: 'shared',
    test: /packages\/(?!domain\/src\/(rules\/text\/number-text|platform\/format\/(cached|date))|.*account-problem)/,
    minShareCount: 14,
  },
  // Head and foot of customers' pages with all that they import.
  { name: 'frame', test: /app\/CustomerShell/ },
  // What pages with prices share: amounts, VAT, names of variants.
  part('prices', [
    /platform\/format\/(money|number|country)/,
    /pricing\/money|tax\.view|catalogue\/(stock|variant-name)|shared-views\/parts|order-rule/,
  ]),
  // What pages with a cart share: its content, changes and totals.
  part('totals', [
    /rules\/(pricing\/(pricing|quote)|tax\/tax-sums|cart\/(cart|line-change)\.ts|checkout\/order-minimum)/,
    /shop\/cart\/(cart\.estimate|cart-snapshot|displayed-prices|cart\.writes|use-cart-action)/,
    /shop\/cart\/(delivery-steps\.view|totals\.view)|use-ready-problem/,
  ]),
  // What home, the listing, a product, the cart and the wishlist share: quantities, adding to the cart.
  part('buying', [
    /rules\/cart\/cart-size\.ts|shop\/cart\/(cart-size\.view|updated-cart)|larger-quantity|line-notice|order-limits/,
    /use-add-to-cart|generated\/catalog|internal\/(presses|use-is-hydrated)|number-stepper|quantity-stepper/,
    /mark-products|wishlist\.queries|rules\/wishlist\/wishlist/,
  ]),
  // What product pages and product cards share.
  part('card-parts', [
    /product-card\.view|stock-label|brand-once|use-stable-during|content\/rating\//,
    /use-cart-now-text|generated\/card\.ts/,
    /product-card\/(CardStatus|ProductRating|NoteButton|ProductBadges|WishlistHeart)|use-save-dialog|use-saved-items/,
  ]),
  // Product cards: home, the listing and the wishlist.
  part('cards', [
    /product-card\/(?!index)|product-shelf|price-(label|step)|card-purchases|use-typed-pieces|CartNowToast/,
  ]),
  // What the cart, the checkout and placed orders share: their totals.
  part('order-sums', [
    /order-totals\/OrderTotals|DispatchText|better-price\/BetterPrice|generated\/(totals|dispatch)\.ts/,
    /account\/country\/country/,
  ]),
  // The rows of long tables: the cart and placed orders.
  part('long-tables', [/virtual-rows\/(VirtualRows|visible-rows|keep-mounted|use-printing)|use-wide-screen/]),
  // What the cart needs at once and its dialogs need later.
  part('cart-parts', [
    /shop\/cart\/(bulk-upload\.view|order-file)|bulkSet(Row)?RequestLimits|matching-lines|generated\/cart\.ts/,
  ]),
  // What the listing and product pages share.
  part('browsing', [/rules\/catalogue\/market|ChipButton|SegmentedControl|Breadcrumb/]),
]

export default defineConfig({
  resolve: {
    // The kit's sources, not its package.
    conditions: ['skafferi-source', ...defaultClientConditions],
  },
  ssr: { resolve: { conditions: ['skafferi-source', ...defaultServerConditions] } },
  plugins: [leanPages, react(), tailwind(), leanColours, leanRouter(import.meta.resolve('react-router'))],
  server: {
    proxy: Object.fromEntries(
      // Keep the `Host` header: the store accepts changes only from pages of the requested host.
      ['/store', '/auth', '/health', '/openapi.json', '/docs', '/files', '/assets/packshots'].map((path) => [
        path,
        { target: store },
      ]),
    ),
  },
  build: {
    manifest: true,
    // Every browser that `target` and `cssTarget` allow knows `modulepreload`.
    modulePreload: { polyfill: false },
    target: 'es2023',
    // The first browsers with `light-dark()`, so that no fallback for it is written.
    cssTarget: ['chrome123', 'safari17.5', 'firefox128'],
    // Every page lists the names of the scripts that it may load, so they have no words.
    rolldownOptions: { output: { ...scriptNames, codeSplitting: { groups } } },
  },
})
