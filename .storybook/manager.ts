import { addons } from 'storybook/manager-api'
import { create } from 'storybook/theming/create'
import { readThemeSheet } from '../packages/ui/src/foundations/theme-sheet'
import { chromeTheme } from './chrome-theme'

interface Head {
  palette: string
  roles: string
  brand: string
}

/** Theme sheets that `main.ts` writes into the page's head, because this bundle cannot read files. */
const head = JSON.parse(document.getElementById('skafferi-theme')?.textContent ?? '{}') as Head
const sheet = readThemeSheet(head)
const dark = matchMedia('(prefers-color-scheme: dark)')

function applyTheme(): void {
  const colours = chromeTheme(sheet, dark.matches ? 'dark' : 'light')
  const theme = create({ ...colours, brandTitle: head.brand, brandUrl: './' })
  addons.setConfig({ theme, sidebar: { showRoots: true } })
}

applyTheme()
dark.addEventListener('change', applyTheme)
