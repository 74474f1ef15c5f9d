import { readFileSync } from 'node:fs'
import { brand } from '../packages/brand/src/brand.ts'

const read = (path: string) => readFileSync(new URL(`../${path}`, import.meta.url), 'utf8')

/** The shop's icon and name, for the sidebar. */
function brandMark(): string {
  const mark = Buffer.from(read('apps/web/public/assets/demo/mark.svg'))
  const icon = `data:image/svg+xml;base64,${mark.toString('base64')}`
  return (
    `<span style="display:flex;align-items:center;gap:10px;font-size:16px;font-weight:660;letter-spacing:-0.01em">` +
    `<img src="${icon}" width="28" height="28" alt=""><span>${brand.name}` +
    `<span style="display:block;font-size:12px;font-weight:420;opacity:.75;letter-spacing:0">Design system</span>` +
    `</span></span>`
  )
}

/** The head of Storybook's manager page: the shop's typeface, and the style sheets for its theme. */
export function managerHead(): string {
  const theme = {
    palette: read('packages/ui/src/theme/palette.css'),
    roles: read('packages/ui/src/theme/roles.css'),
    brand: brandMark(),
  }
  // Escapes `<`, so that the JSON cannot end the script element.
  const json = JSON.stringify(theme).replaceAll('<', '\\u003c')
  return [
    '<style>@font-face{font-family:"Hanken Grotesk";font-weight:400 700;font-display:swap;',
    'src:url("./assets/fonts/hanken-grotesk.woff2") format("woff2")}</style>',
    `<script type="application/json" id="skafferi-theme">${json}</script>`,
  ].join('')
}
