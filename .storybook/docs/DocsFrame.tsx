import { useEffect, useLayoutEffect, useState, useSyncExternalStore, type PropsWithChildren } from 'react'
import { DocsContainer, type DocsContainerProps } from '@storybook/addon-docs/blocks'
import { GLOBALS_UPDATED, SET_GLOBALS } from 'storybook/internal/core-events'
import { create } from 'storybook/theming/create'
import { theme } from '../../packages/ui/src/foundations/theme'
import { chromeTheme } from '../chrome-theme'
import { applyToolbar, initialGlobals, type Toolbar } from '../toolbar'

type Channel = DocsContainerProps['context']['channel']

interface GlobalsEvent {
  globals: Toolbar
}

const themes = { light: create(chromeTheme(theme, 'light')), dark: create(chromeTheme(theme, 'dark')) }

/** The current settings of the toolbars. */
function useToolbar(channel: Channel): Toolbar {
  const [toolbar, setToolbar] = useState(() => {
    const [event] = (channel.last(GLOBALS_UPDATED) ?? channel.last(SET_GLOBALS) ?? []) as GlobalsEvent[]
    return { ...initialGlobals, ...event?.globals }
  })
  useEffect(() => {
    const update = ({ globals }: GlobalsEvent) => setToolbar((before) => ({ ...before, ...globals }))
    channel.on(GLOBALS_UPDATED, update)
    return () => channel.off(GLOBALS_UPDATED, update)
  }, [channel])
  return toolbar
}

const darkPreferred = () => matchMedia('(prefers-color-scheme: dark)')

function onPreference(callback: () => void): () => void {
  const query = darkPreferred()
  query.addEventListener('change', callback)
  return () => query.removeEventListener('change', callback)
}

/** A documentation page, which follows the toolbars and uses the shop's theme. */
export function DocsFrame({ context, children }: PropsWithChildren<DocsContainerProps>) {
  const toolbar = useToolbar(context.channel)
  const preferred = useSyncExternalStore(onPreference, () => darkPreferred().matches) ? 'dark' : 'light'
  // The page itself is in English from left to right, whatever its examples are.
  useLayoutEffect(
    () =>
      applyToolbar(document.documentElement, { ...toolbar, density: 'comfortable', direction: 'ltr', locale: 'en' }),
    [toolbar],
  )
  return (
    <DocsContainer context={context} theme={themes[toolbar.scheme === 'system' ? preferred : toolbar.scheme]}>
      {children}
    </DocsContainer>
  )
}
