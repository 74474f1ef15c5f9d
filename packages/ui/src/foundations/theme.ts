/// <reference types="vite/client" />
import palette from '../theme/palette.css?raw'
import roles from '../theme/roles.css?raw'
import { readThemeSheet } from './theme-sheet'

/** The theme parsed from its style sheets, for documentation pages. */
export const theme = readThemeSheet({ palette, roles })
