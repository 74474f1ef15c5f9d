import type { Preview } from '@storybook/react-vite'
import { mswLoader } from 'msw-storybook-addon/csf3'
import { LinkProvider, type LinkElementProps } from '../packages/ui/src/components/link'
import { setContrast, setDensity, setScheme, type Contrast, type Density, type Scheme } from '../packages/ui/src/theme'
import { WordsProvider } from '../packages/ui/src/words'
import { freezeClock } from './frozen-clock'
import { startWorker } from './msw'
import './preview.css'

/** A link that shows and focuses like one but stays: a story has nowhere to go. */
function StayingLink({ onClick, ...props }: LinkElementProps) {
  return (
    <a
      {...props}
      onClick={(event) => {
        event.preventDefault()
        onClick?.(event)
      }}
    />
  )
}

interface Toolbar {
  scheme: Scheme
  contrast: Contrast
  density: Density
  direction: 'ltr' | 'rtl'
  locale: string
}

const preview: Preview = {
  tags: ['autodocs'],
  loaders: [mswLoader(startWorker)],
  globalTypes: {
    scheme: {
      description: 'Colour scheme',
      toolbar: { icon: 'contrast', items: ['light', 'dark'], dynamicTitle: true },
    },
    contrast: {
      description: 'Contrast',
      toolbar: { icon: 'eye', items: ['standard', 'more'], dynamicTitle: true },
    },
    density: {
      description: 'Density',
      toolbar: { icon: 'component', items: ['comfortable', 'compact'], dynamicTitle: true },
    },
    direction: {
      description: 'Writing direction',
      toolbar: { icon: 'transfer', items: ['ltr', 'rtl'], dynamicTitle: true },
    },
    locale: {
      description: 'Language',
      toolbar: { icon: 'globe', items: ['en'], dynamicTitle: true },
    },
  },
  initialGlobals: { scheme: 'light', contrast: 'standard', density: 'comfortable', direction: 'ltr', locale: 'en' } satisfies Toolbar,
  beforeEach: ({ globals, parameters }) => {
    const { scheme, contrast, density, direction, locale } = globals as Toolbar
    const root = document.documentElement
    setScheme(root, scheme)
    setContrast(root, contrast)
    setDensity(root, density)
    root.dir = direction
    root.lang = locale
    return parameters.clock ? freezeClock(parameters.clock as string) : undefined
  },
  decorators: [
    (Story, { globals }) => (
      <WordsProvider locale={(globals as Toolbar).locale}>
        <LinkProvider component={StayingLink}>
          <Story />
        </LinkProvider>
      </WordsProvider>
    ),
  ],
  parameters: {
    layout: 'padded',
    a11y: {
      test: 'error',
      options: {
        runOnly: {
          type: 'tag',
          values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
        },
      },
    },
    // Chromatic takes a picture of every story in each of these.
    chromatic: { modes: { light: { scheme: 'light' }, dark: { scheme: 'dark' }, phone: { scheme: 'light', viewport: 390 } } },
    options: {
      storySort: { order: ['Foundations', 'Components', 'Commerce', 'Screens', 'Pages', 'Flows'] },
    },
  },
}

export default preview
