/// <reference types="vite/client" />
import palette from '../theme/palette.css?raw'
import roles from '../theme/roles.css?raw'
import { readThemeSheet } from './theme-sheet'

/** The theme as its style sheets say it, for pages that show it. */
export const theme = readThemeSheet({ palette, roles })
