import type { Preview } from '@storybook/react-vite'
import { mswLoader } from 'msw-storybook-addon/csf3'
import type { ArgTypesEnhancer } from 'storybook/internal/types'
import { configure } from 'storybook/test'
import fullViews from 'virtual:full-views'
import { chooseRules, allRules } from './audit'
import { DocsFrame } from './docs/DocsFrame'
import { DocsPage } from './docs/DocsPage'
import { freezeClock } from './frozen-clock'
import { assertRequestsHandled, forgetRequests, networks, startWorker } from './msw'
import { modesOf } from './snapshots.mjs'
import { assertSnapshotState, recordSnapshotState } from './snapshot-check'
import { setPseudoLocale } from './pseudo-locale'
import {
  assertAnatomy,
  assertMarkup,
  assertMatrix,
  assertMessagesOnce,
  assertNoReactWarnings,
  recordReactWarnings,
} from './story-checks'
import { StoryProviders } from './StoryProviders'
import { assertSums } from './sums-check'
import { applyToolbar, globalTypes, initialGlobals, viewports, type Toolbar } from './toolbar'
import './preview.css'

/**
 * Sets the modes of a story's Chromatic snapshots, or disables them. An arg types enhancer, because only there are
 * title, name and parameters of a story known together and still mutable.
 */
const chooseModes: ArgTypesEnhancer = ({ argTypes, parameters, title, name }) => {
  const modes = modesOf(title, name.replaceAll(' ', ''), fullViews.includes(title))
  const off = Object.keys(modes).length === 0 || parameters.chromatic?.disableSnapshot
  parameters.chromatic = { ...parameters.chromatic, ...(off ? { disableSnapshot: true } : { modes }) }
  return argTypes
}

// Play functions wait long enough for a busy machine. Errors contain the page's text instead of the whole document,
// which is slow to print for a large page each time a query is retried.
configure({
  asyncUtilTimeout: 90_000,
  getElementError: (message, { textContent }) => new Error(`${message}\n\n${textContent?.slice(0, 2000)}`),
})

// In the test run transitions are skipped, so that elements are in their final state at once.
if ('__vitest_browser__' in globalThis) {
  const styleElement = document.createElement('style')
  styleElement.textContent = "[class*='transition-']:not([style]) { transition-duration: 0s !important }"
  document.head.append(styleElement)
}

recordReactWarnings()

const preview: Preview = {
  tags: ['autodocs'],
  loaders: [mswLoader(startWorker)],
  globalTypes,
  initialGlobals,
  argTypesEnhancers: [chooseModes],
  beforeEach: [
    chooseRules,
    forgetRequests,
    recordSnapshotState,
    async ({ globals, msw, parameters, viewMode }) => {
      const toolbar = globals as Toolbar
      setPseudoLocale(toolbar.locale === 'en-XA')
      msw.use(...(await networks[toolbar.network]()))
      // On a documentation page many stories share the document, so each sets its own attributes.
      if (viewMode !== 'docs') applyToolbar(document.documentElement, toolbar)
      return parameters.clock ? freezeClock(parameters.clock as string) : undefined
    },
  ],
  afterEach: [
    assertSnapshotState,
    assertMarkup,
    assertAnatomy,
    assertMatrix,
    assertMessagesOnce,
    assertSums,
    assertRequestsHandled,
    assertNoReactWarnings,
  ],
  decorators: [
    (Story, { globals, viewMode }) => (
      <StoryProviders toolbar={globals as Toolbar} onDocsPage={viewMode === 'docs'}>
        <Story />
      </StoryProviders>
    ),
  ],
  parameters: {
    layout: 'padded',
    viewport: { options: viewports },
    docs: {
      page: DocsPage,
      container: DocsFrame,
      toc: {
        headingSelector: 'h2, h3',
        ignoreSelector: '.docs-rule h3, .docs-story *, .docs-ground, .docs-ground *',
        title: 'On this page',
      },
    },
    a11y: {
      test: 'error',
      options: allRules,
    },
    options: {
      // Storybook parses this statically: only literals are allowed.
      storySort: {
        order: [
          'Foundations',
          [
            'Introduction',
            'Your brand',
            'Status',
            'Colour',
            'Type',
            'Spacing and radius',
            'Elevation',
            'Motion',
            'Density',
            'Icons',
            'Pack shots',
            'Words and tone',
            'Themes and print',
            'How to build a component',
          ],
          'Atlas',
          'Components',
          ['Actions', 'Forms', 'Navigation', 'Overlays', 'Feedback', 'Content', 'Layout', 'Settings'],
          'Commerce',
          ['Prices and stock', 'Catalogue', 'Cart', 'Checkout', 'Orders', 'Reviews', 'Wishlist', 'Account', 'Service'],
          'Screens',
          ['Visitors', 'Shopping', 'Cart and checkout', 'Account', 'Service', 'Anywhere'],
          'Office',
          'Pages',
          ['Visitors', 'Shopping', 'Cart and checkout', 'Account', 'Service', 'Anywhere'],
          'Flows',
        ],
      },
    },
  },
}

export default preview
